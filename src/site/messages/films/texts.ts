/** The texts of what plays films, by language: fetched at the first press. */
import type { Language } from '#/contract/language.ts';
import type { FilmTexts } from '../messages.ts';

export const loadFilms: Record<Language, () => Promise<{ films: FilmTexts }>> = {
  en: () => import('./films-en.ts'),
  ur: () => import('./films-ur.ts'),
  hi: () => import('./films-hi.ts'),
  pa: () => import('./films-pa.ts'),
};
