/** Genders, and their codes in answers and addresses. */

import { number } from './raw.ts';

const CODES = { female: 1, male: 2 } as const;
export type Gender = keyof typeof CODES;

/** Returns the gender of a code, which may be given as text; null for any other value. */
export function readGender(given: unknown): Gender | null {
  const code = number(given);
  return code === CODES.female ? 'female' : code === CODES.male ? 'male' : null;
}

/** Returns the code of a gender; null where it is not known. */
export function genderCode(gender: Gender | null): number | null {
  return gender && CODES[gender];
}
