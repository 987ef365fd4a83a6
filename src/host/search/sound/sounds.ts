/**
 * How names sound, in any script. A letter stands for each sound: capitals for those that
 * differ little from the small one (K: kh, S: sh, A: a long a) and for doubtful ones (H: the English
 * th, Q: g as in George, N: a faint nasal, R: a flapped r or d, P and X: p and k as in psalm and knight; W and Y: و and ی).
 */
import { wordsOf } from '#/contract/words.ts';
import { alphabetSounds } from './alphabets.ts';
import { arabicSounds, isArabic } from './arabic.ts';
import { indicSounds, isIndic } from './indic.ts';
import { calledSounds, latinSounds } from './latin.ts';

/** Number of texts whose results a function caches. */
const MOST = 20_000;

/** Returns the function with a cache: many names have the same words. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (results.size >= MOST) results.clear();
    results.set(text, made);
    return made;
  };
}

/** Returns the sounds of each word of a text; words without any are left out. */
export function soundsOf(text: string): string[] {
  const words = wordsOf(text.replaceAll('&', ' and '));
  const several = words.length > 1;
  return words
    .map((word) => (several && calledSounds(word)) || soundsOfWord(word))
    .filter((sounds) => sounds !== '');
}

/** Digits, and letters of one script: a word with both, such as 42nd, is read part by part. */
const PARTS =
  /\p{Nd}+|(?:(?!\p{Nd})[\u0900-\u0d7f])+|(?:(?!\p{Nd})[\u0600-\u077f\ufb50-\ufeff])+|(?:(?!\p{Nd})[\0-\u036f])+|./gu;

const soundsOfWord = remembered((word) =>
  word.replace(PARTS, (part) => (isDigits(part) ? digits(part) : lettersOf(part))),
);

function lettersOf(word: string): string {
  const code = word.charCodeAt(0);
  // A double letter stands for one sound, but not in the Arabic script. A y after an i is not heard.
  if (isArabic(code)) return arabicSounds(word);
  const sounds = code < 0x370 ? latinSounds : isIndic(code) ? indicSounds : alphabetSounds;
  return sounds(word)
    .replace(/(.)\1+/gu, '$1')
    .replace(/(?<=[iI])y(?=[aAuUeo])/g, '');
}

const isDigits = (part: string) => /^\p{Nd}/u.test(part);

/** Returns digits of any script as those of ASCII. Each script has its ten in a row. */
function digits(part: string): string {
  return part.replace(/\P{ASCII}/gu, (digit) => {
    let value = 0;
    const code = digit.codePointAt(0) ?? 0;
    while (value < 9 && isDigits(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}
