/** Finished pictures on disk, within a bound of bytes, kept across restarts. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export type PictureStore = {
  get(key: string): Promise<Buffer | null>;
  set(key: string, picture: Buffer): Promise<void>;
};

const NAME = /^[0-9a-f]{40}$/;

/** The oldest pictures go first when there are more than `mostBytes`. */
export function pictureStore(folder: string, mostBytes: number): PictureStore {
  mkdirSync(folder, { recursive: true });
  const sizes = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') rmSync(join(folder, name), { force: true });
    },
  });
  for (const { name, size } of filesOf(folder)) sizes.set(name, size);

  return {
    async get(key) {
      const name = nameOf(key);
      if (sizes.get(name) === undefined) return null;
      return readFile(join(folder, name)).catch(() => {
        sizes.delete(name);
        return null;
      });
    },
    async set(key, picture) {
      const name = nameOf(key);
      // Written beside and then moved: a process that ends half-way leaves no half picture.
      const draft = join(folder, `${name}.${process.pid}`);
      await writeFile(draft, picture);
      await rename(draft, join(folder, name));
      sizes.set(name, picture.length);
    },
  };
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/** What an earlier process left, oldest first; its drafts are removed. */
function filesOf(folder: string): { name: string; size: number }[] {
  const files = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (!NAME.test(name)) {
      rmSync(path, { force: true, recursive: true });
      return [];
    }
    const { size, mtimeMs } = statSync(path);
    return [{ name, size, mtimeMs }];
  });
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs);
}
