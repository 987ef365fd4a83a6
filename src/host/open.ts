/** Opens the catalogue of the embedded host, filled, and makes the best of a file that is in trouble. */
import { existsSync } from 'node:fs';
import { DatabaseError } from './database-error.ts';
import { type Db, openDb } from './db.ts';
import { FIRST_IMPORTED_ID } from './ids.ts';
import { fillFromSeed } from './seed/fill.ts';
import type { Seed } from './seed/load.ts';
import { isShipped, markShipped, setAside, unmarkShipped } from './shipped.ts';

export type OpenOptions = {
  seed: Seed;
  log(message: string): void;
  /** Whether the open catalogue may be kept in memory when the disk is full: not where it is written to. */
  mayForget?: boolean;
  now?: () => Date;
  /** Opens a file; tests give one that has a full disk. */
  open?: (path: string) => Db;
};

const MEMORY = ':memory:';

/**
 * The catalogue at a path (`:memory:` for none), up to date with the open catalogue. A damaged file that
 * is proven to hold nothing else is set aside and made again. On a full disk the older open catalogue,
 * or one in memory, is better than none. Throws DatabaseError when a file may hold more than that.
 */
export function openCatalogue(path: string, options: OpenOptions): Db {
  const { seed, log, open = openDb, now = () => new Date() } = options;
  if (path === MEMORY) return filled(open(MEMORY), path, options);
  // Nothing is lost where nothing was.
  const dispensable = isShipped(path) || !existsSync(path);
  try {
    return filled(open(path), path, options);
  } catch (error) {
    if (!(error instanceof DatabaseError) || !dispensable) throw withAdvice(error);
    if (error.trouble === 'damaged') {
      const aside = setAside(path, now());
      log(`${error.message} It is made again; the damaged one is kept as ${aside}.`);
      return openCatalogue(path, options);
    }
    if (error.trouble !== 'full' || !options.mayForget) throw error;
    log(`${error.message} The open catalogue is kept in memory until the next start.`);
    const db = openDb(MEMORY);
    fillFromSeed(db, seed);
    return db;
  }
}

function filled(db: Db, path: string, { seed, log }: OpenOptions): Db {
  try {
    fillFromSeed(db, seed, log);
  } catch (error) {
    const full = error instanceof DatabaseError && error.trouble === 'full';
    if (!full || !db.one("SELECT 1 FROM fact WHERE key = 'seed'")) {
      db.close();
      throw error;
    }
    log(`${error.message} The open catalogue in it stays as it was.`);
  }
  if (path === MEMORY) return db;
  const imported = db.one('SELECT 1 FROM entity WHERE id >= ? LIMIT 1', FIRST_IMPORTED_ID);
  if (imported) unmarkShipped(path);
  else markShipped(path);
  return db;
}

function withAdvice(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.trouble !== 'damaged') return error;
  const advice =
    'It may hold imported films, so it is left as it is: put a good copy in its place, or move it away to begin with the open catalogue.';
  return new DatabaseError(`${error.message} ${advice}`, 'damaged', { cause: error });
}
