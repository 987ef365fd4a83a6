/** The order of a thing's two names on a page, and the language in which each is marked. */
import { type Language, languages } from '#/contract/language.ts';
import type { Names } from '#/contract/names.ts';

const SCRIPTS: Record<Language, RegExp> = {
  ur: /\p{sc=Arab}/u,
  hi: /\p{sc=Deva}/u,
  pa: /\p{sc=Guru}/u,
  en: /\p{sc=Latn}/u,
};

/**
 * Returns the language to mark a text with: one of its writing system, which its first letter tells.
 * Undefined for the page's own, for another one, and for a text without letters.
 */
export function scriptOf(text: string, page: Language): Language | undefined {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  if (SCRIPTS[page].test(letter)) return undefined;
  return languages.find((language) => SCRIPTS[language].test(letter));
}

/** The language of a text, if it is not the page's; `dir`, unless it surely has that of the page. */
export type Mark = { lang: Language | undefined; dir: 'auto' | undefined };

/** Returns how to mark a text: by the language that the host gives, else by its letters. */
export function markOf(text: string, given: Language | undefined, page: Language): Mark {
  if (given === page) return { lang: undefined, dir: undefined };
  return { lang: given ?? scriptOf(text, page), dir: 'auto' };
}

/**
 * Returns what a page shows first and second: the name in its language and the title, or the title
 * alone. `firstLang` is the mark of the first, where it needs one.
 */
export function named(
  title: string | null,
  names: Names | undefined,
  page: Language,
): { first: string | null; firstLang: Language | undefined; second: string | null } {
  const own = (page === 'en' ? null : names?.[page]) ?? title;
  return {
    first: own,
    firstLang: scriptOf(own ?? '', page),
    second: own === title ? null : title,
  };
}
