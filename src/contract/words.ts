/** Words in the form in which searches compare them: lower case, without Latin accents, with vowel signs. */

/** A text of ASCII, which has nothing to fold but its case. */
const PLAIN = /^[\0-\x7f]*$/;

/**
 * Returns the words of a text. Cuts where the tokenizer of the host's index cuts: at everything but letters,
 * numbers, marks (such as those of Indic scripts) and private-use characters.
 */
export function wordsOf(value: string): string[] {
  if (PLAIN.test(value)) return value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = value
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}\p{Mn}\p{Mc}\p{Co}]+/gu) ?? [];
}

/** Returns a name in the form in which names are compared as wholes. */
export function foldedName(name: string): string {
  return wordsOf(name).join(' ');
}
