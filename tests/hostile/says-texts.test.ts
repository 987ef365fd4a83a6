/** Texts with markup and with signs that turn the line: escaped, and isolated in the page. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ENDLESS, MARKUP, NASTALIQ, TURNED, ZALGO } from '../fixtures/odd-texts.ts';
import { scriptSaying } from '../fixtures/sayings.ts';
import { all, classed, type Element, named, skeletonOf, textOf, textsIn } from './markup.ts';
import { pagesOf, pagesWhere, type Said, siteThatHears } from './says.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let plain: Map<string, Said>;
beforeAll(async () => {
  plain = await pagesOf({});
});

/** What scripts a page has, and what they say. */
const scriptsOf = (page: Element) =>
  all(page, named('script')).map(({ attributes, children }) => [
    attributes.get('src') ?? attributes.get('type') ?? '',
    children.join(''),
  ]);

describe.each(Object.entries(MARKUP))('%s in every text', (_, text) => {
  let pages: Map<string, Said>;
  beforeAll(async () => {
    pages = await pagesOf({ text });
  });

  it('is text: no page has another element or attribute for it', () => {
    const changed = [...pages].filter(
      ([name, { page }]) => skeletonOf(page) !== skeletonOf((plain.get(name) as Said).page),
    );
    expect(changed.map(([name]) => name)).toEqual([]);
  });

  it('stands in no script', () => {
    for (const [name, { page }] of pages) {
      expect(scriptsOf(page), name).toEqual(scriptsOf((plain.get(name) as Said).page));
    }
  });

  it('is read as it was said, on every page', () => {
    expect(pagesWhere(pages, (page) => textOf(page).includes(text))).toEqual([...pages.keys()]);
  });
});

describe('JSON-LD', () => {
  it('is on no page, so that none can be closed', () => {
    const types = [...plain.values()].flatMap(({ page }) =>
      all(page, named('script')).map(({ attributes }) => attributes.get('type') ?? ''),
    );
    expect(types.length).toBeGreaterThan(0);
    expect(new Set(types)).toEqual(new Set(['', 'speculationrules']));
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

  it('is isolated with <bdi> wherever it stands in the page', () => {
    for (const [name, { page }] of pages) {
      const inBody = all(page, named('body')).flatMap((body) =>
        textsIn(body, (said) => said.includes(text)),
      );
      expect(inBody.length, name).toBeGreaterThan(0);
      const loose = inBody.filter(({ within }) => !within.includes('bdi'));
      expect(
        loose.map(({ within }) => within.join(' ')),
        name,
      ).toEqual([]);
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

  it('that runs the other way is isolated from the site’s', async () => {
    expect(await titleOf(NASTALIQ)).toBe(`\u2068${NASTALIQ}\u2069 · Manzar`);
  });

  it('can not end its own isolation', async () => {
    expect(await titleOf(TURNED)).toBe('\u2068abc \u202egnp.exe def\u2069 · Manzar');
  });

  it('that runs as ours is as it was said', async () => {
    expect(await titleOf('Amélie – 2')).toBe('Amélie – 2 · Manzar');
  });
});

describe('a drama’s name over its episodes', () => {
  it('is isolated from the words of ours beside it', async () => {
    const { page } = await siteThatHears(
      (host) => scriptSaying(host, {}),
      (visit) => visit(`/drama/${encodeURIComponent(NASTALIQ)}`),
    );
    const [heading] = all(page, named('h1'));
    expect(heading && textOf(heading)).toBe(`${NASTALIQ} - Episodes`);
    expect(heading && all(heading, named('bdi')).map(textOf)).toEqual([NASTALIQ]);
  });
});

describe('a title that grows when it is put into small letters', () => {
  it('is marked where the query stands, and never within a character', async () => {
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
