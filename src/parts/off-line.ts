import type { FreeDate } from '#/contract/law.ts';
import type { Messages } from '#/site/messages/messages.ts';

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
