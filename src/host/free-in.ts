/**
 * Shows players only where they are free: a player is hidden if its entry's basis names countries and
 * the site is for none of them. Hidden players are kept aside, so that all queries find none.
 */
import type { Db } from './db.ts';
import { fact, setFact } from './facts.ts';

/**
 * Where players are: a table, its column, what names a row, how a row finds its entity, and what
 * stands in the column for none.
 */
type Place = { table: string; column: string; id: string; entity: string; none?: string };
const PLACES: readonly Place[] = [
  { table: 'movie', column: 'link', id: 'id', entity: 'id' },
  { table: 'movie', column: 'trailer', id: 'id', entity: 'id' },
  { table: 'movie', column: 'video_id', id: 'id', entity: 'id' },
  { table: 'clip', column: 'link', id: 'id', entity: 'entity_id' },
  {
    ...{ table: 'episode', column: 'link', id: 'id' },
    entity: '(SELECT season.entity_id FROM season WHERE season.id = season_id)',
  },
  // The key of a video may not be null: an empty one is none.
  {
    ...{ table: 'video', column: 'key', id: "(series_id || '-' || position)" },
    ...{ entity: 'series_id', none: "''" },
  },
];

/** Returns whether the file's players are not those of these countries; null: of everywhere. */
export function isFreeElsewhere(db: Db, countries: readonly string[] | null): boolean {
  return fact(db, 'freeIn') !== wordOf(countries);
}

const wordOf = (countries: readonly string[] | null) => countries?.toSorted().join(' ');

/** Shows the players that are free in one of these countries, and hides the others; null: shows all. */
export function showFreeIn(db: Db, countries: readonly string[] | null): void {
  showAll(db);
  const word = wordOf(countries);
  if (word === undefined) db.run("DELETE FROM fact WHERE key = 'freeIn'");
  else setFact(db, 'freeIn', word);
  hideAgain(db);
}

/** Hides the players of rows that were added since: those which are not free where the site is. */
export function hideAgain(db: Db): void {
  const countries = fact(db, 'freeIn')?.split(' ');
  if (countries === undefined) return;
  const elsewhere = `SELECT entity_id FROM entry WHERE json_array_length(content, '$.basis.countries') > 0
    AND NOT EXISTS (SELECT 1 FROM json_each(content, '$.basis.countries') AS free
      WHERE free.value IN (SELECT value FROM json_each(?)))`;
  for (const { table, column, id, entity, none = 'NULL' } of PLACES) {
    const of = JSON.stringify(countries);
    const there = `${entity} IN (${elsewhere}) AND ${column} IS NOT ${none}`;
    db.run(
      `INSERT OR REPLACE INTO hidden (entity_id, place, item, player)
       SELECT ${entity}, '${table}.${column}', ${id}, ${column} FROM ${table} WHERE ${there}`,
      of,
    );
    db.run(`UPDATE ${table} SET ${column} = ${none} WHERE ${there}`, of);
  }
  db.run(`UPDATE entity SET plays = 0 WHERE plays = 1 AND id IN (SELECT entity_id FROM hidden)`);
}

function showAll(db: Db): void {
  db.run(
    "UPDATE entity SET plays = 1 WHERE id IN (SELECT item FROM hidden WHERE place = 'movie.link')",
  );
  for (const { table, column, id, none = 'NULL' } of PLACES) {
    db.run(
      `UPDATE ${table} SET ${column} = player FROM hidden
       WHERE place = '${table}.${column}' AND item = ${id} AND ${column} IS ${none}`,
    );
  }
  db.run('DELETE FROM hidden');
}
