import { atom } from 'nanostores';

/** Home's address since a toggle has changed it. Null: it is as the server rendered it. */
export const $homeAddress = atom<string | null>(null);
