/**
 * A catalogue's file that may be damaged while it is served: the damage is noted beside the file (docs/decisions/026),
 * and if it can be made good, the file is opened again.
 */
import { isDamage, reasonOf } from '../database-error.ts';
import { type Db, isInMemory } from '../db.ts';
import { damageOf, inodeOf, isMarkedDamaged, isShipped, markDamaged } from './marks.ts';

export type MendedDb = Db & {
  /** Returns whether the file was found damaged and is not mended yet. */
  isDamaged(): boolean;
  /** Closes the file and opens it again. */
  reopen(): void;
};

export type MendedOptions = {
  path: string;
  /** Opens the file. Throws DatabaseError if it can not. */
  open(): Db;
  log(message: string): void;
  /**
   * Called once with the reason if the file is damaged and another process repairs it. The readable part is served until `reopen` is
   * called. Not given: this process mends it.
   */
  onDamage?: ((why: string) => void) | undefined;
  /** Called when the file has been opened again. */
  reopened(): void;
};

/** Opens a file. Throws as `open` does. */
export function mendedDb({ path, open, log, onDamage, reopened }: MendedOptions): MendedDb {
  let db = first();
  let isFile = !isInMemory(db);
  let inode = inodeAt(path);
  let isFound = false;
  let isWriting = false;

  function first(): Db {
    try {
      return open();
    } catch (error) {
      // The process that mends it finds the note.
      if (isDamage(error)) markDamaged(path);
      throw error;
    }
  }

  function reopen(): void {
    // SQLite deletes its log by name when it closes, so the new file must not be there yet.
    db.close();
    db = open();
    isFile = !isInMemory(db);
    inode = inodeAt(path);
    isFound = false;
    reopened();
  }

  /** Returns whether the file is mended. */
  function mend(error: Error): boolean {
    if (isFound) return false;
    isFound = true;
    if (inodeAt(path) === inode) markDamaged(path);
    if (onDamage) {
      onDamage(reasonOf(error));
      return false;
    }
    log(damageOf(path, reasonOf(error)));
    if (!isShipped(path)) return false;
    reopen();
    return true;
  }

  /** Runs a query, and once more if the file was found damaged by it and is mended. */
  function attempt<T>(query: () => T): T {
    try {
      return query();
    } catch (error) {
      if (isWriting || !isDamage(error) || !mend(error)) throw error;
      return query();
    }
  }

  return {
    all: <T>(...query: Parameters<Db['all']>) => attempt(() => db.all<T>(...query)),
    one: <T>(...query: Parameters<Db['one']>) => attempt(() => db.one<T>(...query)),
    run: (...query) => attempt(() => db.run(...query)),
    transaction: (work) =>
      attempt(() => {
        isWriting = true;
        try {
          return db.transaction(work);
        } finally {
          isWriting = false;
        }
      }),
    version: () => attempt(() => db.version()),
    close: () => db.close(),
    isDamaged: () => isFound || (isFile && isMarkedDamaged(path)),
    reopen,
  };
}

function inodeAt(path: string): string | null {
  try {
    return inodeOf(path);
  } catch {
    return null;
  }
}
