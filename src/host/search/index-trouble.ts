/** Detects search indexes that do not match the entities. */
import { CATALOGUE_VERSION } from '../catalogue-version.ts';
import type { Db } from '../db.ts';
import { fact, setFact } from '../facts.ts';

/** In place of a version: the index lacks names. */
const LACKS = 'lacks names';

/** Makes the next start index all names again. */
export function markLacking(db: Db): void {
  setFact(db, 'indexed', LACKS);
}

/** Returns the reason why all names have to be indexed again, or null. Counts nothing. */
export function indexTrouble(db: Db): string | null {
  const version = fact(db, 'indexed');
  if (version === undefined) return 'its search index is of an unknown version';
  if (version === String(CATALOGUE_VERSION)) return null;
  if (version === LACKS) return 'its search index lacks names';
  return `its search index is of version ${version}, not ${CATALOGUE_VERSION}`;
}

/**
 * Returns the reason why searches cannot rely on the indexes, or null if they can. Reads three tables
 * whole: 0.2 s for a million films.
 */
export function missingNames(db: Db): string | null {
  // FTS5 keeps one row in `_docsize` for each indexed name. Counting rows of `search` would read the
  // index.
  const count = db.one<{ names: number; words: number; sounds: number }>(
    `SELECT (SELECT count(*) FROM entity) - (SELECT count(*) FROM unsettled) AS names,
      (SELECT count(*) FROM search_docsize) AS words, (SELECT count(*) FROM sound_docsize) AS sounds`,
  );
  if (!count) return null;
  const wrong = [count.words, count.sounds].find((indexed) => indexed !== count.names);
  return wrong === undefined ? null : `its search index has ${wrong} of ${count.names} names`;
}
