/**
 * The dictionaries of earlier builds and settings, in files beside the catalogue's. Browsers have a dictionary for a
 * week, so for a week pages come with it after a start that has made another.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Language } from '#/contract/language.ts';
import { DICTIONARY } from '#/contract/lifetimes.ts';
import { messageOf } from '#/lib/error-message.ts';
import { createDictionary, type Dictionary } from '../dictionary.ts';
import { type CachedFile, filesOf, isOlder, removeDrafts, removeFile, write } from '../folder.ts';
import type { NewDictionaries } from './dictionaries.ts';

/** Those that browsers may have. The first is of this build with these settings. */
export type Dictionaries = ReadonlyMap<Language, readonly Dictionary[]>;

const FOLDER = 'dictionaries';
const FILE = /^[a-z]{2}\.[0-9a-f]{64}$/;
/** Upper limit of a language's files: this build's, and one a day for a week. */
const MOST = 8;
/** Upper limit of the bytes of one, several times as many as it has. */
const MOST_BYTES = 1024 * 1024;

/**
 * Adds earlier dictionaries, and keeps the new ones for later starts. Several processes may do so at once. The site
 * does without what the disk refuses, and `log` is told.
 */
export async function withEarlier(
  made: NewDictionaries,
  { catalogueDb }: { catalogueDb: string },
  log: (message: string) => void,
): Promise<Dictionaries> {
  const known = new Map([...made].map(([language, own]) => [language, [own]]));
  if (catalogueDb === ':memory:' || made.size === 0) return known;
  const folder = join(dirname(resolve(catalogueDb)), FOLDER);
  try {
    const files = (await filesOf(folder, FILE)).sort((one, other) => other.mtimeMs - one.mtimeMs);
    const had = new Set<CachedFile>();
    const missing = new Map<string, Buffer>();
    for (const [language, own] of made) {
      const its = files.filter(({ name }) => name.startsWith(language)).filter(mayBeHad);
      const kept = (await Promise.all(its.map((file) => read(folder, file)))).flat();
      known.set(language, [own, ...kept.filter(({ name }) => name !== own.name)]);
      for (const file of its) had.add(file);
      if (kept[0]?.name !== own.name) missing.set(nameOf(language, own), own.bytes);
    }
    for (const [name, bytes] of missing) await write(folder, name, bytes);
    await removeDrafts(folder, FILE);
    const gone = files.filter((file) => !had.has(file) && !missing.has(file.name));
    for (const { name } of gone) await removeFile(join(folder, name));
  } catch (error) {
    const why = messageOf(error);
    log(`Dictionaries can not be kept in ${folder}: ${why}. Those who have another get Brotli.`);
  }
  return known;
}

const nameOf = (language: Language, { hash }: Dictionary) => `${language}.${hash.toString('hex')}`;

/** Returns whether browsers may have a dictionary: until a week after the one that came after it was written. */
function mayBeHad(_: CachedFile, at: number, newestFirst: readonly CachedFile[]): boolean {
  const next = newestFirst[at - 1];
  return at < MOST && (next === undefined || !isOlder(next, 1000 * DICTIONARY));
}

/** Reads a dictionary; none from a file that is not what its name says. */
async function read(folder: string, { name, size }: CachedFile): Promise<Dictionary[]> {
  if (size > MOST_BYTES) return [];
  const bytes = await readFile(join(folder, name)).catch(() => null);
  const dictionary = bytes && createDictionary(bytes);
  return dictionary && name.endsWith(dictionary.hash.toString('hex')) ? [dictionary] : [];
}
