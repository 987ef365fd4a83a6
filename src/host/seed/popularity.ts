/**
 * Computes popularity in the open catalogue, because nobody's clicks are counted: from how the editors
 * rate a title, in how many languages it is known, and how many works lead to it. What plays here
 * and the length of a cast list count for nothing.
 */

/** Rating that stands in for a missing one. */
export const UNRATED = 5;

/** What a person's next title counts, as a part of the better one before it. */
const NEXT = 0.6;

/**
 * Returns the popularity of a title, 0 to 92: eight for each point of its rating, one for each name
 * in another language or script (at most four), and up to eight for works that lead to it, twice the
 * logarithm of their number to the base of two.
 */
export function titlePopularity(rating: number, names: number, leading: number): number {
  return round(rating * 8 + Math.min(4, names) + Math.min(8, 2 * Math.log2(1 + leading)));
}

/**
 * What an imported film gains with each number of titles of its best-known person: four times the logarithm
 * to the base of two, in few steps. Each further step makes an import renew more films that were there.
 */
const STEPS: readonly (readonly [titles: number, gain: number])[] = [
  [2, 4],
  [4, 4],
  [16, 8],
  [64, 8],
  [256, 8],
];
const LEAST = 4;
const TEXT = 8;
const MOST = 40;

/** Returns the popularity of an imported film, 4 to 40. It has no rating, so its people and its text count. */
export function importedPopularity(titles: number, hasText: boolean): number {
  const gained = STEPS.reduce((sum, [least, gain]) => sum + (titles >= least ? gain : 0), 0);
  return Math.min(MOST, LEAST + gained + (hasText ? TEXT : 0));
}

/** The same as SQL. */
export function importedPopularitySql(titles: string, hasText: string): string {
  const gained = STEPS.map(([least, gain]) => `${gain} * (${titles} >= ${least})`).join(' + ');
  return `min(${MOST}, ${LEAST} + ${gained} + ${TEXT} * (${hasText}))`;
}

/**
 * Returns the popularity of a person, 0 to 10, from what each of the titles is worth: the mean of
 * all titles, in which the best one counts 0.4 and each next one 0.6 of the one before. Titles that
 * are not there count as 0. A person without a biography gets half.
 */
export function personPopularity(worths: readonly number[], hasBiography: boolean): number {
  const best = worths.toSorted((a, b) => b - a);
  const mean = best.reduce((sum, worth, place) => sum + worth * NEXT ** place, 0) * (1 - NEXT);
  return round(mean * (hasBiography ? 1 : 0.5));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
