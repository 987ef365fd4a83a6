/** Which titles play here. */
import type { Db } from '../db.ts';

const LINKED = {
  clip: 'SELECT 1 FROM clip WHERE entity_id = entity.id AND link IS NOT NULL',
  episode: `SELECT 1 FROM episode JOIN season ON season.id = season_id
    WHERE season.entity_id = entity.id AND link IS NOT NULL`,
};

/**
 * Whether the entity plays, as a column: 1 or 0; null of a person. A film plays in full, a song or an exercise film
 * has a link, a series or a drama an episode with one.
 */
export const PLAYS = `CASE kind WHEN 'movie' THEN plays > 0 WHEN 'person' THEN NULL
  WHEN 'song' THEN EXISTS (${LINKED.clip}) WHEN 'clip' THEN EXISTS (${LINKED.clip})
  ELSE EXISTS (${LINKED.episode}) END AS plays`;

/** Returns what the row of an entity says of that. */
export const watchableOf = (plays: number | null | undefined) =>
  plays === null || plays === undefined ? {} : { watchable: plays > 0 };

/** Returns a function that gives the same of entities, by their ids. */
export function watchableById(db: Db, ids: readonly number[]) {
  const found = db.all<{ id: number; plays: number | null }>(
    `SELECT entity.id, ${PLAYS} FROM json_each(?) AS wanted
     CROSS JOIN entity ON entity.id = wanted.value`,
    JSON.stringify(ids),
  );
  const known = new Map(found.map(({ id, plays }) => [id, plays]));
  return (id: number) => watchableOf(known.get(id));
}
