import { atom } from 'nanostores';

/** Languages of the interface. English is the only one. */
export type Language = 'en';

export const $language = atom<Language>('en');
