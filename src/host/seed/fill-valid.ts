/** Fills a catalogue at start from files that may have mistakes. */

import type { Seed } from '../catalogue/files/folder.ts';
import type { ShownPlayers } from '../catalogue/hidden-players.ts';
import type { Db } from '../db.ts';
import { fillFromSeed } from './fill.ts';
import { SeedError } from './load.ts';

export type FillOptions = {
  /** The entries without a mistake. */
  seed: Seed;
  /** The mistakes of the files, in lines for the operator. */
  mistakes?: readonly string[];
  log(message: string): void;
  /** The players that are shown; not given: all. */
  shown?: ShownPlayers;
};

/** Number of mistakes that are logged. The command that checks the files prints all. */
const SHOWN = 20;

/**
 * Brings the catalogue up to date with the files. If they have mistakes, logs them: the catalogue stays as it
 * was, or gets the entries that have none if it is empty. Throws SeedError if none is left for it.
 */
export function fillValid(db: Db, { seed, mistakes = [], log, shown }: FillOptions): void {
  if (mistakes.length === 0) return void fillFromSeed(db, seed, log, shown);
  const stays = hasRows(db);
  if (!stays && isEmpty(seed)) throw new SeedError(mistakes);
  log(
    `The files of the catalogue have mistakes (${mistakes.length}): ${
      stays ? 'it stays as it was before them.' : 'their entries are left out.'
    }`,
  );
  for (const mistake of mistakes.slice(0, SHOWN)) log(mistake);
  const rest = mistakes.length - SHOWN;
  if (rest > 0) log(`… and ${rest} more: npm run catalogue -- check prints them.`);
  fillFromSeed(db, stays ? null : seed, log, shown);
}

/** Returns whether the catalogue has anything to serve. */
export function hasRows(db: Db): boolean {
  return db.one('SELECT 1 FROM entity LIMIT 1') !== undefined;
}

function isEmpty({ films, series, dramas, songs, fitness }: Seed): boolean {
  return [films, series, dramas, songs, fitness].every((part) => part.length === 0);
}
