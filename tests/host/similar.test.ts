/** What is like a film or a series: people, genres, decade and language in common. */
import { afterAll, expect, it, vi } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import type { Db } from '#/host/db.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';
import { openWorkshop, quiet } from '../fixtures/imports.ts';

const { host, db } = createTestHost();
const work = openWorkshop();
afterAll(() => {
  db.close();
  work.close();
});

type Row = { id: number; title: string };
type Asked = { similar: Row[]; series: { similar: Row[] } };

const idOf = (file: Db, name: string, kind: string) =>
  file.one<{ id: number }>('SELECT id FROM entity WHERE name = ? AND kind = ?', name, kind)?.id;
async function like(name: string, requested = host, file = db): Promise<string[]> {
  const { body } = await askHost(
    requested,
    `/api/tmdb/dashboard/movie/${idOf(file, name, 'movie')}`,
  );
  return (body as Asked).similar.map(({ title }) => title);
}

it('films of the same people, genres and decade are like a film, never the film itself', async () => {
  const nosferatu = await like('Nosferatu');
  expect(nosferatu).toContain('Faust');
  expect(nosferatu).toContain('The Cabinet of Dr. Caligari');
  expect(nosferatu).not.toContain('Nosferatu');
  expect(new Set(nosferatu).size).toBeGreaterThan(9);
});

it('films of a small language lead to each other', async () => {
  const titles = await like('Heer Ranjha');
  const languages = titles.map(
    (name) =>
      db.one<{ language: string }>(
        "SELECT language FROM entity WHERE name = ? AND kind = 'movie'",
        name,
      )?.language,
  );
  // The same director made Koel and Intezar in Urdu.
  expect(titles.slice(3, 5)).toEqual(['Koel', 'Intezar']);
  expect(languages.slice(0, 6)).toEqual(['pa', 'pa', 'pa', 'ur', 'ur', 'pa']);
});

it('nearly every film here has films like it, and a series only series', async () => {
  const all = db.all<{ id: number; kind: string }>(
    "SELECT id, kind FROM entity WHERE kind IN ('movie', 'series') AND id % 3 = 0",
  );
  let lonely = 0;
  for (const { id, kind } of all) {
    const path = kind === 'movie' ? `dashboard/movie/${id}` : `series/${id}`;
    const { body } = await askHost(host, `/api/tmdb/${path}`);
    const { similar } = kind === 'movie' ? (body as Asked) : (body as Asked).series;
    if (similar.length === 0) {
      lonely += 1;
      continue;
    }
    const marks = similar.map(() => '?').join();
    const kinds = db.all(
      `SELECT DISTINCT kind FROM entity WHERE id IN (${marks})`,
      ...similar.map((row) => row.id),
    );
    expect(kinds).toEqual([{ kind }]);
  }
  expect(lonely).toBeLessThan(all.length / 20);
});

it('a person, a drama or a song that is opened as a movie has none', async () => {
  for (const kind of ['person', 'drama', 'song']) {
    const found = db.one<{ id: number }>('SELECT id FROM entity WHERE kind = ?', kind);
    const { body } = await askHost(host, `/api/tmdb/dashboard/movie/${found?.id}`);
    expect((body as Asked).similar).toEqual([]);
  }
});

it('what the host reads for it does not grow with the catalogue', async () => {
  const films = Array.from({ length: 600 }, (_, n) => ({
    title: `Film ${n}`,
    year: 1930 + (n % 10),
    genres: ['Drama'],
    cast: ['Busy Person'],
  }));
  await importFile(work.db, work.file('many.ndjson', films), quiet);
  const { host: many } = createTestHost(work.db);
  const all = vi.spyOn(work.db, 'all');
  expect(await like('Film 7', many, work.db)).toHaveLength(12);
  const read = all.mock.results.map(({ value }) => (value as unknown[]).length);
  expect(Math.max(...read)).toBeLessThanOrEqual(120);
});
