/** The site map's parts, languages and texts, and how a remote host's lists are walked. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { NotFound, OverLimit, Upstream } from '#/contract/errors.ts';
import type { CatalogueIndex } from '#/host/catalogue-index.ts';
import { pagedLists } from '#/server/crawlers/list-pages.ts';
import type { Versions } from '#/server/crawlers/site-map.ts';
import { siteMap } from '#/server/crawlers/site-map.ts';
import { walked } from '#/server/crawlers/walk.ts';
import { xmlText } from '#/server/crawlers/xml.ts';

const SITE = 'https://manzar.example';
type Asked = { call: string; page: number; list?: string };

/** Returns a catalogue whose lists have `totalPages`, with what it was asked. */
function listing(totalPages: number, fails: (requested: Asked) => boolean = () => false) {
  const requested: Asked[] = [];
  const ask = async (call: string, { page = 1, list }: Partial<Asked>) => {
    const one = { call, page, ...(list && { list }) };
    requested.push(one);
    if (fails(one)) throw new Upstream('it fails');
    if (call === 'seasons') return [{ id: 's1', series: { id: '8', name: 'Judex' } }];
    if (call === 'dramas') return [{ title: 'A & B' }];
    if (call === 'free') return [{ dates: [{ country: 'US', year: 2027, of: null }] }];
    const id = `${page}`;
    const isNamed = call === 'popularPeople' || call === 'seriesLists';
    const item = isNamed ? { id, name: 'N' } : { id, movieId: id };
    return { items: [item], page, totalPages, totalResults: null, watchable: false, playing: null };
  };
  return { requested, catalogue: { ask } as unknown as Catalogue };
}

/** Returns an index of as many films. */
const films = (count: number): CatalogueIndex => ({
  count: () => count,
  from: async (skipped, limit) =>
    Array.from({ length: Math.max(0, Math.min(limit, count - skipped)) }, (_, i) => ({
      path: `/film/${skipped + i}`,
      changed: '2026-01-02',
    })),
  newest: () => [],
});

const english: Versions = (path) => [{ language: 'en', path }];

async function answer(
  path: string,
  index: CatalogueIndex | null,
  versions = english,
  { catalogue } = listing(1),
) {
  const served = siteMap(
    {
      siteName: 'Manzar',
      siteUrl: SITE,
      catalogue,
      index,
      hasOthers: false,
      securityContact: null,
      headers: {},
    },
    versions,
  ).find(({ has }) => has(path));
  const found = await served?.answer(path);
  return { status: found?.status, text: (await found?.text()) ?? '' };
}

const locsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('the site map', () => {
  it('has each page in every language, and names the others beside it', async () => {
    const versions: Versions = (path) => [
      { language: 'en', path },
      { language: 'ur', path: `/ur${path}` },
    ];
    const { text: part } = await answer('/sitemap-1.xml', films(3000), versions);
    expect(locsIn(part)).toHaveLength(2000);
    const others =
      `<xhtml:link rel="alternate" hreflang="en" href="${SITE}/film/0"/>` +
      `<xhtml:link rel="alternate" hreflang="ur" href="${SITE}/ur/film/0"/>`;
    for (const path of ['/film/0', '/ur/film/0']) {
      expect(part).toContain(`<loc>${SITE}${path}</loc><lastmod>2026-01-02</lastmod>${others}`);
    }
  });

  it('has no other address: /sitemap-0.xml is not one of its parts', () => {
    const served = siteMap({ siteUrl: SITE, ...listing(1) } as never);
    for (const path of ['/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-.xml', '/sitemap.xml/']) {
      expect(served.some(({ has }) => has(path))).toBe(false);
    }
  });

  it('writes any text as XML', () => {
    expect(xmlText('<a> & "b" \'c\' \u0000\u000b\ud800\uffff')).toBe(
      '&lt;a&gt; &amp; &quot;b&quot; &apos;c&apos; ',
    );
  });
});

