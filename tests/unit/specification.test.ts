/**
 * The specification's addresses with their headings in English, and its fixed messages, written down
 * by hand: so a row that the table of pages lost is noticed.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gridOf, headingOf } from '#/site/grid-match.ts';
import { matchAddress } from '#/site/match.ts';
import { en } from '#/site/messages/en.ts';
import { pages } from '#/site/pages.ts';
import { soonHeadings, soonKinds } from '#/site/soon.ts';

/** Grids by their addresses. */
const HEADINGS: Record<string, string> = {
  '/movies/PopularMovies': 'Popular Movies',
  '/movies/nowPlaying': 'NowPlaying Movies',
  '/movies/topRated': 'TopRated Movies',
  '/movies/upComing': 'Upcoming Movies',
  '/movies/punjabi-movies': 'Punjabi Movies',
  '/movies/hindi-movies': 'Hindi Movies',
  '/movies/english-movies': 'English Movies',
  '/movies/genre/[genre]': '[genre] Movies',
  '/people/popularPeople': 'Most Popular',
  '/all-cartoons': 'Cartoons',
  '/all-recently-movies': 'Recently Added Movies',
  '/all-seasons': 'Seasons',
  '/season/[id]': 'Episodes',
  '/health-&-exercise-&-fitness': 'Health & Fitness',
  '/all-hi-ur-en-pun-songs': 'Songs',
  '/all-pak-tv-darama': 'Pakistani TV Dramas',
  '/drama/[name]': '[name] - Episodes',
  '/discover': 'Find Something to Watch',
  '/lists': 'Lists by Our Editors',
  '/lists/[name]': 'Lists by Our Editors',
};

/** All other pages. */
const OTHERS = [
  '/',
  '/movie-dashboard',
  '/zxyxvyXdF/[id]',
  '/people/detail/[id]',
  '/detail/tv-series/[id]',
  '/movies-trailers-latest-trailers',
  '/movie/season/episodes',
  '/drama-pak-tv-episode-play',
  '/search',
  '/free',
  '/free/[year]',
  '/kept',
  '/TvShow/trending',
  '/TvShow/topRated',
  '/TvShow/upComing',
  '/more/[kind]',
];

const MESSAGES = [
  'Something went wrong while fetching trailers',
  'Movie not found',
  'movie release after few days',
  'Failed to load movie details.',
  'Failed to load series details.',
  'Failed to fetch seasons.',
  'Failed to fetch episodes.',
  'No trailer available.',
  'No movie data available.',
  'No series data available.',
  'No episode selected.',
  'No trailers available',
  'Trailer not available',
  'No Video Available',
];
const said = new Set<unknown>(Object.values(en));

describe('the specification', () => {
  it.each(Object.entries(HEADINGS))('names the grid %s “%s”', (pattern, heading) => {
    const row = pages.find((one) => one.pattern === pattern);
    const found = row && gridOf(matchAddress(row.example));
    const part = /\[\w+\]/;
    expect(found && headingOf(found, en)).toBe(heading.replace(part, found?.name ?? ''));
  });

  it('has an address for every page, and no page is missing', () => {
    const shown = pages.filter(({ kind, pattern }) => kind === 'page' || OTHERS.includes(pattern));
    expect(shown.map(({ pattern }) => pattern).sort()).toEqual(
      [...Object.keys(HEADINGS), ...OTHERS].sort(),
    );
  });

  it('names the pages that are still to come', () => {
    expect(soonKinds.map((kind) => [kind, en[soonHeadings[kind]]])).toEqual([
      ['trending', 'Trending'],
      ['topRated', 'Top Rated'],
      ['upComing', 'Upcoming'],
    ]);
  });

  it('has messages that the site says to the letter', () => {
    expect(MESSAGES.filter((message) => !said.has(message))).toEqual([]);
  });

  it('is described by docs/product.md, which quotes messages as the site says them', () => {
    const product = readFileSync('docs/product.md', 'utf8');
    const [, from = ''] = product.split('\n## Messages\n');
    const [section = ''] = from.split('\n## ');
    const cells = [...section.matchAll(/^\| (`.*?`) \|/gm)].map(([, cell = '']) => cell);
    const quoted = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((code) => code[1]));
    expect(quoted.length).toBeGreaterThanOrEqual(20);
    const logged = ['Network response was not ok', 'Invalid data format'];
    expect(quoted.filter((one) => !said.has(one) && !logged.includes(one ?? ''))).toEqual([]);
  });
});
