/**
 * The proof, beside a catalogue's file, that it holds the open catalogue and nothing that was imported.
 * A damaged file can not be asked, so only this lets it be made again. It names the file by its inode:
 * another file in its place is not proven.
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

const markOf = (path: string) => `${path}.shipped`;
/** What SQLite keeps beside a file, and the proof. Not every file has each of them. */
const BESIDE = ['-wal', '-shm', '.shipped'];

/** Says of a file that it holds the open catalogue alone. A disk without room leaves it unsaid. */
export function markShipped(path: string): void {
  try {
    writeFileSync(markOf(path), inodeOf(path));
  } catch {
    rmSync(markOf(path), { force: true });
  }
}

/** Takes the proof away, for good: called before anything is imported. */
export function unmarkShipped(path: string): void {
  rmSync(markOf(path), { force: true });
  // Windows can not, and need not, write a folder's names by itself.
  if (platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

export function isShipped(path: string): boolean {
  try {
    return readFileSync(markOf(path), 'utf8') === inodeOf(path);
  } catch {
    return false;
  }
}

/** Renames a file and what is beside it, and answers its new name: nothing is ever deleted. */
export function setAside(path: string, now: Date): string {
  const aside = `${path}.damaged-${now.toISOString().replaceAll(/[-:.]/g, '')}`;
  renameSync(path, aside);
  for (const part of BESIDE) if (existsSync(path + part)) renameSync(path + part, aside + part);
  return aside;
}

function inodeOf(path: string): string {
  return String(statSync(path).ino);
}
