import { openFolder, type Seed } from '../catalogue/files/folder.ts';
import { lineIn } from '../catalogue/files/mistake.ts';
import { SHIPPED } from '../places.ts';

/** Error of catalogue files with invalid or repeated entries. The message has one line per mistake. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  constructor(mistakes: readonly string[]) {
    super(['The files of the catalogue have mistakes:', ...mistakes].join('\n  '));
  }
}

/** Reads a folder of catalogue files. Throws SeedError if any of them has a mistake. */
export function loadSeed(path = SHIPPED): Seed {
  const { seed, mistakes } = openFolder(path).read();
  if (mistakes.length === 0) return seed;
  throw new SeedError(mistakes.map((mistake) => lineIn(path, mistake)));
}
