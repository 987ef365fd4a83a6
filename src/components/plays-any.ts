import type { Season } from '#/contract/episode.ts';

/** Returns whether any episode of a season or a drama plays; null if the host does not say it. */
export function playsAny({ firstWatchable }: Pick<Season, 'firstWatchable'>): boolean | null {
  return firstWatchable === undefined ? null : firstWatchable !== null;
}
