/** The order of a thing's two names on a page, and the language in which each is marked. */
import type { NameLanguage, Names } from '#/contract/names.ts';

/** A language of the interface. */
type PageLanguage = 'en' | NameLanguage;

const SCRIPTS = {
  ur: /\p{sc=Arab}/u,
  hi: /\p{sc=Deva}/u,
  pa: /\p{sc=Guru}/u,
  en: /\p{sc=Latn}/u,
};

/**
 * Returns the language to mark a text with: one of its writing system, which its first letter tells.
 * Null for the page's own, for another one, and for a text without letters.
 */
export function scriptOf(text: string, page: PageLanguage): PageLanguage | null {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  for (const language in SCRIPTS) {
    const known = language as PageLanguage;
    if (SCRIPTS[known].test(letter)) return known === page ? null : known;
  }
  return null;
}

/**
 * Returns what a page shows first and second: the name in its language and the title, or the title
 * alone. `firstLang` is the mark of the first, where it needs one.
 */
export function named(
  title: string | null,
  names: Names | undefined,
  page: PageLanguage,
): { first: string | null; firstLang: string | undefined; second: string | null } {
  const own = (page === 'en' ? null : names?.[page]) ?? title;
  return {
    first: own,
    firstLang: (own && scriptOf(own, page)) || undefined,
    second: own === title ? null : title,
  };
}
