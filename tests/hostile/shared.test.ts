/** What search engines and sites that show a link read of the built site's pages. */
import { join } from 'node:path';
import type { Graph, Thing, WithContext } from 'schema-dts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languages } from '#/contract/language.ts';
import { TITLE } from '#/contract/limits.ts';
import { inEnglish, inLanguage, OPEN, paths, patterns, WATCHLIST } from '#/site/paths.ts';
import { startSiteHere } from '../e2e/site.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import * as odd from '../fixtures/odd-texts.ts';
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { siteOfTests } from './host-site.ts';
import { all, named, parse } from './markup.ts';
import { LOST, PAGES } from './routes.ts';

const SITE = 'https://manzar.example';
const PICTURE_CACHE = folderOfTests();
const env = { SITE_URL: SITE, PICTURE_CACHE };
const PERSON = '/people/popularPeople';

const site = await siteOfTests(env);

/** What a manifest says, as far as these tests read it. */
type Drawn = { src: string; sizes: string; type: string };
type App = Record<'id' | 'scope' | 'name' | 'lang', string> & {
  icons: Drawn[];
  screenshots: Drawn[];
  shortcuts: { url: string }[];
  share_target: { action: string };
};

/** Returns what a page says in its head: Open Graph and other meta tags, its address, its JSON-LD. */
function readIn(html: string) {
  const page = parse(html);
  const metas = all(page, named('meta')).map(({ attributes }): [string, string] => [
    attributes.get('property') ?? attributes.get('name') ?? '',
    attributes.get('content') ?? '',
  ]);
  const links = all(page, named('link'));
  const canonical = links.find(({ attributes }) => attributes.get('rel') === 'canonical');
  const isData = /^application\/ld\+json$/;
  const scripts = all(page, named('script')).filter(({ attributes }) =>
    isData.test(attributes.get('type') ?? ''),
  );
  const said = scripts.map(({ children }) => JSON.parse(String(children[0])) as Stated);
  return {
    metas: new Map(metas),
    canonical: canonical?.attributes.get('href') ?? null,
    said,
    things: said.flatMap((one) => ('@graph' in one ? one['@graph'] : [one]) as Said[]),
    links: all(page, named('a')).map(({ attributes }) => attributes.get('href') ?? ''),
  };
}
type Stated = Graph | WithContext<Thing>;
type Said = { '@type': string } & Record<string, unknown>;

async function ask(path: string, url = site.url) {
  const answer = await fetch(url + path, { redirect: 'manual' });
  return { status: answer.status, ...readIn(await answer.text()) };
}

it('the splash of each language is rendered before its first visitor comes', async () => {
  for (const language of languages) {
    const { headers } = await fetch(site.url + inLanguage(language, '/'));
    // A page that is rendered for its visitor has no ETag yet.
    expect([language, headers.get('etag')]).toEqual([language, expect.any(String)]);
  }
});

/** What search engines need of each type. Another type on a page is a mistake. */
const REQUIRED: Record<string, string[]> = {
  Movie: ['name', 'url', 'image'],
  TVSeries: ['name', 'url', 'image'],
  TVEpisode: ['name', 'url', 'image'],
  Person: ['name', 'url', 'image'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'url', 'image', 'itemListElement'],
};

