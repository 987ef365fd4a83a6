import { ENGLISH, type Language, languages } from './language.ts';
import { field, list, text } from './raw.ts';

/** A language besides English, in which a page may show names. */
export type NameLanguage = Exclude<Language, 'en'>;

export const nameLanguages: readonly NameLanguage[] = /* @__PURE__ */ languages.flatMap(
  (language) => nameLanguage(language) ?? [],
);

/** Names of one thing by language. */
export type Names = Readonly<Partial<Record<NameLanguage, string>>>;

/** Returns a value as a language of names, or null. */
export function nameLanguage(value: unknown): NameLanguage | null {
  const language = languages.find((known) => known === value) ?? ENGLISH;
  return language === ENGLISH ? null : language;
}

/** Reads names in further languages; null where there are none. The first name of a language counts. */
export function namesIn(titles: unknown): Names | null {
  const names: Partial<Record<NameLanguage, string>> = {};
  for (const given of list(titles)) {
    const language = nameLanguage(field(given, 'language'));
    const name = text(field(given, 'text'));
    if (language !== null && name !== null) names[language] ??= name;
  }
  return Object.keys(names).length > 0 ? names : null;
}

/** Languages in which a host may give a title as its own people write it. */
export type NativeLanguage = NameLanguage | 'mr';

/** Those in which pages may show names, and Marathi. */
export const nativeLanguages = /* @__PURE__ */ (nameLanguages as readonly NativeLanguage[]).concat(
  'mr',
);
