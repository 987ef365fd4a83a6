/**
 * Reads any stretch of the entities of a kind, the most popular first, without holding the event loop: it passes some
 * rows at a time, and remembers where it was, so that the next stretch costs little.
 */
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db.ts';

/** Number of rows that are passed at a time: some two milliseconds. */
const HOP = 20_000;

/** A row in the order of the walk. */
type Mark = { popularity: number; id: number };
const START: Mark = { popularity: Number.POSITIVE_INFINITY, id: 0 };

const AFTER = `SELECT popularity, id FROM entity WHERE kind = ?1 AND popularity = ?2 AND id > ?3
  UNION ALL SELECT popularity, id FROM entity WHERE kind = ?1 AND popularity < ?2
  ORDER BY popularity DESC, id LIMIT ?4 OFFSET ?5`;

/** The walks through one state of a file: by kind, the last row of each hop. */
type Walks = { version: string; marks: Map<string, Mark[]> };
const walks = new WeakMap<Db, Walks>();

/** Returns up to `limit` ids of a kind, without the first `skipped` ones. `hop`: tests pass fewer rows. */
export async function walkedIds(
  db: Db,
  kind: string,
  skipped: number,
  limit: number,
  hop = HOP,
): Promise<number[]> {
  const marks = marksOf(db, kind);
  const hops = Math.floor(skipped / hop);
  while (marks.length <= hops) {
    const [next] = after(db, kind, marks.at(-1) ?? START, 1, hop - 1);
    if (!next) return [];
    marks.push(next);
    await setImmediate();
  }
  return after(db, kind, marks[hops] ?? START, limit, skipped % hop).map(({ id }) => id);
}

function after(db: Db, kind: string, from: Mark, limit: number, offset: number): Mark[] {
  return db.all<Mark>(AFTER, kind, from.popularity, from.id, limit, offset);
}

/** Returns the marks of a kind. The first one stands before all rows. */
function marksOf(db: Db, kind: string): Mark[] {
  const version = db.version();
  const known = walks.get(db);
  const current = known?.version === version ? known : { version, marks: new Map() };
  walks.set(db, current);
  const marks = current.marks.get(kind) ?? [START];
  current.marks.set(kind, marks);
  return marks;
}
