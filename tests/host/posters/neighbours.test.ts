/** In the lists of the open catalogue neighbours show different motifs. */
import { afterAll, expect, it } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { NEAR } from '#/host/posters/choice/spread.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { createTestHost } from '../../fixtures/embedded-host.ts';
import { openWorkshop, quiet } from '../../fixtures/imports.ts';
import { shippedSeed } from '../../fixtures/shipped-seed.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

type Row = { id?: string | number; _id?: string };
type Envelope = Record<string, unknown>;

async function answer(path: string): Promise<Envelope | Row[]> {
  return JSON.parse(await host.fetch(`/api/${path}`).text()) as Envelope | Row[];
}

/** Returns the rows of an answer, whatever the name under which they stand. */
function rowsOf(body: Envelope | Row[]): Row[] {
  if (Array.isArray(body)) return body;
  const rows = Object.entries(body).find(([name]) => ROWS.has(name))?.[1];
  return Array.isArray(rows) ? (rows as Row[]) : rowsOf((rows ?? []) as Envelope);
}
const ROWS = new Set(['results', 'result', 'movies', 'data', 'songs']);

/** Returns all rows of a list that has pages. */
async function allOf(path: string): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const rows = rowsOf(await answer(`${path}${path.includes('?') ? '&' : '?'}page=${page}`));
    if (rows.length === 0) return found;
    found.push(...rows);
  }
}

const whole = ['popular', 'top-rated', 'now-playing', 'upcoming'];
const slugs = db
  .all<{ slug: string }>("SELECT DISTINCT slug FROM genre WHERE kind = 'movie'")
  .map(({ slug }) => slug);

/** Addresses of the lists that have pages. */
async function pagedLists(): Promise<string[]> {
  const genres = await Promise.all(
    slugs.map(async (slug) => {
      const list = `tmdb/genre/${slug}`;
      const { languages, decades } = (await answer(`${list}?page=1`)) as Record<string, unknown[]>;
      return [
        ...['popularity', 'rating', 'date'].map((sort) => `${list}?sort=${sort}`),
        ...(languages ?? []).map((language) => `${list}?language=${language}`),
        ...(decades ?? []).map((decade) => `${list}?decade=${decade}`),
      ];
    }),
  );
  return [
    ...[...whole, ...whole.map((name) => `${name}?watch=1`)].map((name) => `tmdb/${name}`),
    ...['this-year', 'recently-add/movies', 'trending/cartoon'].map((name) => `tmdb/${name}`),
    ...['punjabi', 'english', 'hindi'].map((language) => `tmdb/${language}-movies`),
    'tmdb/fitness/data',
    'tmdb/all/songs',
    'tmdb/punjabi-movies-trailers?limit=50',
    ...genres.flat(),
  ];
}

const unpaged = [
  'seasons',
  'seasons/dashboard/tv',
  'tmdb/dashboard/popular/trailer',
  'tmdb/dashboard/trailer',
  ...['day', 'week'].map((window) => `tmdb/trending/movies?timeWindow=${window}`),
];

const shown = new Map(
  db
    .all<{ id: string | number; motif: string }>(
      `SELECT id, motif FROM entity UNION ALL
       SELECT clip.id, motif FROM clip JOIN entity ON entity.id = entity_id UNION ALL
       SELECT season.id, motif FROM season JOIN entity ON entity.id = entity_id`,
    )
    .map(({ id, motif }) => [String(id), motif]),
);

/** Counts the pairs of near rows, and those that show the same motif. */
function pairsOf(rows: readonly Row[]): { pairs: number; alike: number } {
  const motifs = rows.map(({ id, _id }) => shown.get(String(id ?? _id)));
  expect(motifs).not.toContain(undefined);
  const near = motifs.flatMap((motif, place) =>
    motifs.slice(place + 1, place + 1 + NEAR).map((other) => other === motif),
  );
  return { pairs: near.length, alike: near.filter((same) => same).length };
}

it('in every list at most one pair of near cards in fifty shows the same motif, and hardly one in all', async () => {
  const lists = await Promise.all([
    ...(await pagedLists()).map(async (path) => ({ path, ...pairsOf(await allOf(path)) })),
    ...unpaged.map(async (path) => ({ path, ...pairsOf(rowsOf(await answer(path))) })),
  ]);
  expect(lists.filter(({ pairs }) => pairs > 50).length).toBeGreaterThan(60);
  // Editors may have given one motif to two of a list that has only a few titles.
  expect(lists.filter(({ pairs, alike }) => alike > Math.max(1, pairs / 50))).toEqual([]);
  const sum = (of: 'pairs' | 'alike') => lists.reduce((total, list) => total + list[of], 0);
  expect(sum('alike') / sum('pairs')).toBeLessThan(0.001);
});

it('films like a film show different motifs', async () => {
  const ids = db.all<{ id: number }>("SELECT id FROM entity WHERE kind = 'movie' AND id % 5 = 0");
  for (const { id } of ids) {
    const { similar = [] } = (await answer(`tmdb/dashboard/movie/${id}`)) as { similar?: Row[] };
    expect(pairsOf(similar).alike, `${id}`).toBe(0);
  }
});

const choices = (of: typeof db) =>
  new Map(
    of
      .all<{ id: number; choice: string }>(
        "SELECT id, motif || variant AS choice FROM entity WHERE kind <> 'person'",
      )
      .map(({ id, choice }) => [id, choice]),
  );

it('an address keeps its drawing: one film less changes the drawings of few others', () => {
  const seed = shippedSeed();
  const other = openDb(':memory:');
  fillFromSeed(other, { ...seed, films: seed.films.filter(({ title }) => title !== 'The Crowd') });
  const before = choices(db);
  const changed = [...choices(other)].filter(([id, choice]) => before.get(id) !== choice);
  expect(changed.length).toBeLessThan(before.size / 20);
  other.close();
});

it('imported films get their motifs after the catalogue’s own, and keep them', async () => {
  const work = openWorkshop();
  const films = Array.from({ length: 200 }, (_, i) => ({
    title: `Vellichor ${i}`,
    year: 1930 + (i % 20),
    genres: ['Drama'],
    cast: [`Actor ${i % 9}`],
  }));
  const own = choices(work.db);
  await importFile(work.db, work.file('films.ndjson', films), quiet);
  const first = choices(work.db);
  for (const [id, choice] of own) expect(first.get(id)).toBe(choice);
  const order = work.db.all<{ motif: string }>(
    "SELECT motif FROM entity WHERE source = 'import' AND kind = 'movie' ORDER BY popularity DESC, id",
  );
  for (const [place, { motif }] of order.entries()) {
    const near = order.slice(place + 1, place + 1 + NEAR).map((other) => other.motif);
    expect(near).not.toContain(motif);
  }
  const more = [{ title: 'Quokka', year: 1931, cast: ['Actor 1'], genres: ['Drama'] }];
  await importFile(work.db, work.file('more.ndjson', more), quiet);
  const second = choices(work.db);
  for (const [id, choice] of first) expect(second.get(id)).toBe(choice);
  work.close();
});
