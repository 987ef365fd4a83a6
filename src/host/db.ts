/** The database file: opened, brought to the newest schema, and closed. The only opener of SQLite. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

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

/** The file can not be used as a catalogue; the message says so in one line. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** Opens a catalogue file (`:memory:` for tests), creating and migrating it as needed. */
export function openDb(path: string): Db {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  try {
    const sqlite = new DatabaseSync(path);
    sqlite.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;',
    );
    const db = wrap(sqlite);
    migrate(sqlite, db);
    return db;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseError(`The catalogue ${path} can not be opened: ${why}`, { cause });
  }
}

function wrap(sqlite: DatabaseSync): Db {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    let found = prepared.get(sql);
    if (!found) {
      found = sqlite.prepare(sql);
      prepared.set(sql, found);
    }
    return found;
  };
  return {
    all: <T>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as T[],
    one: <T>(sql: string, ...values: SQLInputValue[]) =>
      statement(sql).get(...values) as T | undefined,
    run(sql, ...values) {
      const prepared = statement(sql);
      // Deleting from the search index reports a row id that no number can hold.
      prepared.setReadBigInts(true);
      prepared.run(...values);
    },
    transaction(work) {
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
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
function migrate(sqlite: DatabaseSync, db: Db): void {
  const files = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const known = Number(sqlite.prepare('PRAGMA user_version').get()?.user_version);
  if (known > files.length) throw new Error('it was made by a newer version');
  for (const [index, file] of files.entries()) {
    if (index < known) continue;
    db.transaction(() => {
      sqlite.exec(readFileSync(new URL(file, MIGRATIONS), 'utf8'));
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
