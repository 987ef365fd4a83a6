/** The addresses in a page's markup: which language they are of, and which page they lead to. */
import { ENGLISH, type Language, languages } from '#/contract/language.ts';
import { inEnglish, inLanguage } from '#/site/paths.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { all, type Element, textOf } from './markup.ts';

/** Addresses without a language: files, pictures, clips, and what archive.org lists of a film. */
const NO_LANGUAGE = /^\/(?:(?:_astro|t|clips)\/|\w+\.svg|data\/archive\?)/;

/** Returns every address of the site that a page's attributes hold, with their element. */
export function addressesIn(page: Element): { address: string; of: Element }[] {
  return all(page, () => true).flatMap((of) =>
    [...of.attributes].flatMap(([name, value]) => {
      const pattern = INSIDE[name] ?? /^(\/(?!\/).*)/gs;
      return [...value.matchAll(pattern)].map(([, address = '']) => ({ address, of }));
    }),
  );
}
/**
 * Attributes that hold more than an address: an island's props in JSON, and a `meta` refresh. What the device
 * records has the English address in each language: `address` and `page` of what plays.
 */
const INSIDE: Record<string, RegExp> = {
  props: /(?<!"(?:address|page)":\[0,)"(\/(?:[^"\\]|\\.)*)"/g,
  content: /url=(.*)/g,
};

/** Returns the addresses on a page that are of another language than the page, or than they say. */
export function strayAddresses(page: Element, language: Language): string[] {
  return addressesIn(page)
    .filter(({ of }) => !isRecord(of))
    .filter(({ address, of }) => !isIn(address, languageSaid(of) ?? language))
    .map(({ address }) => address);
}

/** Whether an element's props are a record of the watchlist, which names a page by its English address. */
const isRecord = ({ attributes }: Element) =>
  attributes.get('component-export') === 'WatchlistButton';

function languageSaid({ attributes }: Element): Language | undefined {
  const said = attributes.get('hreflang');
  return said === 'x-default' ? ENGLISH : (said as Language | undefined);
}

function isIn(address: string, language: Language): boolean {
  if (NO_LANGUAGE.test(address)) return true;
  if (address.startsWith('/data/')) {
    const { searchParams } = new URL(address, 'https://a.example');
    return searchParams.get('ui') === (language === ENGLISH ? null : language);
  }
  const plain = inEnglish(address);
  return address === inLanguage(language, plain) && plain === inEnglish(plain);
}

type Attributes = Record<string, string>;

/** Returns the attributes of the links in a page's head, without what all of them share. */
export function linksOf(page: Element, rel: string): Attributes[] {
  const links = all(page, (one) => one.name === 'link' && one.attributes.get('rel') === rel);
  return links.map(({ attributes }) => {
    const { rel: _, ...rest } = Object.fromEntries(attributes);
    return rest;
  });
}
/** Returns the attributes of links to a page in every language, for its English address. */
export const alternatesTo = (plain: string) => [
  ...languages.map((one) => ({ hreflang: one as string, href: SITE_URL + inLanguage(one, plain) })),
  { hreflang: 'x-default', href: SITE_URL + plain },
];

/** Returns the links of a page to itself in other languages. */
export function waysOf(page: Element) {
  const ways = all(page, ({ name, attributes }) => name === 'a' && attributes.has('hreflang'));
  return ways.map((way) => {
    const { href, lang, hreflang, 'aria-current': current } = Object.fromEntries(way.attributes);
    return { href, lang, hreflang, text: textOf(way).trim(), current: current === 'true' };
  });
}
