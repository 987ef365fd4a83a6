import type { CalendarDate } from '#/contract/dates.ts';

/** Not of `Intl`: making its first formatter takes a phone a tenth of a second. */
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * A calendar date in the US long form with a two-digit day ("February 02, 2024"), in which dates are
 * said whatever the language of the page; a year alone stays a year.
 */
export function longDate(date: CalendarDate): string {
  const [year = '', month, day] = date.split('-');
  return month === undefined ? year : `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
