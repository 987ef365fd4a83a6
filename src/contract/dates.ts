import { whole } from './raw.ts';

/** A calendar date without a time zone: `YYYY-MM-DD`, or `YYYY` if only the year is known. */
export type CalendarDate = string;

const FORM = /^(\d{4})(?:-(\d{2})-(\d{2}))?(?:[T ].*)?$/;

/** Returns a year of four digits, given as a number or as text, or null. */
export function calendarYear(value: unknown): number | null {
  return whole(value, 1000, 9999);
}

/** Returns the number of days of a month in the Gregorian calendar. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Returns a real calendar date, or null for anything else: empty, 2024-02-30, 0000-00-00, "soon".
 */
export function calendarDate(value: unknown): CalendarDate | null {
  const match = typeof value === 'string' ? FORM.exec(value.trim()) : null;
  const [, year = '', month, day] = match ?? [];
  if (Number(year) < 1000) return null;
  if (month === undefined || day === undefined) return year;
  if (Number(month) < 1 || Number(month) > 12) return null;
  if (Number(day) < 1 || Number(day) > daysIn(Number(year), Number(month))) return null;
  return `${year}-${month}-${day}`;
}
