/** The terms of docs/copyright.md that are counted from a year of publication. */

/**
 * Terms of films in years from the end of the year of publication: Copyright Act 1957 of India,
 * section 26; Copyright Ordinance 1962 of Pakistan, section 20; United States Code, title 17,
 * section 304, for films from before 1978.
 */
export const TERMS = { India: 60, Pakistan: 50, 'the United States': 95 } as const;

/** The countries that are judged, by their codes. */
export const JUDGED: Readonly<Record<string, keyof typeof TERMS>> = {
  IN: 'India',
  PK: 'Pakistan',
  US: 'the United States',
};

/** Works from before this year were free in the United States by 1998. */
export const FREE_BY_1998 = 1923;
/** Recordings from before this year are free in the United States since 2022. */
const OLD_RECORDING = 1923;
/** The last year of recordings whose term in the United States is 100 years. */
const LAST_OF_100 = 1946;

/** Returns the years of a term in a country; null if it is not counted by this rule. */
function termIn(country: keyof typeof TERMS, published: number, isRecording: boolean) {
  if (!isRecording || country !== 'the United States') return TERMS[country];
  return published >= OLD_RECORDING && published <= LAST_OF_100 ? 100 : null;
}

/** From the January of `year` on a title is free in a country. `of`: the year that its term is counted from. */
export type FreeFrom = { country: string; year: number; of?: number | undefined };

/**
 * Returns what is wrong with the January in which an entry becomes free, or null. It may come later than the
 * term says: a film that is protected at home plays nowhere.
 */
export function wrongYear(
  { country, year, of }: FreeFrom,
  published: number,
  isRecording = false,
): string | null {
  const place = JUDGED[country];
  if (!place) return `is of a country that is not judged: ${Object.keys(JUDGED).join(', ')} are`;
  const from = of ?? published;
  if (!isRecording && place === 'the United States' && from < FREE_BY_1998) return null;
  const term = termIn(place, from, isRecording);
  if (term === null) return `is of a recording whose term in ${place} is not counted here`;
  const first = from + term + 1;
  return year < first ? `comes before ${first}: the term in ${place} is ${term} years` : null;
}
