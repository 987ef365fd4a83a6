/** Finds the box to which an arrow key leads: the nearest one in that direction on the screen. */

export type Box = { left: number; right: number; top: number; bottom: number };
type Key = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Boxes that start within one pixel of each other are in one line. */
const NEAR = 1;
/** More than any screen is wide: a nearer line always wins over a nearer box in another line. */
const LINE = 1e5;

/** Returns the distance of a box in a direction; null for one that does not lie there. */
const distances: Record<Key, (from: Box, to: Box) => number | null> = {
  ArrowLeft: (from, to) => along(from, to, from.left - to.left),
  ArrowRight: (from, to) => along(from, to, to.left - from.left),
  ArrowUp: (from, to) => across(from, to, from.top - to.top, from.top - to.bottom),
  ArrowDown: (from, to) => across(from, to, to.top - from.top, to.top - from.bottom),
};

/** Returns the distance within a line. */
function along(from: Box, to: Box, distance: number): number | null {
  const inLine = to.top < from.bottom && to.bottom > from.top;
  return inLine && distance > NEAR ? distance : null;
}

/** Returns the distance to a box in another line: first that of the lines, then that of the middles. */
function across(from: Box, to: Box, distance: number, room: number): number | null {
  const aside = Math.abs(to.left + to.right - from.left - from.right) / 2;
  return room > -NEAR && distance > NEAR ? Math.round(distance) * LINE + aside : null;
}

/** Returns the index of the nearest box in the direction of an arrow key; -1 if there is none. */
export function nearestBox(key: string, from: Box, boxes: readonly Box[]): number {
  const distance = Object.hasOwn(distances, key) && distances[key as Key];
  if (!distance) return -1;
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, box] of boxes.entries()) {
    const far = distance(from, box) ?? least;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
