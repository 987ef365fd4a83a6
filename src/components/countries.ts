import type { Language } from '#/contract/language.ts';
import type { Messages } from '#/messages/messages.ts';
import { displayNames } from './display-names.ts';

/** Returns the name of a country by its code of ISO 3166-1; undefined for a code without a country. */
export function countryName(code: string, language: Language, m: Messages): string | undefined {
  return m.countries[code] ?? displayNames(language, 'region').of(code);
}
