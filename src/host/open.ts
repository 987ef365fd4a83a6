/**
 * Opens and fills the embedded host's catalogue, and recovers where it can from a damaged file or a
 * full disk.
 */
import { existsSync, statSync } from 'node:fs';
import { DatabaseError, databaseError, isDamage } from './database-error.ts';
import { type Db, type DbOptions, isMigrated, openDb, openReadOnly, quickCheck } from './db.ts';
import { FIRST_IMPORTED_ID } from './ids.ts';
import {
  isMarkedDamaged,
  isShipped,
  markShipped,
  removeFiles,
  setAside,
  unmarkShipped,
} from './integrity/marks.ts';
import { indexTrouble, markLacking, missingNames } from './search/search-index.ts';
import { type FillOptions, fillFromSeed, fillValid, hasRows } from './seed/fill.ts';

export type OpenOptions = FillOptions &
  Pick<DbOptions, 'cache'> & {
    /**
     * Whether the catalogue may be served as it is, or from memory, if the disk can not be written. False for a
     * command that writes to the catalogue.
     */
    mayForget?: boolean;
    now?: () => Date;
    /** Opens a file. Tests replace it to simulate a full disk. */
    open?: (path: string, options?: DbOptions) => Db;
  };

const MEMORY = ':memory:';

/**
 * Returns the catalogue at a path (`:memory:` for one in memory), filled with the current open
 * catalogue. Sets a damaged file aside and makes a new one, if the file provably holds nothing but
 * the open catalogue; a large one only if an earlier check has noted damage. On a disk that is full or can not be written,
 * returns what the file holds or, if `mayForget` allows it, one in memory. Throws DatabaseError when the file cannot be used and may
 * hold more than the open catalogue.
 */
export function openCatalogue(path: string, options: OpenOptions): Db {
  const { seed, log, shown, open = openDb, now = () => new Date() } = options;
  if (path === MEMORY) return filled(open(MEMORY), path, options);
  // A file that does not exist yet has nothing to lose.
  const isNew = !existsSync(path);
  const dispensable = isNew || isShipped(path);
  try {
    if (dispensable && isMarkedDamaged(path)) throw databaseError(path, 'damaged');
    const db = open(path, options);
    if (dispensable && statSync(path).size <= SMALL) checkWhole(db, path);
    return filled(db, path, options);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const isServed = options.mayForget && error.trouble === 'unwritable' && !isNew;
    const found = isServed ? asItIs(path, dispensable) : null;
    if (found) {
      log(`${error.message} ${SETTING} The catalogue in it is served as it is.`);
      return found;
    }
    if (!dispensable) throw withAdvice(error);
    const aside = error.trouble === 'damaged' ? asideOf(path, now()) : null;
    if (aside !== null) {
      log(`${error.message} It is made again; the damaged one is kept as ${aside}.`);
      return openCatalogue(path, options);
    }
    // Nothing proves later that a part of a file holds nothing else.
    if (isNew) removeFiles(path);
    if (error.trouble === 'other' || !options.mayForget) throw error;
    const setting = error.trouble === 'full' ? '' : ` ${SETTING}`;
    log(`${error.message}${setting} The open catalogue is kept in memory until the next start.`);
    const db = openDb(MEMORY);
    fillFromSeed(db, seed, log, shown);
    return db;
  }
}

const SETTING = 'CATALOGUE_DB names it.';

/** Renames a damaged file and returns its new name; null if the disk can not be written. */
function asideOf(path: string, now: Date): string | null {
  try {
    return setAside(path, now);
  } catch {
    return null;
  }
}

/** Opens a file that can not be written; null if it can not be read either, or holds no catalogue of this version. */
function asItIs(path: string, dispensable: boolean): Db | null {
  try {
    const db = openReadOnly(path);
    const isWhole = !dispensable || statSync(path).size > SMALL || quickCheck(db) === null;
    if (isWhole && isMigrated(db) && hasRows(db)) return db;
    db.close();
    return null;
  } catch {
    return null;
  }
}

/** Bytes up to which a file is checked whole before it is served, in some hundredths of a second. */
const SMALL = 32 * 1024 * 1024;

/** Returns whether openCatalogue would check a file whole, or make it. */
export function isCheckedAtStart(path: string): boolean {
  return !existsSync(path) || (isShipped(path) && statSync(path).size <= SMALL);
}

/** Throws if a file is damaged. If its search indexes lack names, they are filled again with it. */
function checkWhole(db: Db, path: string): void {
  const damage = quickCheck(db);
  if (damage === null) {
    if (indexTrouble(db) === null && missingNames(db) !== null) markLacking(db);
    return;
  }
  db.close();
  throw databaseError(path, 'damaged', damage);
}

function filled(db: Db, path: string, options: OpenOptions): Db {
  try {
    fillValid(db, options);
  } catch (error) {
    if (isDamage(error) || !hasRows(db)) {
      db.close();
      throw error;
    }
    const why =
      error instanceof DatabaseError
        ? `${error.message}${error.trouble === 'unwritable' ? ` ${SETTING}` : ''}`
        : `The files can not be filled into ${path}: ${String(error)}.`;
    options.log(`${why} The open catalogue in it stays as it was.`);
  }
  if (path === MEMORY) return db;
  const imported = db.one('SELECT 1 FROM entity WHERE id >= ? LIMIT 1', FIRST_IMPORTED_ID);
  if (imported) unmarkShipped(path);
  else markShipped(path);
  return db;
}

function withAdvice(error: unknown): unknown {
  if (!isDamage(error)) return error;
  const advice =
    'It may hold imported films, so it is left as it is: put a good copy in its place, or move it away to begin with the open catalogue.';
  return new DatabaseError(`${error.message} ${advice}`, 'damaged', { cause: error });
}
