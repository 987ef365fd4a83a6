/** A folder of catalogue files: reads it whole, and parses only files that have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CATALOGUE_VERSION } from '../../catalogue-version.ts';
import { artOffer } from '../../posters/choice/pools.ts';
import * as schema from '../../seed/schema.ts';
import { captionReader } from './captions.ts';
import { type Entries, entriesOf, heldBack } from './entries.ts';
import { wronglyListed } from './listed.ts';
import { lineOf, type Mistake } from './mistake.ts';
import { failedFile, type ParsedFile, parseFile } from './parse.ts';
import { pictureReader, type SeedPicture, withPaths } from './pictures.ts';
import { type ShownRules, type Unshown, unshown } from './shown.ts';
import { entriesIn, type PartFile, type PartFiles, taken } from './taken.ts';
import { wrongNames } from './wrong-names.ts';

/** The parts of a catalogue: each is one file, or a folder of files. Each may be missing. */
export const PARTS = {
  films: schema.film,
  series: schema.series,
  dramas: schema.drama,
  people: schema.person,
  songs: schema.recording,
  fitness: schema.recording,
  clips: schema.clip,
  lists: schema.list,
} as const;
export type Part = keyof typeof PARTS;
export type PartEntry<P extends Part> = z.infer<(typeof PARTS)[P]>;

export type Seed = { [P in Part]: PartEntry<P>[] } & {
  /** The captions that entries name, by their paths in the folder. */
  captions: ReadonlyMap<string, string>;
  /** The pictures that entries name, by their paths in the folder. */
  pictures: ReadonlyMap<string, SeedPicture>;
  /**
   * Hash that changes with any byte of any file, with CATALOGUE_VERSION, with the motifs that titles
   * choose from, and with any mistake.
   */
  fingerprint: string;
};

/** A folder's files as they are now. */
export type FolderContent = {
  /**
   * All entries without a mistake: the database takes them. One with a mistake is as it was when it was read
   * before without one.
   */
  seed: Seed;
  mistakes: Mistake[];
  /** The parts that have an entry with a mistake. */
  broken: ReadonlySet<Part>;
  /** Returns a mistake for what the site would not show under its settings: players, pictures, entries. */
  unshown(rules: ShownRules): Unshown;
};

export type CatalogueFolder = { path: string; read(): FolderContent };

/** A file as it was read last: it is read again when its time or size has changed. */
type Known = { stamp: string; source: string; parsed: ParsedFile; entries: Entries<unknown> };

/** Error of a path that is not a folder. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/**
 * Opens a folder of catalogue files. Throws FolderError if there is none. `offer` is what titles
 * choose their motifs from.
 */
export function openFolder(path: string, offer = artOffer()): CatalogueFolder {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new FolderError(`${path} is no folder.`);
  }
  const known = new Map<string, Known>();
  const readCaptions = captionReader(path);
  const readPictures = pictureReader(path);

  function fileOf(part: Part, file: string): Known {
    const parsedAs = (stamp: string, source: string, parsed: ParsedFile) => {
      const entries: Entries<unknown> = entriesOf(file, parsed, PARTS[part]);
      const before = known.get(file);
      if (before && parsed.errors.length > 0) entries.valid = before.entries.valid;
      else if (before && entries.broken.length > 0)
        entries.valid = heldBack(entries, before.entries);
      const now = { stamp, source, parsed, entries };
      known.set(file, now);
      return now;
    };
    try {
      const { mtimeMs, size } = statSync(join(path, file));
      const stamp = `${mtimeMs} ${size}`;
      const before = known.get(file);
      if (before?.stamp === stamp) return before;
      const source = readFileSync(join(path, file), 'utf8');
      return parsedAs(stamp, source, parseFile(file, source));
    } catch (error) {
      // It is a folder, may not be read, or has gone.
      return parsedAs('', '', failedFile(String(error)));
    }
  }

  return {
    path,
    read() {
      const hash = createHash('sha256').update(`${CATALOGUE_VERSION}\n${offer}\n`);
      const mistakes = wrongNames(path, Object.keys(PARTS));
      const broken = new Set<Part>();
      const unread = new Set<Part>();
      const readPart = <P extends Part>(part: P): PartFile<P>[] =>
        filesOf(path, part).map((file) => {
          const { source, parsed, entries } = fileOf(part, file);
          hash.update(file).update(source);
          mistakes.push(...entries.mistakes);
          if (entries.mistakes.length > 0) broken.add(part);
          if (parsed.errors.length > 0) unread.add(part);
          return { file, parsed, valid: entries.valid as PartFile<P>['valid'] };
        });
      const files: PartFiles = {
        films: readPart('films'),
        series: readPart('series'),
        dramas: readPart('dramas'),
        people: readPart('people'),
        songs: readPart('songs'),
        fitness: readPart('fitness'),
        clips: readPart('clips'),
        lists: readPart('lists'),
      };
      const claimed = taken(files);
      const captions = readCaptions(files);
      const { pictures, mistakes: wrongPictures } = readPictures(files);
      const listed = wronglyListed(files, unread);
      mistakes.push(...claimed.mistakes, ...captions.mistakes, ...wrongPictures);
      mistakes.push(...listed.mistakes);
      for (const [file, text] of captions.texts) hash.update(file).update(text);
      for (const [file, { name }] of pictures) hash.update(file).update(name);
      const refused = claimed.refused.union(captions.refused);
      for (const mistake of mistakes) hash.update(lineOf(mistake));
      const left = <P extends Part>(part: P) => {
        const entries = entriesIn(files[part]);
        const right = entries.filter((entry) => !refused.has(entry));
        if (right.length < entries.length) broken.add(part);
        return right.map((entry) => withPaths(entry, pictures));
      };
      const seed = {
        films: left('films'),
        series: left('series'),
        dramas: left('dramas'),
        people: left('people'),
        songs: left('songs'),
        fitness: left('fitness'),
        clips: left('clips'),
        captions: captions.texts,
        pictures,
        lists: left('lists').flatMap((list) => listed.rightOf(list) ?? []),
        fingerprint: hash.digest('hex'),
      };
      return { seed, mistakes, broken, unshown: (rules) => unshown(files, rules) };
    },
  };
}

const ENDING = /\.(json|ya?ml)$/;

/** Returns the files of a part, in the order of their names: of its folder, or the part's own. */
function filesOf(folder: string, part: Part): string[] {
  const own = ['json', 'yaml', 'yml'].map((ending) => `${part}.${ending}`);
  const isFolder = statSync(join(folder, part), { throwIfNoEntry: false })?.isDirectory();
  const inside = isFolder ? readdirSync(join(folder, part)) : [];
  const files = inside.filter((name) => ENDING.test(name)).map((name) => join(part, name));
  return [...own.filter((file) => existsSync(join(folder, file))), ...files.sort()];
}
