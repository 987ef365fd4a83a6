/** The titles of a visitor's list, as they are read and changed. */
import {
  isSearch,
  isTitlePath,
  type Name,
  parseKept,
  readNames,
  readPicture,
  readTimeKept,
  readYear,
} from './device-values.ts';

/** A title of the list. */
export type KeptTitle = {
  /** The address of its page in English, by which it is known. */
  path: string;
  /** The name that was shown first, and the one in another script, if there is one. */
  names: readonly Name[];
  year: number | null;
  /** Whether it played here when it was kept, or when its page was opened last; null if that is not known. */
  plays: boolean | null;
  /** Whether the visitor has seen it. */
  seen: boolean;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  picture: string | null;
};

/** The most titles of a list: docs/product.md, Constants. */
export const MOST_KEPT = 500;
/** The most characters that are read: more than what 500 titles with the longest addresses take. */
export const LARGEST = 2_000_000;

/** Returns what a list holds, the one that was kept last at the end. Drops what has not the right form. */
export function readTitles(text: string | null): readonly KeptTitle[] {
  return titlesIn(parseKept(text, LARGEST)).slice(0, MOST_KEPT);
}

/** Returns the titles in a value: an array, or an object that has it as `titles`. Each is there once. */
export function titlesIn(value: unknown): readonly KeptTitle[] {
  const rows = Array.isArray(value) ? value : Object(value).titles;
  const titles = Array.isArray(rows) ? rows.flatMap((row) => readTitle(row) ?? []) : [];
  return [...new Map(titles.map((title) => [title.path, title])).values()];
}

function readTitle(row: unknown): KeptTitle | null {
  const { path, names, year, plays, seen, at, picture } = Object(row) as Record<string, unknown>;
  const read = readNames(names);
  if (!isTitlePath(path) || read === null) return null;
  return {
    path,
    names: read,
    year: readYear(year),
    plays: typeof plays === 'boolean' ? plays : null,
    seen: seen === true,
    at: readTimeKept(at),
    picture: readPicture(picture),
  };
}

/** Returns the titles with others added. A list that is full takes no more of them: none goes for another. */
export function withTitles(
  titles: readonly KeptTitle[],
  more: readonly KeptTitle[],
): { titles: readonly KeptTitle[]; added: number; known: number } {
  const fresh = more.filter((one) => !titles.some((title) => isSame(title, one)));
  const taken = fresh.slice(0, MOST_KEPT - titles.length);
  return {
    titles: [...titles, ...taken],
    added: taken.length,
    known: more.length - fresh.length,
  };
}

/** A title without a page of its own is one that is there by its name and year. */
function isSame(title: KeptTitle, one: KeptTitle): boolean {
  if (title.path === one.path) return true;
  const name = one.names[0]?.[1];
  const isNamed = title.year === one.year && title.names.some(([, text]) => text === name);
  return isNamed && isSearch(one.path);
}
