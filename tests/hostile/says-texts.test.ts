/**
 * Texts with markup and with characters that reverse a line's direction: pages escape and isolate
 * them.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TITLE } from '#/contract/limits.ts';
import { title as dramaName } from '#/contract/params.ts';
import { ENDLESS, MARKUP, NASTALIQ, TURNED, ZALGO } from '../fixtures/odd-texts.ts';
import { scriptSaying } from '../fixtures/sayings.ts';
import { all, classed, type Element, named, skeletonOf, textOf, textsIn } from './markup.ts';
import { pagesOf, pagesWhere, type Said, siteThatHears, withSite } from './says.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
withSite();

let plain: Map<string, Said>;
beforeAll(async () => {
  plain = await pagesOf({});
});

const DATA = 'application/ld+json';

/** Returns a page's scripts: the address or type, and the content of each. JSON-LD is no script. */
const scriptsOf = (page: Element) =>
  all(page, named('script'))
    .map(({ attributes, children }) => [
      attributes.get('src') ?? attributes.get('type') ?? '',
      children.join(''),
    ])
    .filter(([type]) => type !== DATA);

const isData = ({ name, attributes }: Element) =>
  name === 'script' && attributes.get('type') === DATA;

describe.each(Object.entries(MARKUP))('%s in every text', (_, text) => {
  let pages: Map<string, Said>;
  beforeAll(async () => {
    pages = await pagesOf({ text });
  });

  it('is plain text: it adds no element or attribute to any page', () => {
    const changed = [...pages].filter(
      ([name, { page }]) => skeletonOf(page) !== skeletonOf((plain.get(name) as Said).page),
    );
    expect(changed.map(([name]) => name)).toEqual([]);
  });

  it('is in no script', () => {
    for (const [name, { page }] of pages) {
      expect(scriptsOf(page), name).toEqual(scriptsOf((plain.get(name) as Said).page));
    }
  });

  it('is whole in the JSON-LD of every page that has one, and can not close it', () => {
    const data = [...pages.values()].flatMap(({ page }) => all(page, isData));
    const texts = data.map(({ children }) => children.join(''));
    expect(texts.filter((one) => one.includes('<'))).toEqual([]);
    const said = texts.map((one) => JSON.stringify(JSON.parse(one)));
    expect(
      said.filter((one) => one.includes(JSON.stringify(text).slice(1, -1))).length,
    ).toBeGreaterThan(3);
  });

  it('is shown unchanged on every page', () => {
    expect(pagesWhere(pages, (page) => textOf(page).includes(text))).toEqual([...pages.keys()]);
  });
});

describe('JSON-LD', () => {
  it('is the only data of a page that browsers do not run', () => {
    const types = [...plain.values()].flatMap(({ page }) =>
      all(page, named('script')).map(({ attributes }) => attributes.get('type') ?? ''),
    );
    expect(types.length).toBeGreaterThan(0);
    expect(new Set(types)).toEqual(new Set(['', 'module', 'speculationrules', DATA]));
  });
});

describe.each([
  ['U+202E', TURNED],
  ['Nastaliq', NASTALIQ],
  ['zalgo', ZALGO],
  ['10,000 characters without a space', ENDLESS],
])('%s in every text', (_, text) => {
  let pages: Map<string, Said>;
  beforeAll(async () => {
    pages = await pagesOf({ text });
  });

  it('is isolated wherever it is in the page: with <bdi>, or with dir="auto"', () => {
    for (const [name, { page }] of pages) {
      // A title is shown up to its last letter but one, before the ellipsis.
      const shown = text.slice(0, TITLE - 1);
      const inBody = all(page, named('body')).flatMap((body) =>
        textsIn(body, (said) => said.includes(shown)),
      );
      // A drama's name is its address. One that is too long for an address is left out.
      const leftOut = name === 'dramas' && dramaName.parse(text) === undefined;
      expect(inBody.length > 0, name).toBe(!leftOut);
      // No browser shows what JSON-LD says.
      const loose = inBody.filter(
        ({ within }) => !within.some((tag) => /^(bdi|script)$|\[dir=auto\]$/.test(tag)),
      );
      // dir="auto" does not look into <bdi>: a text in both would run from left to right.
      const both = inBody.filter(
        ({ within }) => within.includes('bdi') && within.some((tag) => tag.endsWith('[dir=auto]')),
      );
      expect(
        loose.map(({ within }) => within.join(' ')),
        name,
      ).toEqual([]);
      expect(both, name).toEqual([]);
    }
  });
});

describe('a name in the window’s title', () => {
  const titleOf = async (text: string, path = '/zxyxvyXdF/7') => {
    const { page } = await siteThatHears(
      (host) => scriptSaying(host, { text }),
      (visit) => visit(path),
    );
    return all(page, named('title')).map(textOf)[0];
  };

  it('that runs from right to left is isolated from the site’s name', async () => {
    expect(await titleOf(NASTALIQ)).toBe(`\u2068${NASTALIQ}\u2069 · Manzar`);
  });
});

describe('a drama’s name over its episodes', () => {
  it('is isolated from our words beside it', async () => {
    const { page } = await siteThatHears(
      (host) => scriptSaying(host, {}),
      (visit) => visit(`/drama/${encodeURIComponent(NASTALIQ)}`),
    );
    const [heading] = all(page, named('h1'));
    expect(heading && textOf(heading)).toBe(`${NASTALIQ} - Episodes`);
    expect(heading && all(heading, named('bdi')).map(textOf)).toEqual([NASTALIQ]);
  });
});

describe('a title that becomes longer in lower case', () => {
  it('is marked where the query matches, and never within a character', async () => {
    const text = 'İİ😀😀 zz';
    const { page } = await siteThatHears(
      (host) => scriptSaying(host, { text }),
      (visit) => visit(`/search?query=${encodeURIComponent('😀 zz')}`),
    );
    const [hits] = all(page, classed('search-page-hits'));
    const titles = hits ? all(hits, named('b')).map(textOf) : [];
    expect(titles).toEqual([text]);
    const marks = hits ? all(hits, named('mark')).map(textOf) : [];
    expect(marks.filter((mark) => mark !== '😀 zz')).toEqual([]);
  });
});
