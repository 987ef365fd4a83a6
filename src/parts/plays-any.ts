import type { Episode } from '#/contract/rows/episode.ts';
import type { Season } from '#/contract/rows/season.ts';

/** Returns whether any episode of a season or a drama plays; null if the host does not say it. */
export function playsAny({ firstWatchable }: Pick<Season, 'firstWatchable'>): boolean | null {
  return firstWatchable === undefined ? null : firstWatchable !== null;
}

/**
 * Returns whether any episode on a page of a season or a drama plays. If none does, and the page has not
 * all of them, returns what `head` says of the whole; null if that is not known.
 */
export function playsOn(
  episodes: readonly Episode[],
  { isWhole, head }: { isWhole: boolean; head: Pick<Season, 'firstWatchable'> | null },
): boolean | null {
  if (episodes.some(({ player }) => player !== null)) return true;
  return isWhole ? false : head && playsAny(head);
}
