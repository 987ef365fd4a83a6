/** The rating of a title, and the number of its votes. */
import { z } from 'zod';
import { whole } from '../raw.ts';
import { says, type Values } from '../row.ts';
import * as v from '../values.ts';

export const rated = { vote_average: v.rating };
export const votes = {
  vote_count: says(
    {
      schema: z.int().min(0),
      read: (value: unknown) => whole(value, 0, Number.MAX_SAFE_INTEGER),
    },
    'The number of those who rated it. A rating of 0 counts as none where this is 0.',
  ),
};

/** A rating from 0 to 10, null if there is none, and the number of its votes, where the host tells it. */
export type Rated = { rating: number | null; votes?: number };

/**
 * Returns the rating of a row. 0 of 0 votes means unrated: movie databases give it to what nobody has rated. A card
 * without a rating has no ring.
 */
export function ratingOf(wire: Values<typeof rated & typeof votes>): Rated {
  const { vote_average: rating, vote_count: votes } = wire;
  if (rating === null || (rating === 0 && votes === 0)) return { rating: null };
  return { rating, ...(votes && { votes }) };
}
