import type { Language } from '#/contract/language.ts';

/** Making one takes as long as ten cards, so they are kept: two for each language of pages. */
const made = new Map<string, Intl.DisplayNames>();

/** Returns the names of languages or countries in the language of the page; undefined for no code. */
export function displayNames(page: Language, type: 'language' | 'region'): Intl.DisplayNames {
  const key = `${page} ${type}`;
  const names = made.get(key) ?? new Intl.DisplayNames(page, { type, fallback: 'none' });
  made.set(key, names);
  return names;
}