/** Returns every address in a statement. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    ['url', 'item', 'image'].includes(key) && typeof one === 'string' ? [one] : addressesIn(one),
  );
}

const missingIn = (thing: Said) =>
  (REQUIRED[thing['@type']] ?? ['a known type']).filter((property) => !thing[property]);

describe('each page that search engines may list', () => {
  const hidden = /^\/(search|kept|more|500)/;
  const shown = PAGES.filter((path) => !hidden.test(path) && !path.includes('?play='));

  it.each([...shown.filter((path) => !path.startsWith('/drama-pak')), PERSON])(
    'states what it is about, with all that its type requires: %s',
    async (path) => {
      const { said, things, metas, canonical } = await ask(path);
      expect(said).toHaveLength(1);
      expect(said[0]).toHaveProperty('@context', 'https://schema.org');
      expect(things.flatMap(missingIn)).toEqual([]);
      expect(addressesIn(things).filter((address) => !address.startsWith(`${SITE}/`))).toEqual([]);
      expect(JSON.stringify(things)).not.toMatch(/rating|VideoObject/i);
      const own = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description', 'twitter:card'];
      expect(own.filter((name) => !metas.get(name))).toEqual([]);
      expect(metas.get('og:url')).toBe(canonical);
      expect(metas.get('twitter:card')).toBe('summary_large_image');
      expect(metas.get('og:image')).toMatch(/^https:\/\/manzar\.example\/t\/og\/.+\.jpg$/);
    },
  );

  it('names its language for Open Graph, the others beside it, and the manifest of the language', async () => {
    for (const language of languages) {
      const html = await (await fetch(site.url + inLanguage(language, '/all-cartoons'))).text();
      const said = [...html.matchAll(/property="og:locale(:alternate)?" content="(\w+)"/g)];
      expect(said.map(([, kind]) => kind)).toEqual([undefined, ...Array(3).fill(':alternate')]);
      expect(said[0]?.[2]?.slice(0, 2)).toBe(language);
      expect(new Set(said.map(([, , locale]) => locale)).size).toBe(languages.length);
      const [, manifest = ''] = /rel="manifest" href="([^"]+)"/.exec(html) ?? [];
      const answer = await fetch(site.url + manifest);
      expect(answer.headers.get('content-type')).toContain('application/manifest+json');
      const home = inLanguage(language, '/movie-dashboard');
      expect(await answer.json()).toMatchObject({
        lang: language,
        dir: language === 'ur' ? 'rtl' : 'ltr',
        id: home,
        start_url: home,
        scope: inLanguage(language, '/'),
      });
    }
  });

  it('is a separate app in each language, with icons and screenshots as large as it says', async () => {
    const apps = await Promise.all(
      languages.map(async (language) => {
        const answer = await fetch(site.url + inLanguage(language, patterns.manifest));
        return (await answer.json()) as App;
      }),
    );
    for (const key of ['id', 'scope', 'name', 'lang'] as const)
      expect(new Set(apps.map((app) => app[key])).size, key).toBe(languages.length);
    for (const app of apps) {
      const leads = [...app.shortcuts.map(({ url }) => url), app.share_target.action];
      expect(leads.map((path) => path.startsWith(app.scope))).toEqual([true, true, true, true]);
      expect(leads.map(inEnglish)).toEqual([paths.search, paths.feed, WATCHLIST, OPEN]);
      expect(app.share_target).toMatchObject({
        method: 'GET',
        params: { url: 'url', text: 'text' },
      });
    }
    const drawn = apps.flatMap(({ icons, screenshots }) => [...icons, ...screenshots]);
    const sized = new Map(drawn.map((one) => [one.src, one] as const));
    // The drawing has any size.
    sized.delete('/icon.svg');
    for (const { src, sizes, type } of sized.values()) {
      const answer = await fetch(site.url + src);
      expect([src, answer.headers.get('content-type')]).toEqual([src, type]);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    expect(sized.size).toBe(3 + 2 * languages.length);
  });

  it('is of the type of its thing', async () => {
    const typesAt = async (path: string) => (await ask(path)).things.map((one) => one['@type']);
    const [, movie = '', , person = ''] = [
      '',
      '/zxyxvyXdF/600765021',
      '',
      (await ask(PERSON)).links.find((href) => href.startsWith('/people/detail/')),
    ];
    expect(await typesAt('/movie-dashboard')).toEqual(['WebSite']);
    expect(await typesAt('/')).toEqual(['WebSite']);
    expect(await typesAt('/all-seasons')).toEqual(['BreadcrumbList']);
    expect(await typesAt(movie)).toEqual(['Movie', 'BreadcrumbList']);
    expect(await typesAt(person)).toEqual(['Person', 'BreadcrumbList']);
    expect(await typesAt('/drama/Tanhaiyaan')).toEqual(['TVSeries', 'BreadcrumbList']);
    const [episode] = PAGES.filter((path) => path.includes('episode='));
    expect(await typesAt(episode ?? '')).toEqual(['TVEpisode', 'BreadcrumbList']);
  });
});

describe('a page that search engines should not list', () => {
  it.each([...LOST, '/search?query=chaplin', '/more/trending'])(
    'states nothing: %s',
    async (path) => {
      const { said, metas, canonical } = await ask(path);
      expect([said, metas.get('og:image'), canonical]).toEqual([[], undefined, null]);
    },
  );

  it('because it opens a player or shows several pages states nothing, and is shown like any', async () => {
    for (const path of [
      '/zxyxvyXdF/600765021?play=movie',
      '/movies/PopularMovies?through=2',
      '/all-cartoons?play=x',
    ]) {
      const { said, metas } = await ask(path);
      expect([path, said]).toEqual([path, []]);
      expect(metas.get('og:image')).toMatch(/\.jpg$/);
    }
  });
});

describe('a picture for sharing', () => {
  async function pictureAt(path: string, url = site.url) {
    const answer = await fetch(url + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, kept: answer.headers.get('cache-control') ?? '', bytes };
  }
  const isWhole = async ({ bytes }: { bytes: Buffer }) => {
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    // Every pixel can be decoded, and the picture is not one plain colour.
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  };

  it('of every kind of page decodes at its size', async () => {
    const list = await ask(PERSON);
    const series = (await ask('/season/les-vampires-1915')).links;
    const pages = [
      '/movie-dashboard',
      '/zxyxvyXdF/600765021',
      '/season/les-vampires-1915',
      '/ur/drama/Tanhaiyaan',
      '/drama/Tanhaiyaan',
      list.links.find((href) => href.startsWith('/people/detail/')) ?? '',
      series.find((href) => href.startsWith('/detail/tv-series/')) ?? '',
    ];
    const pictures: string[] = [];
    for (const path of pages) {
      const address = (await ask(path)).metas.get('og:image') ?? '';
      pictures.push(address);
      const picture = await pictureAt(address.slice(SITE.length));
      expect([path, picture.status, picture.kept]).toEqual([path, 200, 'public, max-age=86400']);
      await isWhole(picture);
    }
    expect(new Set(pictures).size).toBe(pages.length);
  });

  it('of what the catalogue does not know is 404, and paints nothing', async () => {
    for (const path of [
      'movie/1',
      'person/1',
      'series/--',
      'season/none',
      'drama/None',
      'x/1',
      'ur/movie/1',
      'xx/movie/600765021',
    ]) {
      const { status, kept } = await pictureAt(`/t/og/${path}.jpg`);
      expect([path, status, kept]).toEqual([path, 404, 'no-store']);
    }
    for (const path of ['movie/%ff', 'movie/600765021', 'movie/600765021.png', 'site']) {
      expect((await pictureAt(`/t/og/${path}`)).status).toBe(404);
    }
  });

  it('has the photograph of a remote host, and its sheet for a minute while there is none', async () => {
    const host = await createScriptedHost();
    scriptWholeHost(host);
    const photo = await sharp({
      create: { width: 500, height: 750, channels: 3, background: '#ffffff' },
    })
      .jpeg()
      .toBuffer();
    const own = { CATALOGUE_HOST: host.origin, IMAGE_HOST: `${host.origin}/t/p` };
    const remote = await startSiteHere({ ...own, PICTURE_CACHE: join(PICTURE_CACHE, 'remote') });
    try {
      for (const [id, reply] of [
        [8, { status: 404 }],
        [9, { bytes: photo.subarray(0, 900) }],
      ] as const) {
        const json = { id, title: `Film ${id}`, poster_path: `/p${id}.jpg` };
        host.answer(`/api/tmdb/dashboard/movie/${id}`, { json });
        const path = `/t/og/movie/${id}.jpg`;
        host.answer('/t/p/', reply);
        const without = await pictureAt(path, remote.url);
        expect(without.kept).toBe('public, max-age=60');
        await isWhole(without);
        const requested = host.requests.length;
        expect((await pictureAt(path, remote.url)).bytes).toEqual(without.bytes);
        expect(host.requests).toHaveLength(requested);
      }
      host.answer('/t/p/', { bytes: photo });
      const whole = await pictureAt('/t/og/movie/7.jpg', remote.url);
      expect(whole.kept).toBe('public, max-age=86400');
      const inside = { left: 100, top: 100, width: 200, height: 400 };
      const poster = await sharp(whole.bytes).extract(inside).png().toBuffer();
      const { channels } = await sharp(poster).stats();
      expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
      const requested = host.requests.length;
      expect((await pictureAt('/t/og/movie/7.jpg', remote.url)).bytes).toEqual(whole.bytes);
      expect(host.requests).toHaveLength(requested);
    } finally {
      await remote.stop();
      await host.close();
    }
  });

  it('is sound, as is what a page states, whatever title a host gives', async () => {
    const host = await createScriptedHost();
    const remote = await startSiteHere({ CATALOGUE_HOST: host.origin, PICTURE_CACHE });
    try {
      const { MARKUP, ...others } = odd;
      for (const [at, title] of Object.values({ ...MARKUP, ...others }).entries()) {
        const json = { id: `t${at}`, title, overview: title };
        host.answer(`/api/tmdb/dashboard/movie/t${at}`, { json });
        const { things } = await ask(`/zxyxvyXdF/t${at}`, remote.url);
        // A title is shown up to its last letter but one, before the ellipsis.
        const name = expect.stringContaining(title.slice(0, TITLE - 1));
        expect(things[0]).toMatchObject({ name, description: title });
        if (at % 4 === 0) await isWhole(await pictureAt(`/t/og/movie/t${at}.jpg`, remote.url));
      }
    } finally {
      await remote.stop();
      await host.close();
    }
  });
});
