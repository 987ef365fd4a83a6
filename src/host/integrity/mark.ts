/**
 * The note that a catalogue's file was found damaged: a file beside it with its inode, so that it does not
 * hold for another file in the same place.
 */
import { inodeOf, isMarked, removeQuietly, writeMark } from '../shipped.ts';

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
