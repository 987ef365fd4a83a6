/** Titles, descriptions and canonical addresses in the head of each page. */

import { pages } from '#/site/pages.ts';
import { paths } from '#/site/paths.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { episodeRow, movieRow, personRow, playableRow, results } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { startSiteHere } from './site.ts';

const SITE_URL = 'https://manzar.example';

function scriptAll(host: ScriptedHost): void {
  const movie = { ...movieRow(7), overview: 'A dot of light finds its place.' };
  host.answer('/api/tmdb/dashboard/movie/7', { json: movie });
  host.answer('/api/tmdb/7', {
    json: { ...personRow(7), biography: 'She painted lamps.\n\nThen she filmed them.' },
  });
  const series = { name: 'Lamps of Lahore', overview: 'Lamps, season after season.' };
  host.answer('/api/tmdb/series/9', { json: { series, credits: {} } });
  host.answer('/api/tmdb/series/videos/9', { json: [] });
  host.answer('/api/tmdb/popular?', { json: results([movieRow(1)], 1, 3) });
  const regional = { result: [playableRow(1)], page: 1, total_pages: 1 };
  host.answer('/api/tmdb/punjabi-movies?', { json: regional });
  host.answer('/api/tmdb/fitness/data?', { json: { data: [], totalPages: 1 } });
  const one = episodeRow('e1', 1, { description: 'How it begins.' });
  host.answer('/api/seasons', { json: [{ _id: 's1', title: 'Judex' }] });
  host.answer('/api/seasons/s1/episodes', { json: [one] });
  host.answer('/api/seasons/dashboard/drama/', { json: [one] });
  host.answer('/api/tmdb/punjabi-movies-trailers?', { json: { results: [] } });
}

type Head = { title: string; description: string; canonical: string | null };

function headOf(html: string): Head {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;
  return {
    title: find(/<title>([^<]*)<\/title>/) ?? '',
    description:
      find(/<meta name="description" property="og:description" content="([^"]*)">/) ?? '',
    canonical: find(/<link rel="canonical" href="([^"]*)">/),
  };
}

/** For each page: requested path, title, a pattern of the description, canonical path. */
const HEADS = [
  ['/movie-dashboard', 'Home', /movies, series, people/, '/movie-dashboard'],
  ['/movies/PopularMovies', 'Popular Movies', /Popular Movies/, '/movies/PopularMovies'],
  [
    '/movies/PopularMovies?page=2&through=3',
    'Popular Movies, Page 2',
    /Popular Movies/,
    '/movies/PopularMovies?page=2',
  ],
  [
    '/movies/punjabi-movies?play=1&utm=x',
    'Punjabi Movies',
    /Punjabi Movies/,
    '/movies/punjabi-movies',
  ],
  [
    '/health-&-exercise-&-fitness',
    'Health & Fitness',
    /Health & Fitness/,
    '/health-&-exercise-&-fitness',
  ],
  ['/season/s1', 'Judex - Episodes', /^Judex - Episodes/, '/season/s1'],
  [
    '/drama/Kahan%20Ho%3F%20%26%20Phir',
    'Kahan Ho? & Phir - Episodes',
    /Kahan Ho\? & Phir/,
    '/drama/Kahan%20Ho%3F%20%26%20Phir',
  ],
  ['/zxyxvyXdF/7?play=trailer', 'Film 7', /^A dot of light finds its place\.$/, '/zxyxvyXdF/7'],
  ['/people/detail/7', 'Person 7', /^She painted lamps\./, '/people/detail/7'],
  [
    '/detail/tv-series/9',
    'Lamps of Lahore',
    /^Lamps, season after season\.$/,
    '/detail/tv-series/9',
  ],
  [
    '/movie/season/episodes?episode=e1&season=s1',
    'Part e1',
    /^How it begins\.$/,
    '/movie/season/episodes?season=s1&episode=e1',
  ],
  [
    '/drama-pak-tv-episode-play?drama=Kahan+Ho%3F&episode=e1',
    'Part e1',
    /^How it begins\.$/,
    '/drama-pak-tv-episode-play?drama=Kahan+Ho%3F&episode=e1',
  ],
  [
    '/movies-trailers-latest-trailers',
    'Latest trailers',
    /trailers/i,
    '/movies-trailers-latest-trailers',
  ],
] as const;

test('every page has its own title and description, and one canonical address', async () => {
  const host = await createScriptedHost();
  scriptAll(host);
  const site = await startSiteHere({ SITE_URL, CATALOGUE_HOST: host.origin });
  for (const [path, title, description, canonical] of HEADS) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    const head = headOf(await response.text());
    expect(head.title, path).toBe(`${title} · Manzar`);
    expect(head.description, path).toMatch(description);
    expect(head.canonical, path).toBe(SITE_URL + canonical);
  }
  await site.stop();
  await host.close();
});

/** Pages that are described as the site is: the splash, a search, and an episode without a text. */
const AS_THE_SITE: readonly string[] = [
  paths.splash,
  paths.search,
  paths.seasonPlayer,
  paths.dramaPlayer,
];

test('no two screens have the same title or description', async ({ request }) => {
  const rendered = pages.filter(({ kind }) => kind === 'page');
  const known = new Map<string, string>();
  const addresses = [...rendered.map(({ example }) => example), '/season/fantomas-1913'];
  for (const address of addresses) {
    const { title, description } = headOf(await (await request.get(address)).text());
    const own = AS_THE_SITE.includes(address.split('?')[0] ?? '') ? [title] : [title, description];
    for (const text of own) {
      expect(known.get(text), `${address} says the same: ${text}`).toBeUndefined();
      known.set(text, address);
    }
  }
});
