/**
 * Hides players that may not be shown: those that are free in none of the countries of the site, and
 * those of hosts that it does not frame. They are stored apart, so that no query finds them.
 */
import { playerFor } from '#/lib/embed.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { type Fact, fact, factWords, setFact } from '../facts.ts';

/** Which players are shown. What is not given hides none. */
export type ShownPlayers = {
  /** The countries that the site is for. */
  freeIn?: readonly string[];
  /** Origins whose players the site frames. */
  embedOrigins?: readonly string[];
};

/**
 * Where players are: a table, its column, what names a row, how a row finds its entity, and the
 * column's value if there is no player.
 */
type PlayerColumn = { table: string; column: string; id: string; entity: string; none?: string };
const PLACES: readonly PlayerColumn[] = [
  { table: 'movie', column: 'link', id: 'id', entity: 'id' },
  { table: 'movie', column: 'trailer', id: 'id', entity: 'id' },
  { table: 'movie', column: 'video_id', id: 'id', entity: 'id' },
  { table: 'clip', column: 'link', id: 'id', entity: 'entity_id' },
  {
    table: 'episode',
    column: 'link',
    id: 'id',
    entity: '(SELECT season.entity_id FROM season WHERE season.id = season_id)',
  },
  // The key of a video may not be null: '' means no player.
  {
    table: 'video',
    column: 'key',
    id: "(series_id || '-' || position)",
    entity: 'series_id',
    none: "''",
  },
];

/** Each is a fact of the file, too. */
const RULES = ['freeIn', 'embedOrigins'] as const satisfies (keyof ShownPlayers & Fact)[];
const wordOf = (list: readonly string[] | undefined) => list?.toSorted().join(' ');

/** Returns whether the file shows other players than these. */
export function showsOthers(db: Db, shown: ShownPlayers): boolean {
  return RULES.some((rule) => fact(db, rule) !== wordOf(shown[rule]));
}

/** Shows these players, and hides the others. */
export function showPlayers(db: Db, shown: ShownPlayers): void {
  showAll(db);
  for (const rule of RULES) {
    const word = wordOf(shown[rule]);
    if (word === undefined) db.run('DELETE FROM fact WHERE key = ?', rule);
    else setFact(db, rule, word);
  }
  hideAgain(db);
}

/** Hides the players of rows that were added since and may not be shown. */
export function hideAgain(db: Db): void {
  const countries = factWords(db, 'freeIn');
  const origins = factWords(db, 'embedOrigins');
  for (const place of PLACES) {
    if (countries) hide(db, place, `${place.entity} IN (${ELSEWHERE})`, countries);
    if (origins) {
      const refused = refusedIn(db, place, origins);
      hide(db, place, `${place.column} IN (SELECT value FROM json_each(?))`, refused);
    }
  }
  db.run(`UPDATE entity SET plays = 0 WHERE plays = 1 AND id IN ${HIDDEN_FILMS}`);
}

/** Entities that are free in none of the countries of a list. */
const ELSEWHERE = `SELECT entity_id FROM entry WHERE json_array_length(content, '$.basis.countries') > 0
  AND NOT EXISTS (SELECT 1 FROM json_each(content, '$.basis.countries') AS free
    WHERE free.value IN (SELECT value FROM json_each(?)))`;
const HIDDEN_FILMS = "(SELECT item FROM hidden WHERE place = 'movie.link')";

/** Returns the players of a place that are not of these origins. Our own clips are paths. */
function refusedIn(
  db: Db,
  { table, column }: PlayerColumn,
  embedOrigins: readonly string[],
): string[] {
  const rules = { siteUrl: '', embedOrigins };
  return db
    .all<{ player: string }>(
      `SELECT DISTINCT ${column} AS player FROM ${table} WHERE ${column} <> ''`,
    )
    .flatMap(({ player }) => (playerFor(player, rules) === null ? [player] : []));
}

/** Hides the players of a place for which a condition on a list holds. */
function hide(
  db: Db,
  { table, column, id, entity, none = 'NULL' }: PlayerColumn,
  condition: string,
  list: readonly string[],
): void {
  const values = JSON.stringify(list);
  const there = `${condition} AND ${entity} IS NOT NULL AND ${column} IS NOT ${none}`;
  db.run(
    `INSERT OR REPLACE INTO hidden (entity_id, place, item, player)
     SELECT ${entity}, '${table}.${column}', ${id}, ${column} FROM ${table} WHERE ${there}`,
    values,
  );
  db.run(`UPDATE ${table} SET ${column} = ${none} WHERE ${there}`, values);
}

function showAll(db: Db): void {
  db.run(`UPDATE entity SET plays = 1 WHERE plays = 0 AND id IN ${HIDDEN_FILMS}`);
  for (const { table, column, id, none = 'NULL' } of PLACES) {
    db.run(
      `UPDATE ${table} SET ${column} = player FROM hidden
       WHERE place = '${table}.${column}' AND item = ${id} AND ${column} IS ${none}`,
    );
  }
  db.run('DELETE FROM hidden');
}

/** Tells `context.hidden` the hidden players of entities that an answer names. */
export function tellHidden({ db, hidden }: HostContext, ids: readonly (number | null)[]): void {
  if (!hidden) return;
  const found = db.all<{ player: string }>(
    'SELECT DISTINCT player FROM hidden WHERE entity_id IN (SELECT value FROM json_each(?))',
    JSON.stringify(ids),
  );
  for (const { player } of found) hidden(player);
}
