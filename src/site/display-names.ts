/** Names of countries and languages: ours where the texts have one, else those of Intl. */
import type { Language } from '#/contract/language.ts';
import type { Messages } from '#/site/messages/messages.ts';

/** Making one takes as long as ten cards, so they are reused: two for each language of pages. */
const made = new Map<string, Intl.DisplayNames>();

function nameOf(code: string, type: 'language' | 'region', page: Language): string | undefined {
  const key = `${page} ${type}`;
  const names = made.get(key) ?? new Intl.DisplayNames(page, { type, fallback: 'none' });
  made.set(key, names);
  return names.of(code);
}

/** Returns the name of a country by its code of ISO 3166-1; undefined for a code without a country. */
export function countryName(code: string, page: Language, m: Messages): string | undefined {
  return m.countries[code] ?? nameOf(code, 'region', page);
}

/** Returns the name of a language by its code of ISO 639-1; undefined for a code without a language. */
export function languageName(code: string, page: Language, m: Messages): string | undefined {
  return m.spoken[code] ?? nameOf(code, 'language', page);
}
