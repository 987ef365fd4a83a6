/**
 * Opens the database file, migrates it to the newest schema and closes it. No other module opens
 * SQLite.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { messageOf } from '#/lib/error-message.ts';
import { DatabaseError, named } from './database-error.ts';
import { MIGRATIONS } from './places.ts';

export type Row = Record<string, string | number | null>;

/** A database that prepares each statement once. */
export type Db = {
  all<T = Row>(sql: string, ...values: SQLInputValue[]): T[];
  one<T = Row>(sql: string, ...values: SQLInputValue[]): T | undefined;
  run(sql: string, ...values: SQLInputValue[]): void;
  /** Runs `work` in one transaction and returns its result. Rolls back if `work` throws. */
  transaction<T>(work: () => T): T;
  /** Returns a value that changes with each write, by this connection or by another one. */
  version(): string;
  close(): void;
};

export type DbOptions = {
  /** Tests pass their own. */
  migrations?: URL;
  /** For a connection that writes much: megabytes of pages that SQLite keeps. */
  cache?: number;
  /** Told how long the migration of a large file takes, and how far it is. */
  log?(message: string): void;
};

/**
 * Opens a catalogue file (`:memory:` for one in memory), and creates and migrates it if needed.
 * Throws DatabaseError when the file cannot be used. Later calls throw it too when the disk is full
 * or the file is damaged.
 */
export function openDb(path: string, options: DbOptions = {}): Db {
  const { migrations = MIGRATIONS, cache, log = () => {} } = options;
  return opened(path, {}, (sqlite, db) => {
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    if (cache !== undefined) writeMuch(sqlite, cache);
    migrate(sqlite, db, migrations, log);
  });
}

/** Pages that a connection that writes much has written before they are copied into the file. */
const WRITTEN = 20_000;

function writeMuch(sqlite: DatabaseSync, cache: number): void {
  sqlite.exec(`PRAGMA cache_size = ${-1024 * cache}; PRAGMA wal_autocheckpoint = ${WRITTEN};`);
}

/**
 * Opens a file that another process has checked and migrated, for reading alone. Throws DatabaseError
 * if it can not be opened.
 */
export function openReadOnly(path: string): Db {
  const read = (_sqlite: DatabaseSync, db: Db) => void db.one('SELECT key FROM fact LIMIT 1');
  try {
    return opened(path, { readOnly: true }, read);
  } catch (error) {
    // A disk that can not be written has no place for the index of SQLite's log. Without a log the file is whole.
    if (!isUnwritable(error) || !existsSync(path) || hasLog(path)) throw error;
    return opened(path, { readOnly: true, immutable: true }, read);
  }
}

const isUnwritable = (error: unknown) =>
  error instanceof DatabaseError && error.trouble === 'unwritable';
const hasLog = (path: string) =>
  (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Returns whether a file has the tables of this version. */
export function isMigrated(db: Db): boolean {
  const { user_version } = db.one<{ user_version: number }>('PRAGMA user_version') ?? {};
  return user_version === namesIn(MIGRATIONS).length;
}

const namesIn = (migrations: URL) =>
  readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Opens a file and prepares it. Closes it again if that throws. */
function opened(
  path: string,
  { readOnly = false, immutable = false }: { readOnly?: boolean; immutable?: boolean },
  prepare: (sqlite: DatabaseSync, db: Db) => void,
): Db {
  let sqlite: DatabaseSync | undefined;
  try {
    if (!readOnly && path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const file = immutable ? new URL(`${pathToFileURL(path)}?immutable=1`) : path;
    sqlite = new DatabaseSync(file, { readOnly });
    sqlite.exec('PRAGMA busy_timeout = 5000;');
    const db = wrap(sqlite, path);
    prepare(sqlite, db);
    return db;
  } catch (cause) {
    if (sqlite?.isOpen) sqlite.close();
    const error = named(path, cause);
    if (error instanceof DatabaseError) throw error;
    const why = messageOf(cause);
    throw new DatabaseError(`The catalogue ${path} can not be opened: ${why}`, 'other', { cause });
  }
}

/** Reads the whole file. Returns the first damage in SQLite's words, or null. */
export function quickCheck(db: Db): string | null {
  const [found] = Object.values(db.one<Row>('PRAGMA quick_check(1)') ?? {});
  return found === 'ok' ? null : String(found);
}

/** Returns a function that prepares each statement once. */
function once(prepare: (sql: string) => StatementSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    const made = prepare(sql);
    prepared.set(sql, made);
    return made;
  };
}

function wrap(sqlite: DatabaseSync, path: string): Db {
  const statement = once((sql) => sqlite.prepare(sql));
  const writer = once((sql) => {
    const prepared = sqlite.prepare(sql);
    // A delete from the search index reports a row id too large for a number.
    prepared.setReadBigInts(true);
    return prepared;
  });
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (cause) {
      throw named(path, cause);
    }
  };
  return {
    all: <T>(sql: string, ...values: SQLInputValue[]) =>
      attempt(() => statement(sql).all(...values) as T[]),
    one: <T>(sql: string, ...values: SQLInputValue[]) =>
      attempt(() => statement(sql).get(...values) as T | undefined),
    run(sql, ...values) {
      // An import runs millions of statements: this one makes no function for each.
      try {
        writer(sql).run(...values);
      } catch (cause) {
        throw named(path, cause);
      }
    },
    transaction(work) {
      try {
        sqlite.exec('BEGIN IMMEDIATE');
        const result = work();
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite has already rolled back if the disk is full.
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
        throw named(path, error);
      }
    },
    version() {
      const others = statement('PRAGMA data_version').get()?.data_version;
      const own = statement('SELECT total_changes() AS n').get()?.n;
      return `${others}.${own}`;
    },
    close: () => sqlite.close(),
  };
}

