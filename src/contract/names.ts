import { ENGLISH, type Language, languages } from './language.ts';
import { field, list, text } from './raw.ts';

/** A language besides English, in which a page may show names. */
export type NameLanguage = Exclude<Language, 'en'>;

export const nameLanguages: readonly NameLanguage[] = /* @__PURE__ */ languages.flatMap(
  (language) => nameLanguage(language) ?? [],
);

/** Names of one thing by language. */
export type Names = Readonly<Partial<Record<NameLanguage, string>>>;

/**
 * Returns the language of a text, as a part of its entity, where the host says that it is one of those
 * of pages.
 */
export function readLanguage<K extends string>(name: K, given: unknown): { [P in K]?: Language } {
  const language = languages.find((known) => known === given);
  return language === undefined ? {} : ({ [name]: language } as { [P in K]?: Language });
}

/** Returns a value as a language of names, or null. */
export function nameLanguage(value: unknown): NameLanguage | null {
  const language = languages.find((known) => known === value) ?? ENGLISH;
  return language === ENGLISH ? null : language;
}

/**
 * Returns the names that a row gives in further languages, as a part of its entity: empty where
 * there are none. The first name of a language counts.
 */
export function readNames(row: unknown): { names?: Names } {
  return readNamesIn(field(row, 'native_titles'));
}

/** Returns the names in a list of them, as a part of an entity. */
export function readNamesIn(titles: unknown): { names?: Names } {
  const names: Partial<Record<NameLanguage, string>> = {};
  for (const given of list(titles)) {
    const language = nameLanguage(field(given, 'language'));
    const name = text(field(given, 'text'));
    if (language !== null && name !== null) names[language] ??= name;
  }
  return Object.keys(names).length > 0 ? { names } : {};
}
