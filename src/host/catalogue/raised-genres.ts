/**
 * Writes the popularity of films that were raised into the lists of their genres, one list after the other: film
 * by film, each would read and write pages of all lists, which lie all over a large file.
 */
import type { Db } from '../db.ts';

const TABLE = `CREATE TEMP TABLE raised_genre
  (slug TEXT, id INTEGER, popularity REAL NOT NULL, PRIMARY KEY (slug, id)) WITHOUT ROWID`;
const NOTE = `INSERT INTO temp.raised_genre (slug, id, popularity)
  SELECT slug, raised.id, raised.popularity
  FROM temp.raised CROSS JOIN genre ON entity_id = raised.id ORDER BY 1, 2`;
const NEXT = 'SELECT slug, id, popularity FROM temp.raised_genre ORDER BY slug, id LIMIT ?';
const RAISE = 'UPDATE genre SET popularity = ? WHERE entity_id = ? AND slug = ?';

type Row = { slug: string; id: number; popularity: number };

/** Notes the genres of all films in `temp.raised`. */
export function noteGenres(db: Db): void {
  db.run(TABLE);
  db.run(NOTE);
}

/** Writes some of them, as many as `step`. Returns whether there were any. */
export function raiseInGenres(db: Db, step: number): boolean {
  const rows = db.all<Row>(NEXT, step);
  for (const { slug, id, popularity } of rows) db.run(RAISE, popularity, id, slug);
  const last = rows.at(-1);
  if (last) db.run('DELETE FROM temp.raised_genre WHERE (slug, id) <= (?, ?)', last.slug, last.id);
  return last !== undefined;
}

export function dropGenres(db: Db): void {
  db.run('DROP TABLE IF EXISTS temp.raised_genre');
}
