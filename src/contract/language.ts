/** Languages of the interface. English pages have the plain addresses. */
export const languages = ['en', 'ur', 'hi', 'pa'] as const;
export type Language = (typeof languages)[number];

export const ENGLISH = 'en' satisfies Language;

/** Each language's own name for itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  ur: 'اردو',
  hi: 'हिन्दी',
  pa: 'ਪੰਜਾਬੀ',
};

/** Each language with the country that Open Graph wants beside it. */
export const ogLocales: Record<Language, string> = {
  en: 'en_US',
  ur: 'ur_PK',
  hi: 'hi_IN',
  pa: 'pa_IN',
};

/** Returns the direction in which a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ur' ? 'rtl' : 'ltr';
}

/** Returns the language of a path's prefix: Urdu for `/ur/search`, English for `/search`. */
export function languageOf(path: string): Language {
  return (
    languages.find((language) => path.startsWith(`/${language}/`) && language !== ENGLISH) ??
    ENGLISH
  );
}

/** Returns what stands before the paths of a language: nothing for English. */
export function prefixOf(language: Language): string {
  return language === ENGLISH ? '' : `/${language}`;
}
