/** For how long a host may ask to be left alone, in milliseconds: it may mean hours and be back in one. */
export const LONGEST_WAIT = 60_000;

const DATE = /^[A-Z][a-z]+, \d{1,2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Milliseconds for which a `Retry-After` header asks to be left alone, from `now`: seconds or an
 * HTTP date (RFC 9110, 10.2.3), at most a minute. 0 for a time that has passed and for garbage.
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
