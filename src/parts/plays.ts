/** Whether something plays, and the line that says that it does not. */
import type { FreeDate } from '#/contract/law.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import type { Season } from '#/contract/rows/season.ts';
import type { Messages } from '#/site/messages/messages.ts';

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

type Told = {
  /** The year in which it becomes free. */
  freeFrom?: number;
  /** When it becomes or became free, the earliest first. */
  dates?: readonly FreeDate[];
};

/** Returns the line that says of a title that it does not play, with the year in which it becomes free. */
export function offLine({ freeFrom, dates = [] }: Told, m: Messages, now = new Date()): string {
  const year = freeFrom ?? dates.find((one) => one.year > now.getUTCFullYear())?.year;
  return year === undefined ? m.notWatchable : m.freeFrom(year);
}
