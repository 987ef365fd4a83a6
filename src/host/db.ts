/** The database file: opened, brought to the newest schema, and closed. The only opener of SQLite. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { DatabaseError, databaseError, named } from './database-error.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);

export type Row = Record<string, string | number | null>;

/** A database with its statements prepared once each. */
export type Db = {
  all<T = Row>(sql: string, ...values: SQLInputValue[]): T[];
  one<T = Row>(sql: string, ...values: SQLInputValue[]): T | undefined;
  run(sql: string, ...values: SQLInputValue[]): void;
  /** Runs a piece of work in one transaction; it is undone when the work throws. */
  transaction<T>(work: () => T): T;
  /** Changes whenever anything was written, by this connection or by another one. */
  version(): string;
  close(): void;
};

/**
 * Opens a catalogue file (`:memory:` for tests), creating and migrating it as needed. Throws
 * DatabaseError when it can not be used; what a full disk or a damaged file makes of later work is
 * thrown as the same. Tests give migrations of their own.
 */
export function openDb(path: string, migrations: URL = MIGRATIONS): Db {
  let sqlite: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    sqlite = new DatabaseSync(path);
    sqlite.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;',
    );
    check(sqlite, path);
    const db = wrap(sqlite, path);
    migrate(sqlite, db, migrations);
    return db;
  } catch (cause) {
    if (sqlite?.isOpen) sqlite.close();
    const error = named(path, cause);
    if (error instanceof DatabaseError) throw error;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(`The catalogue ${path} can not be opened: ${why}`, 'other', { cause });
  }
}

/** Looks through the whole file: what is damaged is better found now than by a visitor. */
function check(sqlite: DatabaseSync, path: string): void {
  const [found] = Object.values(sqlite.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (found !== 'ok') throw databaseError(path, 'damaged', found);
}

function wrap(sqlite: DatabaseSync, path: string): Db {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    let found = prepared.get(sql);
    if (!found) {
      found = sqlite.prepare(sql);
      prepared.set(sql, found);
    }
    return found;
  };
  const run = (sql: string, values: SQLInputValue[]) => {
    const prepared = statement(sql);
    // Deleting from the search index reports a row id that no number can hold.
    prepared.setReadBigInts(true);
    prepared.run(...values);
  };
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
    run: (sql, ...values) => attempt(() => run(sql, values)),
    transaction(work) {
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        // A full disk has undone it already.
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

/** Runs the numbered migrations that this file has not seen, each in a transaction. */
function migrate(sqlite: DatabaseSync, db: Db, migrations: URL): void {
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const known = Number(sqlite.prepare('PRAGMA user_version').get()?.user_version);
  if (known > files.length) throw new Error('it was made by a newer version');
  for (const [index, file] of files.entries()) {
    if (index < known) continue;
    db.transaction(() => {
      sqlite.exec(readFileSync(new URL(file, migrations), 'utf8'));
      // It may have changed names, or made the search index anew.
      sqlite.exec("DELETE FROM fact WHERE key = 'indexed'");
      sqlite.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

/** Whether the file can still be read. */
export function isOpen(db: Db): boolean {
  try {
    db.one('SELECT key FROM fact LIMIT 1');
    return true;
  } catch {
    return false;
  }
}
