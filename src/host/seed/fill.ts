/** Fills a database with the open catalogue, and updates one that other code filled. */
import { addMissing } from '../catalogue/add-missing.ts';
import type { Part, Seed } from '../catalogue/files/folder.ts';
import { type ShownPlayers, showPlayers, showsOthers } from '../catalogue/hidden-players.ts';
import { indexedOfFolder, type Replaced, settleAll, unsettleAll } from '../catalogue/settle.ts';
import { CATALOGUE_VERSION } from '../catalogue-version.ts';
import type { Db } from '../db.ts';
import { keepEntry } from '../entries.ts';
import { fact, setFact } from '../facts.ts';
import { removeUnshown } from '../own-pictures.ts';
import { chooseMotifs } from '../posters/choice/catalogue.ts';
import { indexTrouble, optimizeIndex } from '../search/search-index.ts';
import { recount } from '../totals.ts';
import { addAll } from './add-all.ts';
import { SeedError } from './load.ts';
import { withStored } from './stored.ts';

type Log = (message: string) => void;
/** Work that is due: the seed to fill in, and why to reindex every name (null: no need). */
type Due = { fill: Seed | null; index: string | null };

/** Milliseconds to wait for another process that updates the same file. */
const TIMEOUT_MS = 600_000;
/** Megabytes of pages that SQLite keeps meanwhile: a large file is read and written all over. */
const CACHE = 128;

/**
 * Replaces an older seed with this one (null: the older one stays), and reindexes every name if the index is old or lacks
 * names. Shows these players and hides the others. Does all in one transaction. Keeps
 * imported rows. Returns whether it did anything.
 */
export function fillFromSeed(
  db: Db,
  seed: Seed | null,
  log: Log = () => {},
  shown: ShownPlayers = {},
): boolean {
  if (!dueIn(db, seed, shown)) return false;
  const { timeout = 0 } = db.one<{ timeout: number }>('PRAGMA busy_timeout') ?? {};
  const { cache_size = 0 } = db.one<{ cache_size: number }>('PRAGMA cache_size') ?? {};
  db.one(`PRAGMA busy_timeout = ${TIMEOUT_MS}`);
  db.one(`PRAGMA cache_size = ${-1024 * CACHE}`);
  try {
    return db.transaction(() => {
      // Another process may have done the work while this one waited.
      const due = dueIn(db, seed, shown);
      if (due) renew(db, due, log);
      if (due) showPlayers(db, shown);
      if (due) recount(db);
      return due !== null;
    });
  } finally {
    db.one(`PRAGMA busy_timeout = ${timeout}`);
    db.one(`PRAGMA cache_size = ${cache_size}`);
  }
}

function dueIn(db: Db, seed: Seed | null, shown: ShownPlayers): Due | null {
  const fill = fact(db, 'seed') === seed?.fingerprint ? null : seed;
  const index = indexTrouble(db);
  return fill || index !== null || showsOthers(db, shown) ? { fill, index } : null;
}

function renew(db: Db, due: Due, log: Log): void {
  if (due.index !== null && db.one('SELECT 1 FROM entity LIMIT 1')) {
    log(
      `The catalogue is ${due.fill ? 'filled and ' : ''}indexed again: ${due.index}.${timeFor(db)}`,
    );
  }
  if (due.index !== null) unsettleAll(db);
  let replaced: Replaced | undefined;
  if (due.fill) {
    replaced = clear(db);
    addAll(db, 'seed', due.fill);
    removeUnshown(db);
    setFact(db, 'seed', due.fill.fingerprint);
  }
  if (due.index !== null) addMissing(db);
  if (due.fill || due.index !== null) settleAll(db, told(log), replaced);
  if (due.index !== null) {
    optimizeIndex(db);
    setFact(db, 'indexed', String(CATALOGUE_VERSION));
  }
  if (due.fill) chooseMotifs(db);
}

/** Names that are indexed in a second: 3,154,671 took 201.9 s on two cores that other work shared. */
const INDEXED = 15000;
/** Number of names up to which indexing takes no time worth a word. */
const MANY = 100_000;

