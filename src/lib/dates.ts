import type { CalendarDate } from '#/contract/dates.ts';
import { messages as m } from '#/messages/messages.ts';

/**
 * A calendar date in the US long form with a two-digit day ("February 02, 2024"), in which dates are
 * said whatever the language of the page; a year alone stays a year. Without `Intl`, whose first
 * formatter takes a phone several frames to make.
 */
export function longDate(date: CalendarDate): string {
  const [year = '', month, day] = date.split('-');
  return month === undefined ? year : `${m.months[Number(month) - 1]} ${day}, ${year}`;
}
