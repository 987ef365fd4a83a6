/** What a visitor opened lately, kept on the device and nowhere else. */
import { type Outcome, readDevice, writeDevice } from './device.ts';
import { isOwnPath, type Name, parseKept, readNames, readPicture } from './device-values.ts';

/** The next episode: where it plays, and its names. */
export type Next = { path: string; names: readonly Name[] };

export type Opened = {
  /** What is known by one record: a film's page, or the page that plays a season's episodes. */
  key: string;
  /** The address in English at which it plays. */
  path: string;
  names: readonly Name[];
  picture: string | null;
  /** The address of its player, by which its place is kept; null for a player in a frame. */
  film: string | null;
  /** Seconds that each of its parts lasts; 0 for a part that has not played yet. */
  lengths: readonly number[];
  /** Whether nine tenths of it were seen. */
  seen: boolean;
  next: Next | null;
};

/** The store's name among those of the site: docs/product.md, Behaviour. */
export const OPENED_LATELY = 'opened';
/** The most that are kept, of which the oldest go first: docs/product.md, Constants. */
export const MOST_OPENED = 20;
/** The most characters that are read, and the most parts of a film (src/archive/choose.ts). */
const [LARGEST, MOST_PARTS] = [200_000, 50];

/** Returns what was opened lately, the newest first. */
export function openedLately(): readonly Opened[] {
  return readOpened(readDevice(OPENED_LATELY));
}

/** Returns what a text holds, the newest first. Drops what has not the right form. */
export function readOpened(text: string | null): readonly Opened[] {
  const rows = parseKept(text, LARGEST);
  const all = Array.isArray(rows) ? rows.flatMap((row) => readRow(row) ?? []) : [];
  const known = new Map(all.toReversed().map((one) => [one.key, one]));
  return [...known.values()].toReversed().slice(0, MOST_OPENED);
}

function readRow(row: unknown): Opened | null {
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

/** Keeps a record as the newest, in place of the one with its key. */
export function noteOpened(opened: Opened): Outcome {
  const others = openedLately().filter(({ key }) => key !== opened.key);
  return write([opened, ...others].slice(0, MOST_OPENED));
}

/** Deletes the records with these keys. */
export function dropOpened(...keys: readonly string[]): Outcome {
  return write(openedLately().filter(({ key }) => !keys.includes(key)));
}

function write(all: readonly Opened[]): Outcome {
  return writeDevice(OPENED_LATELY, JSON.stringify(all));
}

/**
 * Returns which share of a whole film was passed at a time in one of its parts. A part whose length is not
 * known counts as long as the one that plays; before the last part such a film is never said to be over.
 */
export function shareSeen(lengths: readonly number[], part: number, seconds: number): number {
  const own = lengths[part] ?? 0;
  if (own === 0 || lengths.slice(part + 1).includes(0)) return 0;
  const known = lengths.map((length) => length || own);
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  return (sum(known.slice(0, part)) + seconds) / sum(known);
}
