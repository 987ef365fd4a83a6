/** What a picture for sharing shows, and what of it our faces can letter. */
import { cleanText, type Script, scriptOf } from '#/host/posters/script.ts';
import type { NativeTitle } from '#/host/posters/subject.ts';

/** The facts on a picture for sharing. */
export type Card = {
  title: string;
  native: NativeTitle | null;
  /** A year, or the years of a person's life; '' where the host gives none. */
  years: string;
  /** From 0 to 10. */
  rating: number | null;
};

/** The words of a card as they are lettered: the title in its own script, and in Latin below it. */
export type Words = { title: string; script: Script; under: string };

/** Characters for which the faces in fonts.conf have no sign. */
const UNKNOWN =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Bengali}\p{M}\p{Nd}\p{P}\p{Zs}\p{Sc}\p{Sm}\u200c\u200d]/gu;
const LETTERS = /\p{L}/gu;

/** Returns the words of a card; an empty title where our faces lack most of its letters. */
export function wordsOf({ title, native }: Card): Words {
  const latin = showable(title);
  const own = native === null ? '' : showable(native.text);
  const script = scriptOf(own);
  if (own === '' || script === 'latin') return { title: latin, script: scriptOf(latin), under: '' };
  return { title: own, script, under: latin === own ? '' : latin };
}

/** Returns whether our fonts have a glyph for every character of a card. */
export function isLettered({ title, native }: Card): boolean {
  const all = title + (native?.text ?? '');
  return cleanText(all).replace(UNKNOWN, '') === cleanText(all);
}

function showable(text: string): string {
  const whole = cleanText(text);
  const drawable = cleanText(whole.replace(UNKNOWN, ''));
  return lettersIn(drawable) * 2 >= lettersIn(whole) ? drawable : '';
}

const lettersIn = (text: string) => text.match(LETTERS)?.length ?? 0;
