/** The film that a song leads to, if several have its title. */
import { expect, it } from 'vitest';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { filmId } from '#/host/seed/ids.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';
import { seedOf } from '../fixtures/seeds.ts';

const devdas = (date: string, language: string) => ({ title: 'Devdas', date, language });
const FILMS = [devdas('1935', 'bn'), devdas('1936', 'hi'), devdas('1955', 'hi')];

it.each([
  ['nearest in the language of the song', { year: 1935, language: 'hi' }, '1936'],
  ['of its year in that language', { year: 1935, language: 'bn' }, '1935'],
  ['nearest to its year, if that one is far nearer', { year: 1952, language: 'bn' }, '1955'],
  ['nearest to its year, if its language is not known', { year: 1935 }, '1935'],
])('is the one %s', async (_, song, date) => {
  const db = openDb(':memory:');
  const songs = [{ title: 'Balam Aaye', film: 'Devdas', ...song }];
  fillFromSeed(db, seedOf({ films: FILMS, songs }) as Seed);
  const { body } = await askHost(createTestHost(db).host, '/api/tmdb/all/songs');
  db.close();
  const rows = (body as { songs: { title: string; movie_id: number }[] }).songs;
  const found = rows.find(({ title }) => title === 'Balam Aaye');
  expect(found?.movie_id).toBe(filmId({ title: 'Devdas', date }));
});
