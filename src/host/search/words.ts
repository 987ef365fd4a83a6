/** Words in the form of the index: lower case, without Latin accents, with vowel signs. */

/**
 * Returns the words of a text. Cuts where the index's tokenizer cuts: at everything but letters,
 * numbers, marks (such as those of Indic scripts) and private-use characters.
 */
export function wordsOf(value: string): string[] {
  const plain = value
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}\p{Mn}\p{Mc}\p{Co}]+/gu) ?? [];
}

/**
 * Prefix of a name that is indexed as one word. It sorts after the letters of every script in use.
 */
export const WHOLE = '\ue000';

/** Returns all words of a name as one word, by which a search finds exactly this name. */
export function wholeName(words: readonly string[]): string {
  return WHOLE + words.join('');
}

/** Returns whether a text has letters of another script than Latin. */
export function hasForeign(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text);
}
