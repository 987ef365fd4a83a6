/** Detects a search index that does not match the entities, and rebuilds it from them. */
import { CATALOGUE_VERSION } from '../catalogue-version.ts';
import type { Db } from '../db.ts';
import { eachRow } from '../each-row.ts';
import { fact, setFact } from '../facts.ts';
import { indexEntity } from './index-entity.ts';

/**
 * Returns the reason why searches cannot rely on the index, or null if they can. Takes 0.2 s for a
 * million films.
 */
export function indexTrouble(db: Db): string | null {
  const version = fact(db, 'indexed');
  if (version === undefined) return 'its search index is of an unknown version';
  if (version !== String(CATALOGUE_VERSION)) {
    return `its search index is of version ${version}, not ${CATALOGUE_VERSION}`;
  }
  // FTS5 keeps one row in `search_docsize` for each indexed name. Counting rows of `search` would
  // read the index.
  const count = db.one<{ names: number; indexed: number }>(
    `SELECT (SELECT count(*) FROM entity) AS names,
      (SELECT count(*) FROM search_docsize) AS indexed`,
  );
  if (!count || count.names === count.indexed) return null;
  return `its search index has ${count.indexed} of ${count.names} names`;
}

export function emptyIndex(db: Db): void {
  db.run("INSERT INTO search (search) VALUES ('delete-all')");
}

type Unindexed = { id: number; name: string; original: string | null; native_text: string | null };

/**
 * Indexes every entity that the index lacks. Then records CATALOGUE_VERSION as the index's version.
 */
export function completeIndex(db: Db): void {
  let added = 0;
  eachRow<Unindexed>(
    db,
    `SELECT id, name, original, native_text FROM entity
     WHERE id > ? AND NOT EXISTS (SELECT 1 FROM search_docsize WHERE search_docsize.id = entity.id)
     ORDER BY id LIMIT ?`,
    ({ id, name, original, native_text }) => {
      indexEntity(db, id, name, original, native_text);
      added += 1;
    },
  );
  if (added > 0) db.run("INSERT INTO search (search) VALUES ('optimize')");
  setFact(db, 'indexed', String(CATALOGUE_VERSION));
}
