/** Words as the index has them: lower case, without Latin accents, vowel signs kept. */

/** Cut where the index's tokenizer cuts: at all but letters, digits and the marks of Indic scripts. */
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
 * Whether `word` can be read as the start of `term` (or, with `whole`, as all of it) with at most
 * one typo: a letter wrong, missing, too many, or two neighbours swapped.
 */
export function withinOneTypo(word: string, term: string, whole: boolean): boolean {
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
