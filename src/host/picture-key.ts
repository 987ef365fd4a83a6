/** The key that signs pictures' addresses: it must be the same for all that serve the same pages. */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FILE = 'picture-key';
/** Letters of a key that is made here: 192 bits. */
const LETTERS = 32;

export type PictureKeyOptions = {
  /** The key of the settings; null: none. */
  pictureKey: string | null;
  catalogueDb: string;
  /** What several machines share; null: there is one machine. */
  redis: unknown;
};

/**
 * Returns the key of the settings, else one in a file beside the catalogue's, which is made once. Where
 * it can not be stored, it lasts as long as the process.
 */
export function pictureKey(
  { pictureKey, catalogueDb, redis }: PictureKeyOptions,
  log: (message: string) => void,
): string {
  if (pictureKey !== null) return pictureKey;
  if (redis !== null) {
    log('Set PICTURE_KEY: machines that share REDIS_URL need the same, or pictures fail to show.');
  }
  const made = randomBytes((LETTERS * 6) / 8).toString('base64url');
  if (catalogueDb === ':memory:') return made;
  const path = join(dirname(resolve(catalogueDb)), FILE);
  try {
    return keyIn(path) ?? storeKey(path, made);
  } catch (error) {
    log(
      `The key of pictures can not be kept in ${path} (${String(error)}). Set PICTURE_KEY, or pages in caches lose pictures of other hosts with each start.`,
    );
    return made;
  }
}

/** Returns the key in a file; null if there is no file, or none in it. */
function keyIn(path: string): string | null {
  try {
    const key = readFileSync(path, 'utf8').trim();
    return key.length >= LETTERS ? key : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Keeps a key. Returns that of another process which was first. */
function storeKey(path: string, key: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, key, { mode: 0o600 });
  try {
    // Unlike a rename it replaces no file, and unlike a write it shows no part of one.
    linkSync(draft, path);
    return key;
  } catch (error) {
    const other = keyIn(path);
    if (other === null) throw error;
    return other;
  } finally {
    rmSync(draft, { force: true });
  }
}
