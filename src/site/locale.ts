/** What a page is written in: its language, the texts, and the addresses of pages in the language. */

import { ENGLISH, type Language } from '#/contract/language.ts';
import { en } from './messages/en.ts';
import { hi } from './messages/hi.ts';
import type { Messages } from './messages/messages.ts';
import { pa } from './messages/pa.ts';
import { ur } from './messages/ur.ts';
import { type Paths, pathsIn } from './paths.ts';

export type Locale = { language: Language; m: Messages; paths: Paths };

const locales: Record<Language, Locale> = {
  en: { language: 'en', m: en, paths: pathsIn('en') },
  ur: { language: 'ur', m: ur, paths: pathsIn('ur') },
  hi: { language: 'hi', m: hi, paths: pathsIn('hi') },
  pa: { language: 'pa', m: pa, paths: pathsIn('pa') },
};

/** Returns the locale of a language. Only the server has all of them. */
export function localeIn(language: Language = ENGLISH): Locale {
  return locales[language];
}
