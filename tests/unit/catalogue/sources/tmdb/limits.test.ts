/** Titles that an operator leaves out: by keywords (every nineteenth has the flag), and by certificates of India. */
import { describe, expect, it } from 'vitest';
import { FLAG, film } from '../../../../fixtures/tmdb/data.ts';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const tmdb = await tmdbOfTests();
const FLAGGED = 19 * 32;
const FOR_ADULTS = 12 * 52;
const keywords = { keywords: [FLAG], certificates: [] };
const certificates = { keywords: [], certificates: ['U', 'UA'] };
const both = { ...keywords, certificates: certificates.certificates };

const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id));
const trending = async ({ ask }: TestSource) => idsIn(await ask('trending', { timeWindow: 'day' }));

describe('a chart of films', () => {
  it.each([
    ['popular', 'sort_by=popularity.desc'],
    [
      'nowPlaying',
      'release_date.gte=2026-10-10&release_date.lte=2026-11-27&sort_by=popularity.desc&with_release_type=2|3',
    ],
    ['topRated', 'sort_by=vote_average.desc&vote_count.gte=200'],
    [
      'upcoming',
      'release_date.gte=2026-11-28&release_date.lte=2026-12-19&sort_by=popularity.desc&with_release_type=2|3',
    ],
  ] as const)('%s comes as a search that has the limits', async (name, query) => {
    const { ask } = sourceOver(tmdb, { limits: both });
    const { items } = await ask(name, { page: 1 });
    expect(tmdb.requests.map(decodeURIComponent)).toEqual([
      `/discover/movie?page=1&region=IN&${query}&without_keywords=${FLAG}` +
        '&certification.lte=UA&certification_country=IN',
    ]);
    expect(idsIn(items)).toContain(606);
    expect(idsIn(items)).not.toContain(FLAGGED);
  });

  it('so has lists of years, genres and choices, and series of a genre have no keywords that are left out', async () => {
    const { ask } = sourceOver(tmdb, { limits: both });
    await ask('thisYear', { page: 1 });
    await ask('genre', { genre: 'drama', page: 1 });
    await ask('discover', { page: 1 });
    await ask('seriesLists', { list: 'trending', genre: 'drama', page: 1 });
    const lists = tmdb.requests.filter((one) => !one.startsWith('/watch/'));
    expect(lists.every((one) => one.includes(`without_keywords=${FLAG}`))).toBe(true);
    expect(tmdb.requests.filter((one) => one.includes('certification.lte=UA'))).toHaveLength(3);
  });
});

it('a title is judged by its details: what is left out is not there, nor are its whole film and its episodes', async () => {
  const { source } = sourceOver(tmdb, { limits: both });
  const paths = [
    `/api/tmdb/dashboard/movie/${FLAGGED}`,
    `/api/tmdb/dashboard/movie/${FOR_ADULTS}`,
    `/api/tmdb/dashboard/movie/606`,
    `/api/tmdb/dashboard/movie/607`,
  ];
  const statuses = await Promise.all(paths.map(async (path) => (await source.fetch(path)).status));
  expect(statuses).toEqual([404, 404, 200, 200]);
  const { body } = sourceOver(tmdb, { limits: keywords });
  await expect(body('complete', { id: `${FLAGGED}` })).rejects.toThrow('404');
  await expect(body('series', { id: `${FLAGGED}` })).rejects.toThrow('404');
  await expect(body('seasonEpisodes', { id: `TV${FLAGGED}-1` })).rejects.toThrow('404');
});

it('rows of trending films, searches, credits and what is like a title go once a detail said so', async () => {
  const made = sourceOver(tmdb, { limits: both });
  const results = [FLAGGED, 607].map((id) => ({ ...film(id), media_type: 'movie' }));
  tmdb.bodies.set('/search/multi', { results });
  expect(await trending(made)).toContain(FLAGGED);
  for (const id of [FLAGGED, FOR_ADULTS]) {
    await expect(made.body('movie', { id: `${id}` })).rejects.toThrow('404');
  }
  expect(await trending(made)).not.toContain(FLAGGED);
  const { movies } = await made.ask('person', { id: '606' });
  const { similar } = await made.ask('movie', { id: '606' });
  for (const rows of [await made.ask('search', { query: 'xyzzy' }), movies, similar]) {
    expect(idsIn(rows)).toContain(607);
    expect(idsIn(rows)).not.toContain(FLAGGED);
  }
  expect(idsIn(movies)).not.toContain(FOR_ADULTS);
});

it('a title that is asked for again stays noted, and people cost no look at the notes', async () => {
  let clock = Date.now();
  const made = sourceOver(tmdb, { limits: both, wall: () => clock });
  const note = () => made.shelf.get('limits', `movie-${FLAGGED}`);
  await expect(made.body('movie', { id: `${FLAGGED}` })).rejects.toThrow('404');
  clock += 60_000;
  expect(note()?.age).toBe(60);
  await expect(made.body('movie', { id: `${FLAGGED}` })).rejects.toThrow('404');
  expect(note()?.age).toBe(0);
  made.shelf.put('limits', 'person-601', '');
  expect(idsIn((await made.ask('popularPeople', { page: 1 })).items)).toContain(601);
});

it('a setting that allows a title again shows it as soon as its page was asked for', async () => {
  const limits = { keywords: [FLAG], certificates: [] as string[] };
  const made = sourceOver(tmdb, { limits });
  await made.body('movie', { id: `${FLAGGED}` }).catch(() => null);
  expect(await trending(made)).not.toContain(FLAGGED);
  limits.keywords = [1];
  await made.body('movie', { id: `${FLAGGED}` });
  expect(await trending(made)).toContain(FLAGGED);
});
