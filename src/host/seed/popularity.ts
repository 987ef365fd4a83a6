/** Popularity in the open catalogue is computed: nobody's clicks are counted. */

/** Of a film, about 0 to 100: its editors' rating, its known cast, and whether it plays here. */
export function filmPopularity(rating: number, castSize: number, plays: boolean): number {
  const known = Math.min(castSize, 6);
  return round((rating * 8 + known * 2) * (plays ? 1 : 0.92));
}

/** Of an imported film, 4 to 40: it has no rating, so it grows with its cast and with having a text. */
export function importedPopularity(castSize: number, hasText: boolean): number {
  return Math.min(40, 4 + castSize * 2 + (hasText ? 8 : 0));
}

/**
 * Of a person, 0 to 10: it grows with credits in well-rated titles, each counting less than the
 * one before (1 − e^(−sum/20)); who has no biography yet counts half.
 */
export function personPopularity(ratings: readonly number[], hasBiography: boolean): number {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return round(10 * (1 - Math.exp(-sum / 20)) * (hasBiography ? 1 : 0.5));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
