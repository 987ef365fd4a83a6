/** The built site: its routes against the table of addresses, and code that no browser may load. */
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from '#/contract/language.ts';
import { PUBLIC } from '#/lib/caching.ts';
import { archive, data, listings, pages } from '#/site/pages.ts';
import { inLanguage } from '#/site/paths.ts';
import { startSiteHere } from '../e2e/site.ts';

/**
 * Routes that stand for more than one address: the page of all grids, and the page of unknown
 * addresses.
 */
const FOR_MANY = ['/[...path]', '/not-found'];

const routes = JSON.parse(readFileSync('dist/server/routes.json', 'utf8')) as string[];
const patterns = [...pages, data, archive]
  .filter(({ kind }) => kind !== 'server')
  .map(({ pattern }) => pattern);

describe('the table of pages', () => {
  it('has every page of Astro: the server answers 404 for a page that is missing there', () => {
    const rendered = routes.filter((route) => !FOR_MANY.includes(route));
    expect(rendered.length).toBeGreaterThan(10);
    expect(rendered.filter((route) => !patterns.includes(route))).toEqual([]);
  });

  it('has no address without a page or a grid', () => {
    const answered = [...routes, ...listings.map(({ path }) => path)];
    expect(patterns.filter((pattern) => !answered.includes(pattern))).toEqual([]);
  });
});

it('home is sent whole at its first visit if its answers are all there', async () => {
  const site = await startSiteHere({});
  const first = [];
  for (const language of languages) {
    const { headers } = await fetch(site.url + inLanguage(language, '/movie-dashboard'));
    first.push([headers.has('content-length'), headers.get('cache-control')]);
  }
  await site.stop();
  // A page that takes longer than its slice of time is sent in pieces: on a busy machine some are.
  expect(first).toContainEqual([true, PUBLIC]);
});

it('the icons that browsers ask for by a fixed name are there, for pages that name none', async () => {
  const site = await startSiteHere({});
  const types = ['/favicon.ico', '/apple-touch-icon.png'].map(async (path) => {
    const { status, headers } = await fetch(site.url + path);
    return [status, headers.get('content-type')];
  });
  expect(await Promise.all(types)).toEqual([
    [200, 'image/x-icon'],
    [200, 'image/png'],
  ]);
  await site.stop();
});

it('an island names every file that it needs, so that a browser requests them at once', () => {
  const folder = 'dist/client/_astro/';
  const importsOf = (file: string) => {
    const code = readFileSync(folder + file, 'utf8');
    const imports = code.matchAll(/(?<![\w.])(?:import|from)"\.\/([^"]+)"/g);
    return [...imports].map(([, name = '']) => name);
  };
  const islands = globSync('{LoadMore,Player,SectionToggle,client}.*.js', { cwd: folder });
  expect(islands).toHaveLength(4);
  for (const island of islands) {
    const own = importsOf(island);
    expect(own.length).toBeGreaterThan(1);
    expect(own).toEqual(expect.arrayContaining(own.flatMap(importsOf)));
  }
});

it('SQLite is in no file that browsers load', () => {
  const built = globSync('dist/client/**/*.{js,mjs,html}');
  expect(built.length).toBeGreaterThan(5);
  expect(built.filter((path) => readFileSync(path, 'utf8').includes('node:sqlite'))).toEqual([]);
});

it('zod is in no script that browsers load: the schemas of the wire give them types alone', () => {
  const scripts = globSync('dist/client/**/*.js');
  expect(scripts.length).toBeGreaterThan(5);
  const validating = /ZodObject|safeParse|_zod/;
  expect(scripts.filter((path) => validating.test(readFileSync(path, 'utf8')))).toEqual([]);
});

describe('the texts that browsers fetch', () => {
  const kinds = ['films', 'search', 'watchlist'];
  const texts = globSync('dist/client/_astro/{films,search,watchlist}-*.js');

  it('are a file for each kind and language, of 800 bytes in Brotli at most', () => {
    expect(new Set(texts.map((path) => /(\w+-\w+)\.[^/]+$/.exec(path)?.[1]))).toEqual(
      new Set(kinds.flatMap((kind) => languages.map((language) => `${kind}-${language}`))),
    );
    const sizes = texts.map(
      (path) => [path, brotliCompressSync(readFileSync(path)).length] as const,
    );
    expect(sizes.filter(([, bytes]) => bytes > 800)).toEqual([]);
  });

  it('are in no other file beside the scripts, nor is a text of another language', () => {
    const others = globSync('dist/client/_astro/*.{js,css}').filter(
      (path) => !texts.includes(path),
    );
    expect(others.length).toBeGreaterThan(5);
    const foreign = (path: string) => /(?!\p{sc=Latn})\p{L}/u.test(readFileSync(path, 'utf8'));
    // The offer of another language is in that language, in a file that few visits ask for, and so is
    // the button that saves a clip.
    const names = others.filter(foreign).map((path) => path.split(/[/.]/).at(-3));
    expect(names.sort()).toEqual(['language-bar', 'save-clip']);
    expect(texts.filter(foreign)).toEqual(texts.filter((path) => !path.includes('-en.')));
    for (const kind of kinds) {
      const [english = ''] = texts.filter((path) => path.includes(`${kind}-en`));
      const [, text = ''] = /:(`[^`$]{10,}`)/.exec(readFileSync(english, 'utf8')) ?? [];
      expect(text).not.toBe('');
      expect(others.filter((path) => readFileSync(path, 'utf8').includes(text))).toEqual([]);
    }
  });
});

it('pages are rendered by the production React: its development build renders half as many', () => {
  const server = globSync('dist/server/**/*.mjs').map((path) => readFileSync(path, 'utf8'));
  expect(server.some((text) => text.includes('react.transitional.element'))).toBe(true);
  const warning = 'Each child in a list should have a unique';
  expect(server.filter((text) => text.includes(warning))).toEqual([]);
});

it('the preview panel of the dev server leaves no trace', () => {
  const built = globSync('dist/**/*.{js,mjs,html}');
  const panel = /manzar-preview|manzar:calls|astro-dev-toolbar/;
  expect(built.filter((path) => panel.test(readFileSync(path, 'utf8')))).toEqual([]);
});
