import type { CalendarDate } from '#/contract/dates.ts';
import { messages as m } from '#/messages/messages.ts';

/**
 * Returns a calendar date in the US long form with a two-digit day ("February 02, 2024"). Dates
 * have this form in every language of the page. Returns only the year if the date has no more. Does
 * not use `Intl`: a phone takes several frames to make its first formatter.
 */
export function longDate(date: CalendarDate): string {
  const [year = '', month, day] = date.split('-');
  return month === undefined ? year : `${m.months[Number(month) - 1]} ${day}, ${year}`;
}
