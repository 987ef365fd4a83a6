/** Computes popularity in the open catalogue, because nobody's clicks are counted. */

/** Rating that stands in for a missing one. */
export const UNRATED = 5;

/**
 * Returns the popularity of a film, 0 to 92, from its editors' rating, its known cast and whether
 * it plays here.
 */
export function filmPopularity(rating: number, castSize: number, plays: boolean): number {
  const known = Math.min(castSize, 6);
  return round((rating * 8 + known * 2) * (plays ? 1 : 0.92));
}

/**
 * Returns the popularity of an imported film, 4 to 40. It has no rating, so its cast and its text
 * count.
 */
export function importedPopularity(castSize: number, hasText: boolean): number {
  return Math.min(40, 4 + castSize * 2 + (hasText ? 8 : 0));
}

/**
 * Returns the popularity of a person, 0 to 10. It grows with credits in well-rated titles. Each
 * credit counts less than the one before (1 − e^(−sum/20)). A person without a biography gets half.
 */
export function personPopularity(ratings: readonly number[], hasBiography: boolean): number {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return round(10 * (1 - Math.exp(-sum / 20)) * (hasBiography ? 1 : 0.5));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