describe('the pages of a remote catalogue', () => {
  it('are what its fixed lists name on 25 pages each, asked once a day', async () => {
    const { requested, catalogue } = listing(500);
    let now = 0;
    const walk = walked(catalogue, () => now);
    const paths = (await walk()).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ['/', '/movies/topRated?page=25', '/zxyxvyXdF/25', '/people/detail/25']) {
      expect(paths).toContain(path);
    }
    for (const path of ['/season/s1', '/detail/tv-series/8', '/drama/A%20%26%20B', '/free/2027']) {
      expect(paths).toContain(path);
    }
    expect(Math.max(...requested.map(({ page }) => page))).toBe(25);
    const calls = requested.length;
    expect(calls).toBe(26 * pagedLists.length + 25 + 2 * 2 + 1);
    now += 23 * 3_600_000;
    await walk();
    expect(requested).toHaveLength(calls);
    now += 2 * 3_600_000;
    await walk();
    await expect.poll(() => requested.length).toBe(2 * calls);
  });

  it('are those of each list of series, as long as that is, with its series', async () => {
    const { requested, catalogue } = listing(2);
    const paths = (await walked(catalogue)()).map(({ path }) => path);
    for (const path of ['/TvShow/topRated?page=2', '/detail/tv-series/1', '/detail/tv-series/2'])
      expect(paths).toContain(path);
    const lists = requested.filter(({ call }) => call === 'seriesLists').map(({ list }) => list);
    expect(new Set(lists)).toEqual(new Set(['trending', 'top-rated', 'on-the-air']));
  });

  it('are asked once a day of a host without lists by editors, too', async () => {
    const { requested, catalogue } = listing(1, ({ call }) => {
      if (call === 'lists') throw new NotFound('it has none');
      return false;
    });
    let now = 0;
    const walk = walked(catalogue, () => now);
    expect((await walk()).filter(({ path }) => path.startsWith('/lists'))).toEqual([]);
    const calls = requested.length;
    now += 23 * 3_600_000;
    await walk();
    expect(requested).toHaveLength(calls);
  });

  it('are those of the lists that can be had; the others are asked again an hour later', async () => {
    let down = true;
    const { requested, catalogue } = listing(
      2,
      ({ call, page }) => down && call === 'topRated' && page > 1,
    );
    let now = 0;
    const walk = walked(catalogue, () => now);
    expect((await walk()).map(({ path }) => path)).toContain('/drama/A%20%26%20B');
    const calls = requested.length;
    down = false;
    now += 59 * 60_000;
    await walk();
    expect(requested).toHaveLength(calls);
    now += 2 * 60_000;
    await walk();
    await expect.poll(() => requested.length).toBeGreaterThan(calls);
  });

  it('are not cut by our own limit: a walk that meets it fails, and the next one who asks gets all', async () => {
    let busy = true;
    const { catalogue } = listing(2, () => {
      if (busy) throw new OverLimit();
      return false;
    });
    const walk = walked(catalogue, () => 0);
    await expect(walk()).rejects.toThrow(OverLimit);
    busy = false;
    expect((await walk()).map(({ path }) => path)).toContain('/movies/topRated?page=2');
  });

  it.each(['our own limit', 'the host'])('stay all, where %s cuts a later walk', async (why) => {
    let fails = false;
    const { requested, catalogue } = listing(2, ({ call }) => {
      if (fails && why === 'our own limit') throw new OverLimit();
      return fails && call === 'seasons';
    });
    let now = 0;
    const walk = walked(catalogue, () => now);
    const all = await walk();
    const calls = requested.length;
    fails = true;
    now += 25 * 3_600_000;
    expect(await walk()).toEqual(all);
    await new Promise((resolve) => setTimeout(resolve));
    expect(requested.length).toBeGreaterThan(calls);
    expect(await walk()).toEqual(all);
    now += 2 * 3_600_000;
    fails = false;
    const before = requested.length;
    await walk();
    expect(requested.length).toBeGreaterThan(before);
  });
});
