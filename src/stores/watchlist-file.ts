/** The watchlist as a file: JSON with all of it, and CSV as services of film lists read and write it. */
import type { Language } from '#/contract/language.ts';
import { parseJson } from '#/lib/json.ts';
import { scriptOf } from '#/lib/named.ts';
import { paths, searchPath } from '#/site/paths.ts';
import { LONGEST_NAME, type Name, readYear } from './device-values.ts';
import { LARGEST, type ListedTitle, titlesIn } from './watchlist.ts';

const HEAD = ['Title', 'Year', 'tmdbID'];
/** Names of columns in lower case, as services write them. */
const TITLE = ['title', 'name', 'original title'];
const [YEAR, ID] = [['year'], ['tmdbid', 'tmdb id', 'tmdb']];
/** Movies with smaller numbers are in the movie database: see src/host/ids.ts. */
export const FIRST_OTHER = 2_500_000;

/** Returns the whole list as JSON. */
export function asJson(titles: readonly ListedTitle[]): string {
  return `${JSON.stringify({ titles }, null, 2)}\n`;
}

/** Returns the list as CSV. A title that is not in the movie database has no number. */
export function asCsv(titles: readonly ListedTitle[]): string {
  const rows = titles.map(({ names, year, path }) => [nameOf(names), year, numberIn(path)]);
  return writeCsv([HEAD, ...rows]);
}

/** Returns the name in Latin letters, which services know, if there is one. */
function nameOf(names: readonly Name[]): string {
  return (names.find(([language]) => language === 'en') ?? names[0])?.[1] ?? '';
}

function numberIn(path: string): number | null {
  const number = path.startsWith(paths.movie('')) ? Number(path.slice(paths.movie('').length)) : 0;
  return number > 0 && number < FIRST_OTHER ? number : null;
}

/** `now`: when the titles are added. `hasDatabase`: whether the site has the movie database's pages. */
export type Reading = { now: number; language: Language; hasDatabase: boolean };

/**
 * Returns the titles of a file, JSON or CSV; null if it is neither. A row of CSV leads to the title's page if that is
 * known, else to the search for it: reading a list requests nothing.
 */
export function readFile(text: string, reading: Reading): readonly ListedTitle[] | null {
  const json = parseJson(text, LARGEST);
  if (json !== undefined) return isList(json) ? titlesIn(json) : null;
  if (text.length > LARGEST) return null;
  const [head = [], ...rows] = readCsv(text);
  const columns = head.map((name) => name.trim().toLowerCase());
  const at = (names: readonly string[]) => columns.findIndex((name) => names.includes(name));
  const places = { title: at(TITLE), year: at(YEAR), id: at(ID) };
  if (places.title < 0) return null;
  const read = rows.flatMap((row) => {
    const title = row[places.title]?.trim() ?? '';
    const id = Number(row[places.id]);
    return title === '' || title.length > LONGEST_NAME
      ? []
      : titleFrom(title, readYear(row[places.year]), id, reading);
  });
  return titlesIn(read);
}

function isList(json: unknown): boolean {
  return Array.isArray(json) || Array.isArray(Object(json).titles);
}

function titleFrom(text: string, year: number | null, id: number, reading: Reading): ListedTitle {
  const { now, language, hasDatabase } = reading;
  const isKnown = hasDatabase && Number.isInteger(id) && id > 0 && id < FIRST_OTHER;
  const inSearch = [text, year].filter(Boolean).join(' ');
  return {
    path: isKnown ? paths.movie(`${id}`) : searchPath(paths, inSearch),
    names: [[scriptOf(text, language) ?? language, text]],
    year,
    plays: null,
    seen: false,
    at: now,
    picture: null,
  };
}

// Tables as text with commas (RFC 4180).

/** Returns rows as text. */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) => {
    const text = `${value ?? ''}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Returns the rows of a text. A quote that is never closed takes the rest. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.replace(/^\ufeff/, '').matchAll(CELL)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
/** A cell, and what ends it: a comma, the end of a line, or that of the text. */
const CELL = /(?:"((?:[^"]|"")*)(?:"[^,\r\n]*|$)|([^",\r\n][^,\r\n]*)?)(,|\r?\n|\r|$)/g;
