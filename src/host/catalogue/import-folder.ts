import type { Db } from '../db.ts';
import { addAll } from '../seed/add-all.ts';
import { recount } from '../totals.ts';
import type { Seed } from './files/folder.ts';
import { hideAgain } from './hidden-players.ts';
import { settleAll } from './settle.ts';

/**
 * Adds the entries of a folder as imported rows, all or none. Rows that are there stay as they are: at an
 * equal id the catalogue's own folder wins. Returns the number of films, series and people added.
 */
export function importFolder(db: Db, seed: Seed): number {
  const count = () => db.one<{ n: number }>('SELECT count(*) AS n FROM entity')?.n ?? 0;
  return db.transaction(() => {
    const before = count();
    addAll(db, 'import', seed);
    hideAgain(db);
    settleAll(db);
    recount(db);
    return count() - before;
  });
}
