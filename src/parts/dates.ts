import type { CalendarDate } from '#/contract/dates.ts';
import type { Messages } from '#/site/messages/messages.ts';

/**
 * Returns a calendar date with the month's name: "February 02, 2024" in English. Returns only the
 * year if the date has no more. Does not use `Intl`: a phone takes several frames to make its first
 * formatter.
 */
export function longDate(date: CalendarDate, m: Pick<Messages, 'months' | 'date'>): string {
  const [year = '', month, day = ''] = date.split('-');
  return month === undefined ? year : m.date(day, m.months[Number(month) - 1] ?? '', year);
}

/** Returns how long something is, at least a minute. */
export function longRuntime(minutes: number, m: Pick<Messages, 'runtime'>): string {
  return m.runtime(Math.max(1, Math.round(minutes)));
}
