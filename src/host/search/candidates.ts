/** What a search reads of the entities that an index names. */
import type { Db } from '../db.ts';
import type { EntityKind } from '../seed/entity.ts';
import type { Rankable } from './rank.ts';

export type Candidate = Rankable & {
  id: number;
  kind: EntityKind;
  native_lang: string | null;
  released: string;
  poster: string | null;
};

/**
 * Returns the entities whose ids a query selects, with its values. `year`: '' for any.
 */
export function candidatesIn(
  db: Db,
  query: string,
  values: readonly (string | number)[],
  year = '',
): Candidate[] {
  return db.all<Candidate>(
    `SELECT entity.id, kind, entity.name, original, native_lang, native_text, released, popularity, poster
     FROM ${query} AS hit CROSS JOIN entity ON entity.id = hit.id
     WHERE released >= ? AND released < ?`,
    ...values,
    year,
    `${year}~`,
  );
}
