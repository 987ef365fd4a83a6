/** The visitor's history, in the browser's storage: what was opened lately. */
import { parseJson } from '#/lib/json.ts';
import { deviceValue, type Outcome } from './device.ts';
import { isOwnPath, type Name, readNames, readPicture } from './device-values.ts';

/** The next episode: where it plays, and its names. */
export type Next = { path: string; names: readonly Name[] };

export type HistoryEntry = {
  /** The page that one entry is about: a film's, or the one that plays a season's episodes. */
  key: string;
  /** The address in English at which it plays. */
  path: string;
  names: readonly Name[];
  picture: string | null;
  /** The address of its player, the key of its saved position; null for a player in a frame. */
  film: string | null;
  /** The length of each of its parts in seconds; 0 for a part that has not played yet. */
  lengths: readonly number[];
  /** Whether nine tenths of it were seen. */
  seen: boolean;
  next: Next | null;
};

/** The most entries. The oldest are dropped first: docs/product.md, Constants. */
export const MOST_ENTRIES = 20;
/** The most characters that are read, and the most parts of a film (src/catalogue/sources/archive-org/choose.ts). */
const [LARGEST, MOST_PARTS] = [200_000, 50];

/** The name in the browser's storage: docs/product.md, Behaviour. */
const device = deviceValue('opened', readHistory);
/** The newest entry is the first. */
export const $history = device.$value;

/** Returns the entries in a stored text, the newest first. Invalid ones are dropped. */
export function readHistory(text: string | null): readonly HistoryEntry[] {
  const rows = parseJson(text, LARGEST);
  const all = Array.isArray(rows) ? rows.flatMap((row) => readRow(row) ?? []) : [];
  const known = new Map(all.toReversed().map((one) => [one.key, one]));
  return [...known.values()].toReversed().slice(0, MOST_ENTRIES);
}

function readRow(row: unknown): HistoryEntry | null {
  const { key, path, names, picture, film, lengths, seen, next } = Object(row) as Record<
    string,
    unknown
  >;
  const read = readNames(names);
  if (!isOwnPath(key) || !isOwnPath(path) || read === null) return null;
  return {
    key,
    path,
    names: read,
    picture: readPicture(picture),
    film: typeof film === 'string' && film.length <= 300 ? film : null,
    lengths: Array.isArray(lengths) ? lengths.slice(0, MOST_PARTS).map(readLength) : [],
    seen: seen === true,
    next: readNext(next),
  };
}

function readLength(value: unknown): number {
  return typeof value === 'number' && value > 0 && value < 1e6 ? value : 0;
}

function readNext(value: unknown): Next | null {
  const { path, names } = Object(value) as Record<string, unknown>;
  const read = readNames(names);
  return isOwnPath(path) && read ? { path, names: read } : null;
}

/** Saves an entry as the newest, in place of the one with its key. */
export function addEntry(entry: HistoryEntry): Outcome {
  return device.change((all) =>
    [entry, ...all.filter(({ key }) => key !== entry.key)].slice(0, MOST_ENTRIES),
  );
}

/** Removes the entry with a key, or all. */
export function removeEntries(key?: string): Outcome {
  return device.change((all) => (key ? all.filter((one) => one.key !== key) : []));
}

/**
 * Returns the share of the whole film before a time in one of its parts. An earlier part of unknown length counts as
 * long as the one that plays. While the length of a later part is unknown, the share is 0.
 */
export function shareSeen(lengths: readonly number[], part: number, seconds: number): number {
  const own = lengths[part] ?? 0;
  if (own === 0 || lengths.slice(part + 1).includes(0)) return 0;
  const known = lengths.map((length) => length || own);
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  return (sum(known.slice(0, part)) + seconds) / sum(known);
}
