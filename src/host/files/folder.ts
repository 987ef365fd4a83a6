/** A folder of catalogue files: reads it whole, and parses only files that have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CATALOGUE_VERSION } from '../catalogue-version.ts';
import * as schema from '../seed/schema.ts';
import { type Entries, entriesOf } from './entries.ts';
import type { Mistake } from './mistake.ts';
import { type ParsedFile, parseFile } from './parse.ts';
import { repeated } from './repeated.ts';
import { type ReadFile, sharedIds } from './shared-ids.ts';

/** The parts of a catalogue: each is one file, or a folder of files. Each may be missing. */
export const PARTS = {
  films: schema.film,
  series: schema.series,
  dramas: schema.drama,
  people: schema.person,
  songs: schema.recording,
  fitness: schema.recording,
  clips: schema.clip,
} as const;
export type Part = keyof typeof PARTS;
type EntryOf<P extends Part> = z.infer<(typeof PARTS)[P]>;

export type Seed = { [P in Part]: EntryOf<P>[] } & {
  /** Hash that changes with any byte of any file, and with CATALOGUE_VERSION. */
  fingerprint: string;
};

export type CatalogueFolder = {
  path: string;
  /** Returns all valid entries and all mistakes of the folder as it is now. */
  read(): { seed: Seed; mistakes: Mistake[] };
};

/** A file as it was read last: it is read again when its time or size has changed. */
type Known = { stamp: string; source: string; parsed: ParsedFile; entries: Entries<unknown> };

/** Error of a path that is not a folder. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** Opens a folder of catalogue files. Throws FolderError if there is none. */
export function openFolder(path: string): CatalogueFolder {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new FolderError(`${path} is no folder.`);
  }
  const known = new Map<string, Known>();

  function fileOf(part: Part, file: string): Known {
    const { mtimeMs, size } = statSync(join(path, file));
    const stamp = `${mtimeMs} ${size}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before;
    const source = readFileSync(join(path, file), 'utf8');
    const parsed = parseFile(file, source);
    const now = { stamp, source, parsed, entries: entriesOf(file, parsed, PARTS[part]) };
    known.set(file, now);
    return now;
  }

  return {
    path,
    read() {
      const hash = createHash('sha256').update(`${CATALOGUE_VERSION}\n`);
      const mistakes: Mistake[] = [];
      const parts: Partial<Record<Part, ReadFile[]>> = {};
      const read = <P extends Part>(part: P): EntryOf<P>[] => {
        const files = filesOf(path, part).map((file) => ({ file, ...fileOf(part, file) }));
        parts[part] = files;
        for (const { file, source, entries } of files) {
          hash.update(file).update(source);
          mistakes.push(...entries.mistakes);
        }
        mistakes.push(...repeated(part, files));
        return files.flatMap(({ entries }) => entries.entries as EntryOf<P>[]);
      };
      const seed = {
        films: read('films'),
        series: read('series'),
        dramas: read('dramas'),
        people: read('people'),
        songs: read('songs'),
        fitness: read('fitness'),
        clips: read('clips'),
      };
      mistakes.push(...sharedIds(parts));
      return { seed: { ...seed, fingerprint: hash.digest('hex') }, mistakes };
    },
  };
}

const ENDING = /\.(json|ya?ml)$/;

/** Returns the files of a part, in the order of their names: of its folder, or the part's own. */
function filesOf(folder: string, part: Part): string[] {
  const own = ['json', 'yaml', 'yml'].map((ending) => `${part}.${ending}`);
  const inside = existsSync(join(folder, part)) ? readdirSync(join(folder, part)) : [];
  const files = inside.filter((name) => ENDING.test(name)).map((name) => join(part, name));
  return [...own.filter((file) => existsSync(join(folder, file))), ...files.sort()];
}
