/** The texts of what a search found, by language: fetched with the first results. */
import type { Language } from '#/contract/language.ts';
import type { SearchTexts } from '../messages.ts';

export const loadSearch: Record<Language, () => Promise<{ search: SearchTexts }>> = {
  en: () => import('./search-en.ts'),
  ur: () => import('./search-ur.ts'),
  hi: () => import('./search-hi.ts'),
  pa: () => import('./search-pa.ts'),
};
