/**
 * Computes the popularity of imported films that were added, the only value computed for them, and raises that of
 * others which share a person with them. It follows from the number of titles of a film's best-known person, in
 * steps (`importedPopularity`): a person's next title seldom reaches one, so few other films change.
 */
import type { Db } from '../db.ts';
import { FIRST_IMPORTED_ID } from '../ids.ts';
import { PLACE } from '../search/place.ts';
import { removeIndexed } from '../search/search-index.ts';
import { importedPopularitySql } from '../seed/popularity.ts';

const TABLE = `CREATE TEMP TABLE raised_genre
  (slug TEXT, id INTEGER, popularity REAL NOT NULL, PRIMARY KEY (slug, id)) WITHOUT ROWID`;
const NOTE = `INSERT INTO temp.raised_genre (slug, id, popularity)
  SELECT slug, raised.id, raised.popularity
  FROM temp.raised CROSS JOIN genre ON entity_id = raised.id ORDER BY 1, 2`;
const NEXT_GENRES = 'SELECT slug, id, popularity FROM temp.raised_genre ORDER BY slug, id LIMIT ?';
const RAISE_GENRE = 'UPDATE genre SET popularity = ? WHERE entity_id = ? AND slug = ?';

type GenreRow = { slug: string; id: number; popularity: number };

/**
 * Notes the genres of all films in `temp.raised`. Their popularity is written one list after the other: film by
 * film, each write would touch pages of all lists, which are spread over a large file.
 */
function noteGenres(db: Db): void {
  db.run(TABLE);
  db.run(NOTE);
}

/** Writes up to `step` of the noted rows. Returns whether there were any. */
function raiseInGenres(db: Db, step: number): boolean {
  const rows = db.all<GenreRow>(NEXT_GENRES, step);
  for (const { slug, id, popularity } of rows) db.run(RAISE_GENRE, popularity, id, slug);
  const last = rows.at(-1);
  if (last) db.run('DELETE FROM temp.raised_genre WHERE (slug, id) <= (?, ?)', last.slug, last.id);
  return last !== undefined;
}

function dropGenres(db: Db): void {
  db.run('DROP TABLE IF EXISTS temp.raised_genre');
}

const IS_IMPORTED = `entity.id >= ${FIRST_IMPORTED_ID} AND source = 'import' AND kind = 'movie'`;
const popularityOf = (titles: string) => importedPopularitySql(titles, "overview <> ''");
const stepOf = (titles: string) => importedPopularitySql(titles, '0');

/** For each person of a title that is due: the number of titles, and how many of these are due. */
const KNOWN = `CREATE TEMP TABLE known
  (person_id INTEGER PRIMARY KEY, titles INTEGER NOT NULL, due INTEGER NOT NULL)`;
const COUNT = `INSERT INTO temp.known (person_id, titles, due)
  SELECT person_id, count(*), sum(title_id IN (SELECT id FROM unsettled)) FROM
    (SELECT DISTINCT person_id, title_id FROM credit WHERE person_id IN
      (SELECT person_id FROM unsettled CROSS JOIN credit ON title_id = unsettled.id
       WHERE unsettled.id BETWEEN ? AND ? EXCEPT SELECT person_id FROM temp.known))
  GROUP BY person_id`;
const COMPUTE = `UPDATE entity SET popularity = computed.popularity FROM
  (SELECT entity.id, ${popularityOf('ifnull(max(known.titles), 1)')} AS popularity
   FROM unsettled CROSS JOIN entity USING (id) LEFT JOIN credit ON title_id = entity.id
   LEFT JOIN temp.known USING (person_id)
   WHERE unsettled.id BETWEEN ? AND ? AND ${IS_IMPORTED} GROUP BY entity.id) AS computed
  WHERE entity.id = computed.id AND entity.popularity <> computed.popularity`;

/** Films that are not due and share a person with one that is, by their places in the search indexes. */
const RAISED =
  'CREATE TEMP TABLE raised (place INTEGER PRIMARY KEY, id INTEGER NOT NULL, popularity REAL NOT NULL)';
const RAISE = `INSERT INTO temp.raised (place, id, popularity)
  SELECT ${PLACE}, entity.id, ${popularityOf('max(known.titles)')} AS computed
  FROM temp.known CROSS JOIN credit USING (person_id) CROSS JOIN entity ON entity.id = title_id
  WHERE known.due < known.titles
    AND ${stepOf('known.titles')} > ${stepOf('known.titles - known.due')}
    AND ${IS_IMPORTED} AND entity.id NOT IN (SELECT id FROM unsettled)
  GROUP BY entity.id HAVING computed > entity.popularity`;
const NEXT = 'SELECT place FROM temp.raised ORDER BY place LIMIT ?';
const RAISE_ENTITIES = `UPDATE entity SET popularity = raised.popularity FROM temp.raised
  WHERE entity.id = raised.id AND raised.place IN (${NEXT})`;

/**
 * Each step computes as many titles as `step`, and yields how many are left. Films whose place in the search
 * indexes changes become due.
 */
export function* renewPopularity(db: Db, step: number): Generator<number> {
  let left = db.one<{ n: number }>('SELECT count(*) AS n FROM unsettled')?.n ?? 0;
  yield left;
  dropTables(db);
  db.run(KNOWN);
  for (let last = 0; left > 0; left -= step) {
    const end = lastOfStep(db, last, step);
    db.run(COUNT, last + 1, end);
    db.run(COMPUTE, last + 1, end);
    last = end;
    yield Math.max(0, left - step);
  }
  db.run(RAISED);
  db.run(RAISE);
  noteGenres(db);
  while (db.one('SELECT 1 FROM temp.raised LIMIT 1')) {
    raiseSome(db, step);
    yield 0;
  }
  while (raiseInGenres(db, step)) yield 0;
  dropTables(db);
}

/** Returns the greatest id of the titles that the next step computes. */
function lastOfStep(db: Db, last: number, step: number): number {
  const sql = `SELECT max(id) AS id FROM
    (SELECT id FROM unsettled WHERE id > ? ORDER BY id LIMIT ?)`;
  return db.one<{ id: number | null }>(sql, last, step)?.id ?? last;
}

function raiseSome(db: Db, step: number): void {
  removeIndexed(db, NEXT, step);
  db.run(RAISE_ENTITIES, step);
  db.run(`INSERT INTO unsettled (id) SELECT id FROM temp.raised WHERE place IN (${NEXT})`, step);
  db.run(`DELETE FROM temp.raised WHERE place IN (${NEXT})`, step);
}

function dropTables(db: Db): void {
  dropGenres(db);
  db.run('DROP TABLE IF EXISTS temp.known');
  db.run('DROP TABLE IF EXISTS temp.raised');
}
