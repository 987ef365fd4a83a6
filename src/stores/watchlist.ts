/** The visitor's watchlist, in the browser's storage. */
import { parseJson } from '#/lib/json.ts';
import { deviceValue, type Outcome } from './device.ts';
import {
  isSearch,
  isTitlePath,
  type Name,
  readMoment,
  readNames,
  readPicture,
  readYear,
} from './device-values.ts';

/** A title of the watchlist. */
export type ListedTitle = {
  /** The address of its page in English, which identifies it. */
  path: string;
  /** The name that was shown first, and the one in another script, if there is one. */
  names: readonly Name[];
  year: number | null;
  /** Whether it played here when it was added, or when its page was opened last; null if unknown. */
  plays: boolean | null;
  /** Whether the visitor has seen it. */
  seen: boolean;
  /** When it was added, in milliseconds since 1970. */
  at: number;
  picture: string | null;
};
type Titles = readonly ListedTitle[];

/** The most titles of a list: docs/product.md, Constants. */
export const MOST_TITLES = 500;
/** The most characters that are read: more than 500 titles with the longest addresses need. */
export const LARGEST = 2_000_000;

/** The name in the browser's storage: docs/product.md, Behaviour. */
const device = deviceValue('kept', readTitles);
/** The newest title is the last. */
export const $watchlist = device.$value;

/** Returns the titles in a stored text. Invalid ones are dropped. */
export function readTitles(text: string | null): Titles {
  return titlesIn(parseJson(text, LARGEST)).slice(0, MOST_TITLES);
}

/** Returns the titles in a value: an array, or an object that has it as `titles`. Each is there once. */
export function titlesIn(value: unknown): Titles {
  const rows = Array.isArray(value) ? value : Object(value).titles;
  const titles = Array.isArray(rows) ? rows.flatMap((row) => readTitle(row) ?? []) : [];
  return [...new Map(titles.map((title) => [title.path, title])).values()];
}

function readTitle(row: unknown): ListedTitle | null {
  const { path, names, year, plays, seen, at, picture } = Object(row) as Record<string, unknown>;
  const read = readNames(names);
  if (!isTitlePath(path) || read === null) return null;
  return {
    path,
    names: read,
    year: readYear(year),
    plays: typeof plays === 'boolean' ? plays : null,
    seen: seen === true,
    at: readMoment(at),
    picture: readPicture(picture),
  };
}

/** Adds a title. `most`: the list is full, and stays as it is. */
export function addTitle(title: ListedTitle): Outcome | 'most' {
  const { outcome, added, known } = importTitles([title]);
  return outcome === 'saved' && added + known === 0 ? 'most' : outcome;
}

/** Adds titles. Returns how many were added, how many were there, and for how many there is no room. */
export function importTitles(more: Titles) {
  let counts = { added: 0, known: 0, left: 0 };
  const outcome = device.change((titles) => {
    const result = withTitles(titles, more);
    counts = result.counts;
    return result.titles;
  });
  return { ...counts, added: outcome === 'saved' ? counts.added : 0, outcome };
}

/** Returns the titles with others added, until the list is full. Nothing is dropped for a new one. */
export function withTitles(titles: Titles, more: Titles) {
  const fresh = more.filter((one) => !titles.some((title) => isSame(title, one)));
  const taken = fresh.slice(0, MOST_TITLES - titles.length);
  const [added, known] = [taken.length, more.length - fresh.length];
  return {
    titles: [...titles, ...taken],
    counts: { added, known, left: fresh.length - added },
  };
}

/** Returns whether two titles are the same. A title without a page is known by its name and year. */
function isSame(title: ListedTitle, one: ListedTitle): boolean {
  if (title.path === one.path) return true;
  const name = one.names[0]?.[1];
  const isNamed = title.year === one.year && title.names.some(([, text]) => text === name);
  return isNamed && isSearch(one.path);
}

/** Removes a title. */
export function removeTitle(path: string): Outcome {
  return device.change((titles) => titles.filter((title) => title.path !== path));
}

/** Adds a title, or removes it if the list has it. */
export function toggleTitle(title: ListedTitle): Outcome | 'most' | 'removed' {
  const isListed = device.now().some(({ path }) => path === title.path);
  if (!isListed) return addTitle(title);
  const outcome = removeTitle(title.path);
  return outcome === 'saved' ? 'removed' : outcome;
}

/** Marks a title as seen or not seen, if the list has it. */
export function markSeen(path: string, seen: boolean): Outcome {
  return updateTitle(path, { seen });
}

/** Updates a title that the list has. */
export function updateTitle(path: string, now: Partial<ListedTitle>): Outcome {
  return device.change((titles) =>
    titles.map((title) => (title.path === path ? { ...title, ...now } : title)),
  );
}
