import { field, number } from './raw.ts';

/** A rating from 0 to 10, null if there is none, and the number of its votes, where the host tells it. */
export type Rated = { rating: number | null; votes?: number };

/**
 * Reads a rating. 0 without votes means unrated: movie databases give it to what nobody has rated. A
 * card without a rating has no ring.
 */
export function readRating(row: unknown): Rated {
  const value = field(row, 'vote_average');
  const count = number(field(row, 'vote_count'));
  const votes = count !== null && Number.isSafeInteger(count) && count > 0 ? count : null;
  const known = typeof value === 'number' && value >= 0 && value <= 10;
  if (!known || (value === 0 && votes === null)) return { rating: null };
  return { rating: value, ...(votes !== null && { votes }) };
}
