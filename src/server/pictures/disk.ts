/**
 * Finished pictures on disk, limited by bytes. They survive restarts. They lie in their own
 * subfolder of the given folder, which may hold other documents. Nothing outside the subfolder is
 * ever removed. In it, only regular files whose names match a picture or a draft are removed.
 */

import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { counted } from '#/lib/counted.ts';
import { messageOf } from '#/lib/error-message.ts';
import {
  type CachedFile,
  fileAt,
  filesOf,
  isOlder,
  refuseElsewhere,
  removeDrafts,
  removeFile,
  write,
} from '../folder.ts';

export type PictureStore = {
  get(key: string): Promise<Buffer | null>;
  /** Keeps a picture if the disk lets it. Never rejects. */
  set(key: string, picture: Buffer): Promise<void>;
};

/** Name of the subfolder for pictures in PICTURE_CACHE. */
export const OWN_FOLDER = 'manzar-pictures';
const PICTURE = /^[0-9a-f]{40}$/;
const HOUR = 3_600_000;
/** Milliseconds after which the folder is swept in any case, so that nothing too old stays in it. */
const SWEPT_EVERY = 24 * HOUR;
/** Milliseconds between two writes of the time at which a picture was used last. */
const TOUCHED_EVERY = HOUR;
/** Number of pictures whose last use is in memory. */
const MOST_USED = 50_000;
/** Part of the limit that a process writes before it measures the folder, which others fill too. */
const SLICE = 1 / 64;

/**
 * Opens the store, which other processes may have open too. Evicts the least recently used pictures
 * above `mostBytes`; each further process may pass it by a sixty-fourth. Removes pictures older than
 * `mostAge`, in seconds. The site does without what the disk refuses, and `log` is told once until it
 * takes a picture again. Where the subfolder's path is not a folder the store keeps nothing. `now`: a
 * monotonic clock in milliseconds.
 */
export function pictureStore(
  folder: string,
  mostBytes: number,
  mostAge = Number.POSITIVE_INFINITY,
  log: (message: string) => void = () => {},
  now = () => performance.now(),
): PictureStore {
  const own = join(folder, OWN_FOLDER);
  let isLogged = false;
  function logOnce(error: unknown): void {
    const why = messageOf(error);
    if (!isLogged) log(`Pictures can not be kept in ${folder} (PICTURE_CACHE): ${why}`);
    isLogged = true;
  }
  try {
    refuseElsewhere(own);
  } catch (error) {
    logOnce(error);
    return NOTHING;
  }
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    logOnce(error);
  }
  const slice = mostBytes * SLICE;
  const used = new LRUCache<string, number>(counted(MOST_USED));
  let latest = 0;
  /** Two uses within a millisecond have an order, too. */
  function noteUse(name: string): void {
    latest = Math.max(latest + 0.001, Date.now());
    used.set(name, latest);
  }
  const isOld = (file: CachedFile) => isOlder(file, 1000 * mostAge);
  /** Bytes in the folder when it was measured last, and those that were written since. */
  let measured = 0;
  let written = 0;
  let sweptAt = now();
  let sweeping: Promise<void> | null = null;

  /** Removes what is too old, and what was not used for longest until there is room. */
  async function sweep(): Promise<void> {
    written = 0;
    sweptAt = now();
    await removeDrafts(own, PICTURE);
    const pictures = await filesOf(own, PICTURE);
    const old = pictures.filter(isOld);
    for (const { name } of old) await removeFile(join(own, name));
    const left = pictures.filter((picture) => !isOld(picture));
    const lastUse = ({ name, atimeMs, mtimeMs }: CachedFile) =>
      Math.max(used.get(name) ?? 0, atimeMs, mtimeMs);
    const inOrder = left.sort((a, b) => lastUse(a) - lastUse(b));
    measured = left.reduce((all, { size }) => all + size, 0);
    if (measured <= mostBytes) return;
    for (const { name, size } of inOrder) {
      if (measured <= mostBytes - slice) return;
      await removeFile(join(own, name));
      measured -= size;
    }
  }

  /** Sweeps once at a time. A failure costs room on the disk only, and the next one tries again. */
  function swept(): Promise<void> {
    sweeping ??= sweep()
      .catch(() => undefined)
      .finally(() => {
        sweeping = null;
      });
    return sweeping;
  }
  void swept();

  return {
    async get(key) {
      const name = nameOf(key);
      const path = join(own, name);
      const file = await fileAt(own, name);
      if (!file) return null;
      if (isOld(file)) {
        await removeFile(path);
        return null;
      }
      noteUse(name);
      if (Math.abs(Date.now() - file.atimeMs) > TOUCHED_EVERY) {
        // A later start knows the order of use from the files.
        await utimes(path, new Date(), new Date(file.mtimeMs)).catch(() => undefined);
      }
      return readFile(path).catch(() => null);
    },
    async set(key, picture) {
      if (picture.length > mostBytes) return;
      const name = nameOf(key);
      try {
        await write(own, name, picture);
        isLogged = false;
      } catch (error) {
        logOnce(error);
        return;
      }
      noteUse(name);
      written += picture.length;
      const isDue = now() - sweptAt >= SWEPT_EVERY;
      if (isDue || written >= slice || measured + written > mostBytes) await swept();
    },
  };
}

const NOTHING: PictureStore = { get: async () => null, set: async () => undefined };

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}
