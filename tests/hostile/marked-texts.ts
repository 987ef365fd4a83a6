/** A pseudo-language: the English texts between marks, in the built site's place of a language. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Language } from '#/contract/language.ts';
import type { localeIn } from '#/site/locale.ts';
import { all, type Element, named } from './markup.ts';

const [OPEN, CLOSE] = ['⟦', '⟧'];

type Text = string | readonly string[] | ((...given: never[]) => string) | object;

/** Returns a text, or what a function, a list or a record of texts says, between marks. */
function marked(text: Text): Text {
  if (typeof text === 'string') return OPEN + text + CLOSE;
  if (typeof text === 'function') return (...given: never[]) => OPEN + text(...given) + CLOSE;
  if (Array.isArray(text)) return text.map(marked);
  return Object.fromEntries(Object.entries(text).map(([key, one]) => [key, marked(one)]));
}

/**
 * Marks the texts of a language in the build that this process has loaded or will load. Returns the
 * build's own function for locales. Call it before a page is rendered.
 */
export async function markTexts(language: Language): Promise<typeof localeIn> {
  for (const path of globSync('dist/server/locale_*.mjs')) {
    const chunk = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
    const found = Object.values(chunk).find(isLocaleIn);
    if (!found) continue;
    const english = Object.entries(found('en').m).map(([key, text]) => [key, marked(text)]);
    Object.assign(found(language).m, Object.fromEntries(english));
    return found;
  }
  throw new Error('the build exports no localeIn');
}

function isLocaleIn(value: unknown): value is typeof localeIn {
  return typeof value === 'function' && value.name === 'localeIn';
}

/** Attributes that browsers show or read out, and those that scripts put on the page later. */
const SPOKEN = [
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'data-failed',
  'data-offline',
  'data-retry',
  'data-busy',
  'data-one',
  'data-many',
  'data-say',
  'data-missing',
  'data-title',
];

/** Returns what a page says: its texts in a row, and each attribute that is or will be shown. */
export function saidOn(page: Element): string[] {
  const attributes = all(page, () => true).flatMap((one) => [
    ...SPOKEN.flatMap((name) => one.attributes.get(name) ?? []),
    ...(one.name === 'meta' && one.attributes.get('name') === 'description'
      ? [one.attributes.get('content') ?? '']
      : []),
  ]);
  return [...all(page, named('title')), ...all(page, named('body'))]
    .map(wordsOf)
    .concat(attributes);
}

/** Returns the text of an element with a space at each element's end, without scripts. */
function wordsOf({ name, children }: Element): string {
  if (name === 'script' || name === 'style') return '';
  const inside = children.map((child) => (typeof child === 'string' ? child : wordsOf(child)));
  return `${inside.join('')} `;
}

/** Returns the words of a text that are outside its marks. Throws if a mark has no partner. */
export function unmarkedIn(text: string): string[] {
  let depth = 0;
  let outside = '';
  for (const sign of text) {
    if (sign === OPEN) depth += 1;
    else if (sign === CLOSE) depth -= 1;
    else outside += depth === 0 ? sign : ' ';
    if (depth < 0) break;
  }
  if (depth !== 0) throw new Error(`a mark alone in ${text}`);
  return outside.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
}
