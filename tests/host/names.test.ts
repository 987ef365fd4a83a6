/** Names in further languages, which stand on every row of something that has them. */
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { askHost } from '../fixtures/embedded-host.ts';
import { hostOfFiles } from '../fixtures/folder-host.ts';

const FILES = {
  'films.yaml': `
- { title: Awara, date: 1951, language: hi, titles: { ur: آوارہ, ru: Бродяга }, youtube: abcdefghijk,
    directors: [Raj Kapoor], cast: [[Nargis, Rita], [Prithviraj]], added: 2026-01-01 }
- { title: Toon, date: 1951, kind: cartoon, titles: { ur: ٹون } }
- { title: Plain, date: 1951, language: hi }
`,
  'dramas.yaml': `
- { title: Waris, date: 1979, native: { lang: ur, text: وارث }, writer: [Amjad], director: [Nargis],
    cast: [[Nargis]], episodes: [{ number: 1 }] }
`,
  'series.yaml': `
- { title: Toba, date: 2001, titles: { pa: ਟੋਬਾ }, creators: [Nargis], cast: [[Nargis]],
    crew: [[Nargis, Sound]], seasons: [{ title: Season 1, released: 2001, episodes: [{ number: 1 }] }] }
`,
  'songs.yaml': '- { title: Awara Hoon, titles: { hi: आवारा हूँ }, singers: [Nargis] }',
  'people.yaml': '- { name: Nargis, native: { lang: ur, text: نرگس } }',
};

const { host, db, close } = hostOfFiles(FILES);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(close);

const idOf = (name: string) =>
  db.one<{ id: number }>('SELECT id FROM entity WHERE name = ?', name)?.id;
const named = (language: string, text: string) => ({ native_titles: [{ language, text }] });

const awara = {
  native_titles: [
    { language: 'ru', text: 'Бродяга' },
    { language: 'ur', text: 'آوارہ' },
  ],
};
const nargis = named('ur', 'نرگس');
const toba = named('pa', 'ਟੋਬਾ');
const waris = named('ur', 'وارث');
const awaraHoon = named('hi', 'आवारा हूँ');

const ANSWERS: [path: string, of: string | null, expected: object][] = [
  ['/tmdb/popular?page=1', null, { results: expect.arrayContaining([has(awara)]) }],
  ['/tmdb/top-rated?page=1', null, { results: expect.arrayContaining([has(awara)]) }],
  ['/tmdb/this-year?page=1', null, { movies: expect.arrayContaining([has(awara)]) }],
  ['/tmdb/trending/movies?timeWindow=day', null, inTrending()],
  ['/tmdb/recently-add/movies', null, { movies: expect.arrayContaining([has(awara)]) }],
  ['/tmdb/hindi-movies', null, { result: expect.arrayContaining([has(awara)]) }],
  ['/tmdb/trending/cartoon', null, { results: [named('ur', 'ٹون')] }],
  ['/tmdb/dashboard/trailer', null, [awara]],
  ['/tmdb/punjabi-movies-trailers', null, { results: [awara] }],
  ['/tmdb/popular-people?page=1', null, { results: expect.arrayContaining([has(nargis)]) }],
  ['/tmdb/dashboard/movie/', 'Awara', { ...awara, cast: [nargis, { name: 'Prithviraj' }] }],
  ['/tmdb/dashboard/movie/', 'Awara Hoon', { ...awaraHoon, directors: [nargis] }],
  [
    '/tmdb/',
    'Nargis',
    {
      ...nargis,
      images: [awara],
      movie_credits: expect.arrayContaining([has(awara), has(awaraHoon)]),
      tv_credits: expect.arrayContaining([has(toba), has(waris)]),
    },
  ],
  [
    '/tmdb/series/',
    'Toba',
    { series: { ...toba, created_by: [nargis] }, credits: { cast: [nargis], crew: [nargis] } },
  ],
  ['/seasons', null, [{ title: 'Season 1', series: { name: 'Toba', ...toba } }]],
  [
    '/seasons/dashboard/tv',
    null,
    [{ ...waris, people: expect.arrayContaining([has(nargis)]), cast: [nargis] }],
  ],
  ['/tmdb/all/songs', null, { songs: [awaraHoon] }],
  [
    '/tmdb/dashboard/search?query=awara',
    null,
    expect.arrayContaining([has(awara), has(awaraHoon)]),
  ],
];

function has(extra: object): unknown {
  return expect.objectContaining(extra);
}
function inTrending(): object {
  return { data: { results: expect.arrayContaining([has(awara)]) } };
}

it.each(ANSWERS)('%s%s has further names, read with one query', async (path, of, expected) => {
  const all = vi.spyOn(db, 'all');
  const { body } = await askHost(host, `/api${path}${of === null ? '' : idOf(of)}`);
  expect(body).toMatchObject(expected);
  expect(all.mock.calls.filter(([sql]) => sql.includes('FROM name'))).toHaveLength(1);
});

it('what has no further names has no field for them', async () => {
  for (const path of ['/tmdb/popular', `/tmdb/dashboard/movie/${idOf('Plain')}`, '/seasons']) {
    const { text } = await askHost(host, `/api${path}`);
    expect(text).not.toContain('"native_titles":[]');
  }
  const { body } = await askHost(host, `/api/tmdb/dashboard/movie/${idOf('Plain')}`);
  expect(body).not.toHaveProperty('native_titles');
});
