import type { CalendarDate } from '#/contract/dates.ts';

const LONG = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * A calendar date in the US long form with a two-digit day ("February 02, 2024"), the same in
 * every time zone; a year alone stays a year.
 */
export function longDate(date: CalendarDate): string {
  return date.length === 4 ? date : LONG.format(new Date(`${date}T00:00:00Z`));
}
