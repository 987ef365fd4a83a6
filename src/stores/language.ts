import { atom } from 'nanostores';
import { ENGLISH, type Language } from '#/contract/language.ts';

/** The language of the page, in the browser: the hydration sets it to what the page says. */
export const $language = atom<Language>(ENGLISH);