/**
 * Runs the numbered migrations that this file lacks, each in its own transaction. Throws when a
 * newer version made the file.
 */
function migrate(
  sqlite: DatabaseSync,
  db: Db,
  migrations: URL,
  log: (message: string) => void,
): void {
  const files = namesIn(migrations);
  const known = Number(sqlite.prepare('PRAGMA user_version').get()?.user_version);
  if (known > files.length) throw new Error('it was made by a newer version');
  const rows = known > 0 && known < files.length ? rowsIn(db) : 0;
  const tell = rows > MANY ? log : () => {};
  const seconds = Math.ceil(((files.length - known) * rows) / MIGRATED);
  tell(`The catalogue's tables are brought up to date: ${rows} rows take about ${seconds} s.`);
  // A table that is rebuilt must not delete the rows that refer to it. A virtual table that is dropped
  // may leave a part behind, which is dropped as well.
  sqlite.exec('PRAGMA foreign_keys = OFF');
  sqlite.enableDefensive(false);
  for (const [index, file] of files.entries()) {
    if (index < known) continue;
    db.transaction(() => {
      sqlite.exec(readFileSync(new URL(file, migrations), 'utf8'));
      // The migration may have changed names or recreated the search index. Without this fact,
      // fillFromSeed reindexes every name.
      sqlite.exec("DELETE FROM fact WHERE key = 'indexed'");
      sqlite.exec(`PRAGMA user_version = ${index + 1}`);
    });
    tell(`Migration ${file} is done, ${index + 1 - known} of ${files.length - known}.`);
  }
  sqlite.enableDefensive(true);
  sqlite.exec('PRAGMA foreign_keys = ON');
}

/** Number of rows up to which a migration takes no time worth a word. */
const MANY = 100_000;
/** Rows that one migration takes a second for. Migration 010 took 4.9 s for 3,154,671. */
const MIGRATED = 500_000;

function rowsIn(db: Db): number {
  return db.one<{ n: number }>('SELECT count(*) AS n FROM entity')?.n ?? 0;
}

/**
 * Runs work that adds only rows whose references it knows: without foreign keys, which cost two look-ups
 * for each credit. Nothing that it deletes may have rows that refer to it.
 */
export async function withoutForeignKeys<T>(db: Db, work: () => Promise<T>): Promise<T> {
  db.one('PRAGMA foreign_keys = OFF');
  try {
    return await work();
  } finally {
    db.one('PRAGMA foreign_keys = ON');
  }
}

/** Returns whether a catalogue is in memory, where no other process finds it. */
export function isInMemory(db: Db): boolean {
  return !db.one<{ file: string }>("SELECT file FROM pragma_database_list WHERE name = 'main'")
    ?.file;
}

/** Returns whether the file can still be read. */
export function isOpen(db: Db): boolean {
  try {
    db.one('SELECT key FROM fact LIMIT 1');
    return true;
  } catch {
    return false;
  }
}
