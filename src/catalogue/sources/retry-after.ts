/**
 * Longest pause that a host may ask for, in milliseconds. Some hosts ask for hours, and are back in
 * minutes.
 */
export const LONGEST_WAIT = 60_000;

const DATE = /^[A-Z][a-z]+, \d{1,2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Returns the milliseconds, from `now`, for which a `Retry-After` header asks to pause: seconds or
 * an HTTP date (RFC 9110, 10.2.3), at most a minute. Returns 0 for a past time or an invalid value.
 */
export function retryAfter(header: string | null, now: number): number {
  const value = header?.trim() ?? '';
  const wait = /^\d+$/.test(value)
    ? Number(value) * 1000
    : DATE.test(value)
      ? Date.parse(value) - now
      : 0;
  return Math.max(0, Math.min(Number.isNaN(wait) ? 0 : wait, LONGEST_WAIT));
}
