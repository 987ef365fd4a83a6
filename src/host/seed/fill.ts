/** Fills a database with the open catalogue, and updates one that other code filled. */
import type { Db } from '../db.ts';
import { fact, setFact } from '../facts.ts';
import type { Seed } from '../files/folder.ts';
import { renewImported } from '../renew-imported.ts';
import { completeIndex, emptyIndex, indexTrouble } from '../search/renew-index.ts';
import { People } from './people.ts';
import { addRecordings } from './recordings.ts';
import { addSeason } from './seasons.ts';
import { addFilm, addSeries } from './titles.ts';

type Log = (message: string) => void;
/** Work that is due: whether to fill in the seed, and why to reindex every name (null: no need). */
type Due = { fill: boolean; index: string | null };

/** Milliseconds to wait for another process that updates the same file. */
const PATIENCE = 600_000;

/**
 * Replaces an older seed with this one, and reindexes every name if the index is old or lacks
 * names. Does both in one transaction. Keeps imported rows. Returns whether it did anything.
 */
export function fillFromSeed(db: Db, seed: Seed, log: Log = () => {}): boolean {
  if (!dueIn(db, seed)) return false;
  const { timeout = 0 } = db.one<{ timeout: number }>('PRAGMA busy_timeout') ?? {};
  db.one(`PRAGMA busy_timeout = ${PATIENCE}`);
  try {
    return db.transaction(() => {
      // Another process may have done the work while this one waited.
      const due = dueIn(db, seed);
      if (due) renew(db, seed, due, log);
      return due !== null;
    });
  } finally {
    db.one(`PRAGMA busy_timeout = ${timeout}`);
  }
}

function dueIn(db: Db, seed: Seed): Due | null {
  const fill = fact(db, 'seed') !== seed.fingerprint;
  const index = indexTrouble(db);
  return fill || index !== null ? { fill, index } : null;
}

function renew(db: Db, seed: Seed, due: Due, log: Log): void {
  if (due.index !== null && db.one('SELECT 1 FROM entity LIMIT 1')) {
    log(`The catalogue is ${due.fill ? 'filled and ' : ''}indexed anew: ${due.index}.`);
  }
  if (due.index !== null) emptyIndex(db);
  if (due.fill) {
    clear(db);
    fill(db, seed);
    setFact(db, 'seed', seed.fingerprint);
  }
  if (due.index !== null) {
    renewImported(db);
    completeIndex(db);
  }
}

function clear(db: Db): void {
  // Keep a person of the seed who plays in an imported film.
  db.run(`UPDATE entity SET source = 'import' WHERE source = 'seed' AND kind = 'person' AND id IN
    (SELECT person_id FROM credit JOIN entity AS title ON title.id = title_id
     WHERE title.source = 'import')`);
  for (const sql of [
    "DELETE FROM search WHERE rowid IN (SELECT id FROM entity WHERE source = 'seed')",
    "DELETE FROM entity WHERE source = 'seed'",
    'DELETE FROM season',
    'DELETE FROM clip',
  ]) {
    db.run(sql);
  }
}

function fill(db: Db, seed: Seed): void {
  const people = new People(db, seed.people);
  for (const film of seed.films) addFilm(db, people, film);
  for (const series of seed.series) addSeries(db, people, series);
  for (const [position, drama] of seed.dramas.entries()) addSeason(db, 'drama', position, drama);
  addRecordings(db, 'song', seed.clips, seed.songs);
  addRecordings(db, 'fitness', seed.clips, seed.fitness);
  people.settle();
}
