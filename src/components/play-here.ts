/** What the head of a grid says of what plays. */

type Told = {
  totalResults: number | null;
  playing: number | null;
  /** Whether the grid shows only what plays. */
  watching: boolean;
};

/**
 * Returns how many entries of a list play, and how many it has; null where the host does not tell both,
 * or where they say nothing.
 */
export function playHere({
  totalResults: total,
  playing,
  watching,
}: Told): [number, number] | null {
  if (watching || total === null || playing === null) return null;
  return total > 0 && playing <= total ? [playing, total] : null;
}