/** Returns how long indexing all names takes, if that is long. */
function timeFor(db: Db): string {
  const names = db.one<{ n: number }>('SELECT count(*) AS n FROM entity')?.n ?? 0;
  return names > MANY ? ` ${names} names take about ${Math.ceil(names / INDEXED)} s.` : '';
}

/** Returns a function that logs, each 100,000 names, how many are left: first to be read, then to be indexed. */
function told(log: Log): (left: number) => void {
  let last = Number.POSITIVE_INFINITY;
  let isSecond = false;
  return (left) => {
    const hundreds = Math.floor(left / MANY);
    // The second count begins where the first one began.
    if (hundreds > last) [last, isSecond] = [Number.POSITIVE_INFINITY, true];
    if (hundreds > 0 && hundreds < last)
      log(`${left} names are left to be ${isSecond ? 'indexed' : 'read'}.`);
    last = hundreds;
  };
}

/** Removes the folder's rows. Returns what the indexes have of them, which stays. */
function clear(db: Db): Replaced {
  keepPeopleOfImports(db);
  const replaced = indexedOfFolder(db);
  for (const sql of [
    "DELETE FROM entity WHERE source = 'seed'",
    "DELETE FROM season WHERE source = 'seed'",
    "DELETE FROM clip WHERE source = 'seed'",
    "DELETE FROM entry WHERE source = 'seed'",
    "DELETE FROM list WHERE source = 'seed'",
  ]) {
    db.run(sql);
  }
  return replaced;
}

type StoredEntity = { id: number; name: string; popularity: number; content: string | null };

/** Keeps people of the folder who play in imported films, with their entries, as imported ones. */
function keepPeopleOfImports(db: Db): void {
  const kept = db.all<StoredEntity>(`SELECT id, name, popularity, content FROM entity
    LEFT JOIN entry ON entity_id = entity.id AND entry.source = 'seed'
    WHERE entity.source = 'seed' AND kind = 'person' AND id IN
      (SELECT person_id FROM credit JOIN entity AS title ON title.id = title_id
       WHERE title.source = 'import')`);
  for (const { id, name, popularity, content } of kept) {
    const known = JSON.parse(content ?? '{}') as object;
    db.run("UPDATE entity SET source = 'import' WHERE id = ?", id);
    keepEntry(db, 'people', 'import', { ...known, name, id, popularity }, id);
  }
}

/** Fills a catalogue at start from files that may have mistakes. */
export type FillOptions = {
  /** The entries without a mistake. */
  seed: Seed;
  /** The mistakes of the files, in lines for the operator. */
  mistakes?: readonly string[];
  /** The parts that have an entry with a mistake. */
  broken?: ReadonlySet<Part>;
  log(message: string): void;
  /** The players that are shown; not given: all. */
  shown?: ShownPlayers;
};

/** Number of mistakes that are logged. The command that checks the files prints all. */
const SHOWN = 20;

/**
 * Brings the catalogue up to date with the files. If they have mistakes, logs them: a part that has one stays as
 * it was, or gets the entries that have none if the catalogue is empty. Throws SeedError if none is left for it.
 */
export function fillValid(
  db: Db,
  { seed, mistakes = [], broken = new Set(), log, shown }: FillOptions,
): void {
  if (mistakes.length === 0) return void fillFromSeed(db, seed, log, shown);
  const stays = hasRows(db);
  if (!stays && isEmpty(seed)) throw new SeedError(mistakes);
  log(
    `The files of the catalogue have mistakes (${mistakes.length}): ${
      stays
        ? `what they do not touch is shown${broken.size > 0 ? `; ${[...broken].join(', ')} as before them` : ''}.`
        : 'their entries are left out.'
    }`,
  );
  for (const mistake of mistakes.slice(0, SHOWN)) log(mistake);
  const rest = mistakes.length - SHOWN;
  if (rest > 0) log(`… and ${rest} more: npm run catalogue -- check prints them.`);
  fillFromSeed(db, stays ? withStored(db, seed, broken) : seed, log, shown);
}

/** Returns whether the catalogue has anything to serve. */
export function hasRows(db: Db): boolean {
  return db.one('SELECT 1 FROM entity LIMIT 1') !== undefined;
}

function isEmpty({ films, series, dramas, songs, fitness }: Seed): boolean {
  return [films, series, dramas, songs, fitness].every((part) => part.length === 0);
}
