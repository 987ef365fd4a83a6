/**
 * The last good answers of remote hosts in a file, with the time at which each came. Trouble with
 * the file costs its answers, never a page: the site does without it, and the log says so once.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DELETED_AT, STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { messageOf } from '#/lib/error-message.ts';

/**
 * An answer, the seconds since the host gave it, by the wall clock, and the host's tag of it, if it
 * gave one.
 */
export type Shelved = { body: string; age: number; etag?: string };

export type Shelf = {
  /** Returns the last answer of an origin to a request, of any age; null if there is none. */
  get(origin: string, request: string): Shelved | null;
  /** Stores an answer with its age in seconds, and the tags by which it can be purged. */
  put(origin: string, request: string, body: string, details?: Details): void;
  /** Deletes an answer. */
  drop(origin: string, request: string): void;
  /** Deletes the answers that have one of the tags. */
  forget(tags: ReadonlySet<string>): void;
  close(): void;
};

export type Details = { age?: number; tags?: readonly string[]; etag?: string | null };

export type ShelfOptions = {
  /** The file; `:memory:` for none. */
  path: string;
  mostBytes: number;
  log(message: string): void;
  /** The wall clock, in milliseconds since 1970. */
  wall?: () => number;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
};

/** Seconds between deletions of what is too old. */
const CLEANED_EVERY = 86_400;
/** Milliseconds to wait for another process that writes. A page must not wait longer. */
const BUSY = 20;
/** Part of the limit that a process writes before it measures the shelf. */
const SLICE = 1 / 64;
/** Number of answers that one eviction deletes, so that few writes pay for one. */
const EVICTED = 64;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS answer (
    origin TEXT NOT NULL, request TEXT NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
    bytes INTEGER NOT NULL, PRIMARY KEY (origin, request)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS answer_by_age ON answer (at, bytes);
  CREATE TABLE IF NOT EXISTS tagged (
    origin TEXT NOT NULL, request TEXT NOT NULL, tags TEXT NOT NULL, PRIMARY KEY (origin, request)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER IF NOT EXISTS untag AFTER DELETE ON answer BEGIN
    DELETE FROM tagged WHERE origin = old.origin AND request = old.request;
  END;`;

/** Opens the shelf. If the file is unusable, it returns a shelf that stores nothing. */
export function openShelf({
  path,
  mostBytes,
  log,
  wall = Date.now,
  now = () => performance.now(),
}: ShelfOptions): Shelf {
  let isLogged = false;
  /** Runs `work`; after a failure returns null, and tells the first one. */
  function attempt<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      const why = messageOf(error);
      if (!isLogged && !isBusy(error)) log(`The shelf ${path} (SHELF_DB) is done without: ${why}.`);
      isLogged ||= !isBusy(error);
      return null;
    }
  }
  const seconds = () => Math.floor(wall() / 1000);
  /** Undefined: not open yet. Null: given up after a failure, or closed. */
  let opened: Shelf | null | undefined;
  function rows(): Shelf | null {
    try {
      opened = opened === undefined ? openRows(path, mostBytes, { seconds, now }) : opened;
      return opened;
    } catch (error) {
      // Another process may write just when this one starts. The next answer tries again.
      if (!isBusy(error)) opened = null;
      throw error;
    }
  }
  attempt(rows);
  return {
    get: (origin, request) => attempt(() => rows()?.get(origin, request) ?? null),
    put: (...answer) => void attempt(() => rows()?.put(...answer)),
    drop: (...answer) => void attempt(() => rows()?.drop(...answer)),
    forget: (tags) => void attempt(() => rows()?.forget(tags)),
    close() {
      attempt(() => opened?.close());
      opened = null;
    },
  };
}

/** `seconds`: the wall clock since 1970. `now`: the monotonic one, in milliseconds. */
type Clocks = { seconds(): number; now(): number };

function openRows(path: string, mostBytes: number, clocks: Clocks): Shelf {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const sqlite = new DatabaseSync(path);
  try {
    return rowsIn(sqlite, mostBytes, clocks);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function rowsIn(sqlite: DatabaseSync, mostBytes: number, { seconds, now }: Clocks): Shelf {
  sqlite.exec(`PRAGMA busy_timeout = ${BUSY}; PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL; ${SCHEMA}`);
  withEtags(sqlite);
  const found = sqlite.prepare(
    'SELECT body, at, etag FROM answer WHERE origin = ? AND request = ?',
  );
  const write = sqlite.prepare(
    'INSERT OR REPLACE INTO answer (origin, request, at, body, bytes, etag) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const tag = sqlite.prepare(
    'INSERT OR REPLACE INTO tagged (origin, request, tags) VALUES (?, ?, ?)',
  );
  const tagged = sqlite.prepare('SELECT origin, request, tags FROM tagged');
  const remove = sqlite.prepare('DELETE FROM answer WHERE origin = ? AND request = ?');
  const total = sqlite.prepare('SELECT coalesce(sum(bytes), 0) AS bytes FROM answer');
  const evict = sqlite.prepare(
    `DELETE FROM answer WHERE rowid IN (SELECT rowid FROM answer ORDER BY at LIMIT ${EVICTED})`,
  );
  const bytesNow = () => Number(total.get()?.bytes);
  const clean = sqlite.prepare('DELETE FROM answer WHERE at < ?');
  clean.run(seconds() - DELETED_AT);
  let cleaned = now();
  /** Upper bound of the bytes on the shelf: an answer that replaces another one is counted twice. */
  let counted = bytesNow();
  /** Bytes that were written since the shelf was measured, to which other processes write too. */
  let since = 0;

  return {
    get(origin, request) {
      const row = found.get(origin, request);
      if (!row) return null;
      const passed = seconds() - Number(row.at);
      // An entry from the future was stored before the clock was set back: it is only a fallback.
      const age = passed < 0 ? STALE_IF_ERROR : passed;
      if (age > DELETED_AT) return null;
      const { etag } = row;
      return { body: String(row.body), age, ...(typeof etag === 'string' && { etag }) };
    },
    put(origin, request, body, { age = 0, tags = [], etag = null } = {}) {
      const bytes = origin.length + Buffer.byteLength(request) + Buffer.byteLength(body);
      if (now() - cleaned >= 1000 * CLEANED_EVERY) {
        clean.run(seconds() - DELETED_AT);
        cleaned = now();
      }
      if (bytes > mostBytes) return;
      write.run(origin, request, seconds() - Math.floor(age), body, bytes, etag);
      if (tags.length > 0) tag.run(origin, request, tags.join(' '));
      counted += bytes;
      since += bytes;
      if (counted <= mostBytes && since < mostBytes * SLICE) return;
      since = 0;
      for (counted = bytesNow(); counted > mostBytes; counted = bytesNow()) evict.run();
    },
    drop: (origin, request) => void remove.run(origin, request),
    forget(purged) {
      const found = tagged.all().filter(({ tags }) =>
        String(tags)
          .split(' ')
          .some((one) => purged.has(one)),
      );
      for (const { origin, request } of found) remove.run(String(origin), String(request));
    },
    close: () => sqlite.close(),
  };
}

/** Files of earlier versions lack the column. Several processes may open one at once. */
function withEtags(sqlite: DatabaseSync): void {
  const lacks = () =>
    sqlite.prepare("SELECT 1 FROM pragma_table_info('answer') WHERE name = 'etag'").get() ===
    undefined;
  if (!lacks()) return;
  sqlite.exec('BEGIN IMMEDIATE');
  if (lacks()) sqlite.exec('ALTER TABLE answer ADD COLUMN etag TEXT');
  sqlite.exec('COMMIT');
}

/** SQLITE_BUSY (sqlite.org/rescode.html): another process writes. The next write may succeed. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}
