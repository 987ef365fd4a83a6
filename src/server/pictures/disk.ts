/**
 * Finished pictures on disk, limited by bytes and kept across restarts. They lie in their own
 * subfolder of the given folder, which may hold other documents. Nothing outside the subfolder is
 * ever removed. In it, only regular files whose names match a picture or a draft are removed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export type PictureStore = {
  get(key: string): Promise<Buffer | null>;
  set(key: string, picture: Buffer): Promise<void>;
};

/** Name of the subfolder for pictures in PICTURE_CACHE. */
export const OWN_FOLDER = 'manzar-pictures';
const PICTURE = /^[0-9a-f]{40}$/;
const DRAFT = /^[0-9a-f]{40}\.\d+-[0-9a-f-]{36}\.draft$/;
/** Milliseconds after which a draft is abandoned: its process ended while it was writing. */
const DRAFT_LIVES = 3_600_000;

/**
 * Opens the store. Evicts the least recently used pictures above `mostBytes`; after a start these
 * are the oldest files. Removes those older than `mostAge`, in seconds. Throws if the folder can not be created or read, or if the subfolder's path
 * is not a folder.
 */
export function pictureStore(
  folder: string,
  mostBytes: number,
  mostAge = Number.POSITIVE_INFINITY,
): PictureStore {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, OWN_FOLDER);
  const sizes = new LRUCache<string, number>({
    maxSize: Math.max(Math.floor(mostBytes), 1),
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') removeFile(join(own, name));
    },
  });
  /** Counts a picture, or removes it if it alone exceeds the limit. */
  const count = (name: string, size: number) => {
    sizes.set(name, size);
    if (!sizes.has(name)) removeFile(join(own, name));
  };
  removeOldDrafts(own);
  const isOld = ({ mtimeMs }: { mtimeMs: number }) => Date.now() - mtimeMs > 1000 * mostAge;
  for (const found of filesOf(own, PICTURE)) {
    if (isOld(found)) removeFile(join(own, found.name));
    else count(found.name, found.size);
  }

  return {
    async get(key) {
      const name = nameOf(key);
      if (sizes.get(name) === undefined) return null;
      // Another process with the same folder may have evicted it.
      const path = join(own, name);
      if (Number.isFinite(mostAge) && isOld(await stat(path).catch(() => GONE))) {
        sizes.delete(name);
        removeFile(path);
        return null;
      }
      return readFile(path).catch(() => {
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

/** Writes a draft and renames it, so that a process that ends early leaves no partial picture. */
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

/** The time of a file that is not there: long ago. */
const GONE = { mtimeMs: 0 };

type Found = { name: string; size: number; mtimeMs: number };

/** Returns the regular files whose names match, oldest first; none if the folder does not exist. */
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

/** Removes a regular file. Leaves a link or a folder in its place alone. */
function removeFile(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { force: true });
}
