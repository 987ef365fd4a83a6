/** The files of a folder of our own: only regular files are read, counted and removed. */
import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DRAFT = /\.\d+-[0-9a-f-]{36}\.draft$/;
/** Milliseconds after which a draft is abandoned: its process ended while it was writing. */
const DRAFT_LIVES = 3_600_000;
/** Milliseconds by which the clocks of the process and of its files may differ. */
const CLOCKS_DIFFER = 60_000;

/** Writes a draft and renames it, so that a process that ends early leaves no part of one. */
export async function write(own: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(own, { recursive: true });
  const draft = join(own, `${name}.${process.pid}-${randomUUID()}.draft`);
  try {
    await writeFile(draft, bytes, { flag: 'wx' });
    // It is compared with the clock of the process, and a disk may have another clock.
    const now = new Date();
    await utimes(draft, now, now);
    await rename(draft, join(own, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export type CachedFile = { name: string; size: number; mtimeMs: number; atimeMs: number };

/** Returns a regular file of the subfolder; null if it is not there, or is a link or a folder. */
export async function fileAt(own: string, name: string): Promise<CachedFile | null> {
  const file = await lstat(join(own, name)).catch(() => null);
  if (!file?.isFile()) return null;
  const { size, mtimeMs, atimeMs } = file;
  return { name, size, mtimeMs, atimeMs };
}

/** Returns the regular files whose names match; none if the folder does not exist. */
export async function filesOf(own: string, pattern: RegExp): Promise<CachedFile[]> {
  refuseElsewhere(own);
  const names = await readdir(own).catch(() => []);
  const files: CachedFile[] = [];
  for (const name of names) {
    const file = pattern.test(name) ? await fileAt(own, name) : null;
    if (file) files.push(file);
  }
  return files;
}

/**
 * Returns whether a file is older than `most` milliseconds. One from the future counts as older: it was written before
 * the clock was set back.
 */
export function isOlder({ mtimeMs }: CachedFile, most: number): boolean {
  return Date.now() - mtimeMs > most || mtimeMs - Date.now() > CLOCKS_DIFFER;
}

/** Removes abandoned drafts of files whose names match. */
export async function removeDrafts(own: string, pattern: RegExp): Promise<void> {
  for (const draft of await filesOf(own, DRAFT)) {
    const isOurs = pattern.test(draft.name.replace(DRAFT, ''));
    if (isOurs && isOlder(draft, DRAFT_LIVES)) await removeFile(join(own, draft.name));
  }
}

/** Throws if the subfolder's path is something else than a folder, such as a link. */
export function refuseElsewhere(own: string): void {
  if (isElsewhere(own)) throw new Error(`${own} is not a folder of its own`);
}

function isElsewhere(own: string): boolean {
  try {
    return !lstatSync(own).isDirectory();
  } catch {
    // It is not there, or can not be reached.
    return false;
  }
}

/** Removes a regular file. Leaves a link or a folder in its place alone. */
export async function removeFile(path: string): Promise<void> {
  const file = await lstat(path).catch(() => null);
  if (file?.isFile()) await rm(path, { force: true });
}
