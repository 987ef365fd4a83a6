/** What the index and queries make of the words of a name. */

/**
 * Prefix of a name that is indexed as one word. It sorts after the letters of every script in use.
 */
export const WHOLE = '\ue000';

/** Returns all words of a name as one word, by which a search finds exactly this name. */
export function wholeName(words: readonly string[]): string {
  return WHOLE + words.join('');
}

/** Prefix of the year of an entity, which is indexed as a separate word. */
const YEAR = '\ue001';

export function yearWord(year: string): string {
  return YEAR + year;
}

/** Returns whether a text has letters of another script than Latin. */
export function hasForeign(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text);
}
