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

/**
 * Returns whether `word` can be read as the start of `term` (with `whole`, as all of it) with at
 * most one typo: one letter wrong, missing or extra, or two neighbours swapped.
 */
export function withinOneTypo(word: string, term: string, whole: boolean): boolean {
  // Most words of a vocabulary already differ too much in their first two letters.
  if (word.length > 1 && term.length > 1 && !beginAlike(word, term)) return false;
  let at = 0;
  while (at < word.length && at < term.length && word[at] === term[at]) at += 1;
  const fits = (fromWord: number, fromTerm: number) => {
    const rest = word.slice(fromWord);
    return whole ? term.slice(fromTerm) === rest : term.startsWith(rest, fromTerm);
  };
  return (
    fits(at, at) ||
    fits(at + 1, at + 1) ||
    fits(at, at + 1) ||
    fits(at + 1, at) ||
    (word[at] === term[at + 1] && word[at + 1] === term[at] && fits(at + 2, at + 2))
  );
}

function beginAlike(word: string, term: string): boolean {
  return word[0] === term[0] || word[1] === term[1] || word[0] === term[1] || word[1] === term[0];
}
