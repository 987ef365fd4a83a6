/** Tells of failures twice: when they begin, and when they end, with how many there were. */

/** Milliseconds in which one beginning is told of at most: hosts that fail now and then. */
const QUIET = 60_000;

export type Tally = {
  /** Of failures of one kind (`key`) that follow one another the first is told, the others counted. */
  failed(key: string, message: string): void;
  /** Something of this kind went well. */
  ended(key: string): void;
};

type Row = { toldAt: number; told: boolean; count: number };

/** `now`: milliseconds that pass. */
export function createTally(log: (message: string) => void, now: () => number): Tally {
  const rows = new Map<string, Row>();
  return {
    failed(key, message) {
      const row = rows.get(key) ?? { toldAt: Number.NEGATIVE_INFINITY, told: false, count: 0 };
      rows.set(key, row);
      row.count += 1;
      if (row.told || now() - row.toldAt < QUIET) return;
      log(row.count > 1 ? `${message} (after ${row.count - 1} more)` : message);
      row.told = true;
      row.toldAt = now();
    },
    ended(key) {
      const row = rows.get(key);
      if (!row?.told) return;
      log(`${key}: well again, after failures: ${row.count}`);
      row.told = false;
      row.count = 0;
    },
  };
}
