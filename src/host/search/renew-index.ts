/** Detects a search index that does not match the entities, and rebuilds it from them. */
import { CATALOGUE_VERSION } from '../catalogue-version.ts';
import type { Db } from '../db.ts';
import { eachRow } from '../each-row.ts';
import { fact, setFact } from '../facts.ts';
import { indexEntity, optimizeIndex } from './index-entity.ts';

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
  // FTS5 keeps one row in `_docsize` for each indexed name. Counting rows of `search` would read the
  // index.
  const count = db.one<{ names: number; words: number; sounds: number }>(
    `SELECT (SELECT count(*) FROM entity) AS names,
      (SELECT count(*) FROM search_docsize) AS words, (SELECT count(*) FROM sound_docsize) AS sounds`,
  );
  if (!count) return null;
  const wrong = [count.words, count.sounds].find((indexed) => indexed !== count.names);
  return wrong === undefined ? null : `its search index has ${wrong} of ${count.names} names`;
}

export function emptyIndex(db: Db): void {
  db.run("INSERT INTO search (search) VALUES ('delete-all')");
  db.run("INSERT INTO sound (sound) VALUES ('delete-all')");
  db.run('DELETE FROM near_key');
}

type Unindexed = { id: number; name: string; others: string | null };

/** Stands between names that a query joins. */
const BETWEEN = '\n';

/**
 * Indexes every entity that the index lacks. Then records CATALOGUE_VERSION as the index's version.
 */
export function completeIndex(db: Db): void {
  let added = 0;
  eachRow<Unindexed>(
    db,
    `SELECT id, name,
       concat_ws(char(10), original, native_text,
         (SELECT group_concat(text, char(10) ORDER BY language) FROM name WHERE entity_id = id
          AND text IS NOT native_text)) AS others
     FROM entity
     WHERE id > ? AND NOT EXISTS (SELECT 1 FROM search_docsize WHERE search_docsize.id = entity.id)
     ORDER BY id LIMIT ?`,
    ({ id, name, others }) => {
      indexEntity(db, id, name, others ? others.split(BETWEEN) : []);
      added += 1;
    },
  );
  if (added > 0) optimizeIndex(db);
  setFact(db, 'indexed', String(CATALOGUE_VERSION));
}
