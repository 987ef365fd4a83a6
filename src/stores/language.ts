import { atom } from 'nanostores';

/** The languages that the interface has; English is the first and only one so far. */
export type Language = 'en';

export const $language = atom<Language>('en');
