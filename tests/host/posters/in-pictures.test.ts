/** The motif of an entry is drawn in all pictures of the entry. */
import { afterAll, expect, it } from 'vitest';
import { importFolder } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { drawPoster } from '#/host/posters/poster.ts';
import { drawBackdrop } from '#/host/posters/sheet.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { drama, film, recording, series } from '#/host/seed/schema.ts';
import { createTestHost } from '../../fixtures/embedded-host.ts';
import { seedOf } from '../../fixtures/seeds.ts';

const motif = 'keyhole';
const seasons = [
  { title: 'The Well 2', released: 1960, episodes: [{ number: 1, title: 'A Cat' }] },
];
const seed = {
  films: [film.parse({ title: 'The Cat', date: '1931', motif })],
  series: [series.parse({ title: 'The Well', date: '1931', seasons, motif })],
  dramas: [drama.parse({ title: 'Kuan', date: '1931', episodes: [{ number: 1 }], motif })],
  songs: [recording.parse({ title: 'The Cat', year: 1931, motif })],
  people: [],
  fitness: [],
  clips: [],
  lists: [],
  captions: new Map(),
  pictures: new Map(),
  fingerprint: '',
};

const db = openDb(':memory:');
fillFromSeed(db, seed);
const imported = openDb(':memory:');
fillFromSeed(imported, seedOf({}));
importFolder(imported, seed);
afterAll(() => {
  db.close();
  imported.close();
});

const ids = (sql: string) => db.all<{ id: string | number }>(sql).map(({ id }) => id);
const one = { variant: 1, name: motif };
const parent = { of: { title: 'The Well', year: 1931 }, kind: 'series' as const, language: 'en' };

it.each([
  ['a film', ids("SELECT id FROM entity WHERE kind = 'movie'"), {}],
  ['a song', ids('SELECT id FROM clip'), { kind: 'clip' as const }],
  ['a season', ids("SELECT number AS id FROM season WHERE kind = 'season'"), parent],
])('%s has its motif on its poster and its backdrop, imported or not', async (name, [id], more) => {
  const [title, year] = name === 'a season' ? ['The Well 2', 1960] : ['The Cat', 1931];
  const drawn = { title, year, kind: 'feature' as const, language: 'en', motif: one, ...more };
  for (const catalogue of [db, imported]) {
    const { host } = createTestHost(catalogue);
    const textOf = (file: string) => host.fetch(`/t/p/w500/${file}.svg`).text();
    expect(await textOf(`${id}`)).toBe(drawPoster(drawn));
    expect(await textOf(`${id}-b`)).toBe(drawBackdrop(drawn));
  }
});

it('an episode has the motif of its series or drama, and its own number', async () => {
  const { host } = createTestHost(db);
  const [of, drama] = ['The Well', 'Kuan'].map((title) => ({ title, year: 1931 }));
  for (const [id, drawn] of [
    ['the-well-2-1960-1', { title: 'A Cat', year: 1960, language: 'en', of, number: 1 }],
    ['kuan-1931-1', { title: 'Kuan, episode 1', year: 1931, language: 'ur', of: drama, number: 1 }],
  ] as const) {
    const answer = await host.fetch(`/t/p/w500/${id}.svg`).text();
    expect(answer).toBe(drawPoster({ ...drawn, kind: 'series', motif: one, of: drawn.of }));
  }
});

it('seasons have numbers where their series has several', async () => {
  const catalogue = openDb(':memory:');
  const [first] = seasons;
  const two = [first, { ...first, title: 'The Well Again' }];
  const many = { ...seed, series: [series.parse({ ...seed.series[0], seasons: two })] };
  fillFromSeed(catalogue, many);
  const { host } = createTestHost(catalogue);
  const drawn = { ...parent, title: 'The Well Again', year: 1960, motif: one, number: 2 };
  const found = catalogue.one<{ number: number }>(
    "SELECT number FROM season WHERE title = 'The Well Again'",
  );
  const answer = await host.fetch(`/t/p/w500/${found?.number}.svg`).text();
  expect(answer).toBe(drawPoster(drawn));
  catalogue.close();
});
