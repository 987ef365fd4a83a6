/**
 * Validates parts of stored values. Other versions of the site, visitors and imported files may have written them:
 * invalid values are dropped.
 */
import { type Language, languages } from '#/contract/language.ts';
import { paths } from '#/site/paths.ts';

/** A title in one language. */
export type Name = readonly [language: Language, text: string];

/** The most characters of a title's name, and of its address. */
export const [LONGEST_NAME, LONGEST_PATH] = [300, 1000];
/** A title is shown in the page's language and in its original one. */
const MOST_NAMES = 2;
/** The first and the last year of a film. The oldest moving pictures are of the 1870s. */
const YEARS = { first: 1870, last: 2100 };

/** How the addresses of titles' pages begin, in English. */
const TITLES = [paths.movie(''), paths.series(''), paths.season(''), paths.drama('')];
/** How the address of a title begins whose page is not known. */
const SEARCH = `${paths.search}?query=`;
const PICTURE = /^\/t\/[pxn]\/[\w./-]{1,980}$/;

/** Returns whether a text is an address of this site. Nothing else may become a link. */
export function isOwnPath(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= LONGEST_PATH && /^\/[a-z][^\\\s#]*$/i.test(value)
  );
}

/** Returns whether a text is the address, in English, of the page of one title, or of the search for it. */
export function isTitlePath(value: unknown): value is string {
  if (!isOwnPath(value)) return false;
  const begin = TITLES.find((one) => value.startsWith(one));
  if (begin) return /^[^/?]+$/.test(value.slice(begin.length));
  return isSearch(value) && /^[^?]+$/.test(value.slice(SEARCH.length));
}

/** Returns whether an address is that of the search for a title whose page is not known. */
export function isSearch(path: string): boolean {
  return path.startsWith(SEARCH);
}

/** Returns the valid names of a title in their order; null if there are none. */
export function readNames(value: unknown): readonly Name[] | null {
  const names = Array.isArray(value) ? value.filter(isName).slice(0, MOST_NAMES) : [];
  return names.length > 0 ? names.map(([language, text]) => [language, text] as const) : null;
}

function isName(value: unknown): value is Name {
  if (!Array.isArray(value)) return false;
  const [language, text] = value as unknown[];
  const isText = typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_NAME;
  return isText && languages.includes(language as Language);
}

/** Returns a picture of this site; null for any other address. */
export function readPicture(value: unknown): string | null {
  return typeof value === 'string' && PICTURE.test(value) ? value : null;
}

/** Returns a year that a film can have, else null. */
export function readYear(value: unknown): number | null {
  const year = Number(value);
  return Number.isInteger(year) && year >= YEARS.first && year <= YEARS.last ? year : null;
}

/** Returns a time in milliseconds since 1970; 0 if the value is invalid. */
export function readMoment(value: unknown): number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) < 1e14
    ? (value as number)
    : 0;
}
