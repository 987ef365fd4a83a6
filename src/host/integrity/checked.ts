import { isDamage, reasonOf } from '../database-error.ts';
import { openDb, openReadOnly, quickCheck } from '../db.ts';
import { indexTrouble, markLacking, missingNames } from '../search/search-index.ts';

/** What a check found. `damaged`: what SQLite says; `unindexed`: names that the indexes lack. */
export type Finding = { damaged?: string; unindexed?: string };

/**
 * Reads a catalogue's file whole and returns what is wrong with it. If its search indexes lack names, the next
 * start indexes all names again. Reads for 12 s for a million films.
 */
export function checked(path: string): Finding {
  try {
    const db = openReadOnly(path);
    const damaged = quickCheck(db);
    const isSearched = damaged === null && indexTrouble(db) === null;
    const unindexed = isSearched ? missingNames(db) : null;
    db.close();
    if (damaged !== null) return { damaged };
    if (unindexed === null) return {};
    const writable = openDb(path);
    markLacking(writable);
    writable.close();
    return { unindexed };
  } catch (error) {
    if (isDamage(error)) return { damaged: reasonOf(error) };
    throw error;
  }
}
