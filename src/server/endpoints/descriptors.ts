/** Open descriptors of this process, which are its files and connections, as Linux tells them. */
import { readdirSync, readFileSync } from 'node:fs';

export type Descriptors = { open: number; most: number };

/** Milliseconds for which a count holds, because counting many takes time. */
const HOLDS = 1000;
/** Part of the limit from which on a process should get no more visitors. */
const FULL = 0.9;

/** Returns whether so few descriptors are left that responses may soon fail. */
export const areScarce = ({ open, most }: Descriptors) => open >= most * FULL;

/** Returns what counts descriptors; it returns null on a system that does not tell them. */
export function createDescriptors(): () => Descriptors | null {
  const most = limit();
  let counted = { open: 0, at: Number.NEGATIVE_INFINITY };
  return () => {
    if (most === null) return null;
    const at = performance.now();
    if (at - counted.at >= HOLDS) counted = { open: count(most), at };
    return { open: counted.open, most };
  };
}

function limit(): number | null {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

function count(most: number): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    // Listing them needs one, too.
    return most;
  }
}
