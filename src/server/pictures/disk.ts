/**
 * Finished pictures on disk, within a bound of bytes, kept across restarts. They lie in a folder of
 * their own inside the given one, which may be a folder of documents: nothing beside the own folder is
 * ever removed, and in it only regular files that are named as pictures and drafts are.
 */
import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export type PictureStore = {
  get(key: string): Promise<Buffer | null>;
  set(key: string, picture: Buffer): Promise<void>;
};

/** The pictures' own folder, inside PICTURE_CACHE. */
export const OWN_FOLDER = 'manzar-pictures';
const PICTURE = /^[0-9a-f]{40}$/;
const DRAFT = /^[0-9a-f]{40}\.\d+-[0-9a-f-]{36}\.draft$/;
/** Milliseconds after which nobody writes a draft any more: its process has ended half-way. */
const DRAFT_LIVES = 3_600_000;

/**
 * The oldest pictures go first when there are more than `mostBytes`. Throws when the folder can not be
 * made or read, or when the pictures' place in it is no folder.
 */
export function pictureStore(folder: string, mostBytes: number): PictureStore {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, OWN_FOLDER);
  const sizes = new LRUCache<string, number>({
    maxSize: Math.max(Math.floor(mostBytes), 1),
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') removeFile(join(own, name));
    },
  });
  /** Counts a picture, or removes it when it alone is larger than the bound. */
  const count = (name: string, size: number) => {
    sizes.set(name, size);
    if (!sizes.has(name)) removeFile(join(own, name));
  };
  removeOldDrafts(own);
  for (const { name, size } of filesOf(own, PICTURE)) count(name, size);

  return {
    async get(key) {
      const name = nameOf(key);
      if (sizes.get(name) === undefined) return null;
      // Another process over the same folder may have evicted it.
      return readFile(join(own, name)).catch(() => {
        sizes.delete(name);
        return null;
      });
    },
    async set(key, picture) {
      const name = nameOf(key);
      await write(own, name, picture);
      count(name, picture.length);
    },
  };
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/** Writes a draft and then moves it: a process that ends half-way leaves no half picture. */
async function write(own: string, name: string, picture: Buffer): Promise<void> {
  await mkdir(own, { recursive: true });
  const draft = join(own, `${name}.${process.pid}-${randomUUID()}.draft`);
  try {
    await writeFile(draft, picture, { flag: 'wx' });
    await rename(draft, join(own, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

type Found = { name: string; size: number; mtimeMs: number };

/** The regular files of a name's pattern, oldest first; none when the folder is not there. */
function filesOf(own: string, pattern: RegExp): Found[] {
  const folder = lstatSync(own, { throwIfNoEntry: false });
  if (!folder) return [];
  if (!folder.isDirectory()) throw new Error(`${own} is not a folder of its own`);
  const files = readdirSync(own).flatMap((name) => {
    if (!pattern.test(name)) return [];
    const file = lstatSync(join(own, name), { throwIfNoEntry: false });
    return file?.isFile() ? [{ name, size: file.size, mtimeMs: file.mtimeMs }] : [];
  });
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs);
}

function removeOldDrafts(own: string): void {
  for (const { name, mtimeMs } of filesOf(own, DRAFT)) {
    if (Date.now() - mtimeMs > DRAFT_LIVES) removeFile(join(own, name));
  }
}

/** Removes a regular file. What took its place, a link or a folder, stays. */
function removeFile(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { force: true });
}
