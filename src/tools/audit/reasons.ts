/** Checks the years that a reason names. */
import { TERMS } from './years.ts';

const PROTECTED = /^Protected in (India|Pakistan|the United States) until the end of (\d{4})/;
const ENDED = /^published in (\d{4}): the term of (\d\d) years .* ended with (\d{4})\.$/;
/** The terms by their number of years. */
const YEARS: readonly number[] = Object.values(TERMS);

/** Returns what is wrong with the years of a reason for a title of a year, or null. */
export function wrongReason(reason: string, year: number, today: number): string | null {
  const [, country, until] = PROTECTED.exec(reason) ?? [];
  if (country !== undefined) {
    const right = year + TERMS[country as keyof typeof TERMS];
    if (Number(until) !== right) return `is protected in ${country} until the end of ${right}`;
    return right < today ? `is free in ${country}` : null;
  }
  const [, published, term, ended] = ENDED.exec(reason) ?? [];
  if (published === undefined) return null;
  const isRight = Number(published) === year && YEARS.includes(Number(term));
  return isRight && Number(ended) === year + Number(term) ? null : 'has other years in its reason';
}
