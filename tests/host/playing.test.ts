/** How many entries of a list play, as its envelope says it. */
import { afterAll, describe, expect, it } from 'vitest';
import { NO_VIDEO } from '#/contract/trust.ts';
import { recount } from '#/host/totals.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

type Row = Record<string, unknown>;
type Body = { playing?: number; total_results: number } & Record<string, Row[]>;

const ask = async (path: string) => (await askHost(host, `/api/tmdb/${path}`)).body as Body;

type Whole = { rows: Row[]; said: Set<unknown> };
const read = new Map<string, Promise<Whole>>();

/** Returns all rows of a list, with what each page of it says of the whole. Reads a list once. */
function whole(path: string, key: string): Promise<Whole> {
  const reading = read.get(path) ?? wholeNow(path, key);
  read.set(path, reading);
  return reading;
}

async function wholeNow(path: string, key: string): Promise<Whole> {
  const rows: Row[] = [];
  const said = new Set<unknown>();
  for (let page = 1; ; page += 1) {
    const body = await ask(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    said.add(body.playing);
    if (body[key]?.length === 0) return { rows, said };
    rows.push(...(body[key] ?? []));
  }
}

function plays({ id }: Row): boolean {
  const entity = db.one<{ plays: number }>('SELECT plays FROM entity WHERE id = ?', Number(id));
  return (entity?.plays ?? 0) > 0;
}

describe.each([
  'popular',
  'now-playing',
  'top-rated',
  'upcoming',
  'genre/drama',
  'genre/comedy',
  'genre/drama?language=hi',
  'genre/drama?decade=1930',
  'genre/drama?language=hi&decade=1950',
])('the list of %s', (path) => {
  it('says on every page how many of its films play', async () => {
    const { rows, said } = await whole(path, 'results');
    expect(rows.length).toBeGreaterThan(0);
    expect([...said]).toEqual([rows.filter(plays).length]);
  });
});

describe.each([
  ['recently-add/movies', 'movies', 'links'],
  ['trending/cartoon', 'results', 'trailerKey'],
  ['all/songs', 'songs', 'links'],
  ['fitness/data', 'data', 'links'],
])('the list of %s', (path, key, link) => {
  it('says on every page how many of its rows have a player', async () => {
    const { rows, said } = await whole(path, key);
    const playing = rows.filter((row) => row[link] !== '' && !`${row[link]}`.endsWith(NO_VIDEO));
    expect(playing.length).toBeGreaterThan(0);
    expect(playing.length).toBeLessThan(rows.length);
    expect([...said]).toEqual([playing.length]);
  });
});

const basisOf = ({ id }: Row): unknown =>
  JSON.parse(
    db.one<{ basis: string }>(
      "SELECT json_extract(content, '$.basis') AS basis FROM entry WHERE entity_id = ?",
      Number(id),
    )?.basis ?? 'null',
  );

it.each([
  ['popular', 'results'],
  ['upcoming', 'results'],
  ['genre/drama', 'results'],
  ['hindi-movies', 'result'],
  ['recently-add/movies', 'movies'],
  ['trending/cartoon', 'results'],
] as const)(
  'a row of %s has the basis of a film that does not play, and no other',
  async (path, key) => {
    const { rows } = await whole(path, key);
    const wrong = rows.filter((row) => {
      const expected = plays(row) ? undefined : (basisOf(row) ?? undefined);
      return JSON.stringify(row.basis) !== JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
    const told = rows.filter(({ basis }) => basis !== undefined);
    expect(told.length).toBeGreaterThan(0);
    const isSilent = ({ watchable, links, trailerKey }: Row) =>
      watchable === false ||
      [links, trailerKey].some((link) => link === '' || `${link}`.endsWith(NO_VIDEO));
    expect(told.filter((row) => !isSilent(row))).toEqual([]);
  },
);

it('a list of what plays alone says that all of it plays', async () => {
  const { playing, total_results } = await ask('popular?watch=1');
  expect(playing).toBe(total_results);
});

it('the list of a language of which nothing plays says so', async () => {
  expect((await ask('punjabi-movies')).playing).toBe(0);
});

it.each(['hindi-movies', 'english-movies', 'this-year', 'popular-people'])(
  'the list of %s does not say it',
  async (path) => {
    expect(await ask(path)).not.toHaveProperty('playing');
  },
);

it('a genre does not say it where many films play, because counting those of a genre takes long', async () => {
  db.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
    INSERT INTO entity (id, kind, name, plays, source)
    SELECT 5000000000 + i, 'movie', 'Film ' || i, 1, 'import' FROM n`);
  recount(db);
  expect(await ask('genre/drama')).not.toHaveProperty('playing');
  expect((await ask('popular')).playing).toBeGreaterThan(5000);
});
