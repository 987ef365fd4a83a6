/** Fills the search indexes, and detects those that do not match the entities. */
import { wordsOf } from '#/contract/words.ts';
import { CATALOGUE_VERSION } from '../catalogue-version.ts';
import type { Db } from '../db.ts';
import { fact, setFact } from '../facts.ts';
import { insert } from '../insert.ts';
import { soundIndexOf } from './sound/tokens.ts';
import { wholeName, yearWord } from './words.ts';

/** What the indexes store of an entity: its place and its names. */
export type Indexed = {
  place: number;
  name: string;
  /** Its other names. */
  others: readonly string[];
  /** A year, or ''. */
  year: string;
};

/**
 * Adds an entity's names to both search indexes. Writes the words that `wordsOf` returns, as queries do,
 * because the index's own tokenizer folds fewer letters. The table `sound` has the keys and the
 * sounds of all names, by which other scripts find them. Returns these keys.
 */
export function indexEntity(db: Db, { place, name, others, year }: Indexed): string {
  const own = wordsOf(name);
  const further = others.map(wordsOf);
  const words = [
    ...own,
    ...further.flat(),
    ...wordsOf(squeezed(name) ?? ''),
    wholeName(own),
    ...further.map(wholeName),
    ...(year === '' ? [] : [yearWord(year)]),
  ];
  insert(db, 'search', { rowid: place, words: words.join(' ') });
  const indexed = soundIndexOf([name, ...others]);
  insert(db, 'sound', { rowid: place, ...indexed });
  return indexed.keys;
}

/** Removes rows from both indexes. `places` selects them: `SELECT … FROM …`, or `?`. */
export function removeIndexed(db: Db, places: string, ...values: (number | string)[]): void {
  db.run(`DELETE FROM search WHERE rowid IN (${places})`, ...values);
  db.run(`DELETE FROM sound WHERE rowid IN (${places})`, ...values);
}

/** Joins the parts in which the indexes were written, which makes searches faster. */
export function optimizeIndex(db: Db): void {
  db.run("INSERT INTO search (search) VALUES ('optimize')");
  db.run("INSERT INTO sound (sound) VALUES ('optimize')");
}

/**
 * Returns a name without its inner punctuation, or null if it has none. Visitors also search for
 * "D.O.A." as "doa", and for "Mughal-e-Azam" as "mughaleazam".
 */
function squeezed(name: string): string | null {
  if (!/[\p{L}\p{N}][.'’-][\p{L}\p{N}]/u.test(name)) return null;
  return name.replace(/(?<=[\p{L}\p{N}])[.'’-](?=[\p{L}\p{N}]|\s|$)/gu, '');
}

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
