/**
 * The note that a catalogue's file was found damaged: a file beside it with its inode, so that it does not
 * hold for another file in the same place.
 */
import { rmSync } from 'node:fs';
import { inodeOf, isMarked, writeMark } from '../shipped.ts';

const DAMAGED = '.damage';

export function markDamaged(path: string): void {
  writeMark(path + DAMAGED, inodeOf(path));
}

export function unmarkDamaged(path: string): void {
  rmSync(path + DAMAGED, { force: true });
}

export function isMarkedDamaged(path: string): boolean {
  return isMarked(path, DAMAGED);
}
