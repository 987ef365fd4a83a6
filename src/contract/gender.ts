/** Genders, and their codes in answers and addresses. */

const CODES = { female: 1, male: 2 } as const;
export type Gender = keyof typeof CODES;

/** Returns the gender of a code; null for any other value. */
export function readGender(code: unknown): Gender | null {
  return code === CODES.female ? 'female' : code === CODES.male ? 'male' : null;
}

/** Returns the code of a gender; null where it is not known. */
export function genderCode(gender: Gender | null): number | null {
  return gender && CODES[gender];
}
