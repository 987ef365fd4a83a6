/**
 * The proof that a catalogue file holds only the open catalogue and no imported films. It is a file
 * beside the catalogue file. A damaged file cannot be queried, so it may be made again only with
 * this proof. The proof holds the file's inode, so it does not hold for another file in the same
 * place.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { platform } from 'node:process';

const SHIPPED = '.shipped';
/**
 * Suffixes of the files beside a catalogue file: SQLite's own, the proof, and the note of damage. A catalogue file may
 * lack any of them.
 */
const BESIDE = ['-wal', '-shm', SHIPPED, '.damage'];

/**
 * Writes the proof that a file holds only the open catalogue. Leaves no proof if it cannot be
 * written, for example on a full disk.
 */
export function markShipped(path: string): void {
  writeMark(path + SHIPPED, inodeOf(path));
}

/** Writes a file that must be whole or missing. A disk that can not be written leaves it as it is. */
function writeMark(mark: string, text: string): void {
  try {
    writeFileSync(mark, text);
  } catch {
    removeQuietly(mark);
  }
}

/** Removes a file, if the disk lets it. */
function removeQuietly(mark: string): void {
  try {
    rmSync(mark, { force: true });
  } catch {
    // It stays.
  }
}

/** Removes the proof, and writes the removal to disk. Called before anything is imported. */
export function unmarkShipped(path: string): void {
  rmSync(path + SHIPPED, { force: true });
  // Windows cannot flush a folder to disk, and does not need to.
  if (platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

export function isShipped(path: string): boolean {
  return isMarked(path, SHIPPED);
}

/** Returns whether the file beside a catalogue file is of this very file. */
function isMarked(path: string, suffix: string): boolean {
  try {
    return readFileSync(path + suffix, 'utf8') === inodeOf(path);
  } catch {
    return false;
  }
}

/** Deletes a file and the files beside it, as far as the disk lets it. */
export function removeFiles(path: string): void {
  for (const suffix of ['', ...BESIDE]) removeQuietly(path + suffix);
}

/** Renames a file and the files beside it. Deletes nothing. Returns the new name. */
export function setAside(path: string, now: Date): string {
  const aside = `${path}.damaged-${now.toISOString().replaceAll(/[-:.]/g, '')}`;
  renameSync(path, aside);
  for (const part of BESIDE) if (existsSync(path + part)) renameSync(path + part, aside + part);
  return aside;
}

export function inodeOf(path: string): string {
  return String(statSync(path).ino);
}

// The note that a catalogue's file was found damaged: a file beside it with its inode, so that it does not
// hold for another file in the same place.

const DAMAGED = '.damage';

/** Returns what the operator is told of a damaged file. */
export const damageOf = (path: string, why: string) =>
  `The catalogue ${path} is damaged: ${why}. If it holds nothing but the open catalogue, it is made again, at the next start at the latest. Else what can be read is served: put a good copy in its place, and start the site again.`;

export function markDamaged(path: string): void {
  writeMark(path + DAMAGED, inodeOf(path));
}

export function unmarkDamaged(path: string): void {
  removeQuietly(path + DAMAGED);
}

export function isMarkedDamaged(path: string): boolean {
  return isMarked(path, DAMAGED);
}
