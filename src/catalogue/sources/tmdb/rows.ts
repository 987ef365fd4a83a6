/**
 * Rows of the wire from what the movie database sends. Every value may be missing, null or wrong:
 * such a field is no field, and a row without a title or an id is no row.
 */
import { calendarDate } from '#/contract/dates.ts';
import type { Language } from '#/contract/language.ts';
import { MOST_ROWS, WHOLE } from '#/contract/limits.ts';
import { type NativeLanguage, nativeLanguages } from '#/contract/names.ts';
import { field, isRecord, list, number, rows, text } from '#/contract/raw.ts';
import type { CastRow, CrewRow, FaceRow } from '#/contract/rows/face.ts';
import type { MovieRow } from '#/contract/rows/movie.ts';
import type { PersonRow } from '#/contract/rows/person.ts';
import type { ListedSeriesRow } from '#/contract/rows/series.ts';
import type { NativeTitle } from '#/contract/values.ts';

/** Reads the rows of a list, each once, without those for adults. */
export function readRows<T extends { id?: unknown }>(
  value: unknown,
  read: (row: unknown) => T | null,
  most = MOST_ROWS,
): T[] {
  const wanted = (row: unknown) => (field(row, 'adult') === true ? null : read(row));
  return rows(value, wanted, ({ id }) => String(id), most);
}

/** Returns an id, or null. */
export function idIn(row: unknown): number | null {
  const value = field(row, 'id');
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null;
}

const NAMES = ['title', 'original_title', 'name', 'original_name'];
/** Returns the names of a row: the shown one, and the original's. */
export function namesIn(row: unknown): string[] {
  return NAMES.flatMap((name) => text(field(row, name)) ?? []);
}

/** Returns the path of a picture on the image host, or null. */
export function pathIn(row: unknown, name: string): string | null {
  return text(field(row, name))?.match(/^\/[\w.-]+$/)?.[0] ?? null;
}

/** Returns a date, or '' where none is known. */
export function dateIn(row: unknown, name: string): string {
  return calendarDate(field(row, name)) ?? '';
}

/** Returns a rating to one decimal; null where nobody has voted. */
export function ratingIn(row: unknown): number | null {
  const value = number(field(row, 'vote_average'));
  const votes = number(field(row, 'vote_count')) ?? 0;
  const known = value !== null && votes > 0 && value >= 0 && value <= 10;
  return known ? Math.round(value * 10) / 10 : null;
}

/** Returns a code of two letters, or null. */
export function languageIn(row: unknown): string | null {
  return text(field(row, 'original_language'))?.match(/^[a-z]{2}$/)?.[0] ?? null;
}

/** The letters of each language of pages. */
const LETTERS: Record<NativeLanguage, RegExp> = {
  ur: /\p{sc=Arab}/u,
  hi: /\p{sc=Deva}/u,
  pa: /\p{sc=Guru}|\p{sc=Arab}/u,
  mr: /\p{sc=Deva}/u,
};

/**
 * Returns a title with its language, and the original's title. Without a translation, the database
 * gives the original's title or the English one: its letters and the original tell which one came.
 */
export function titleIn(row: unknown, name: 'title' | 'name', ui: Language) {
  const original = text(field(row, `original_${name}`));
  const title = text(field(row, name)) ?? original;
  if (title === null) return null;
  const of = languageIn(row);
  const isOthers = title === original && of !== null && of !== ui;
  const isOwn = ui !== 'en' && !isOthers && LETTERS[ui].test(title);
  const came = isOwn ? ui : title === original ? of : 'en';
  const lang = nativeLanguages.find((one) => one === of);
  const isNative = original !== null && lang !== undefined && LETTERS[lang].test(original);
  const native: NativeTitle | null = isNative ? { lang, text: original } : null;
  const own = isOwn ? [{ language: ui as string, text: title }] : [];
  const others = native && lang !== ui ? [{ language: lang as string, text: native.text }] : [];
  const titles = [...own, ...others];
  return {
    title,
    native,
    titles,
    extras: {
      ...(came !== null && { title_language: came }),
      ...(titles.length > 0 && { native_titles: titles }),
    },
  };
}

/** Returns the reader of a film's card. */
export const movieRow = (ui: Language) => cardOf('title', 'release_date', ui);
/** Returns the reader of a series' card. */
export const seriesRow = (ui: Language) => cardOf('name', 'first_air_date', ui);

/** Returns the reader of a series in a list of series, in which it has a name. */
export function listedSeriesRow(ui: Language) {
  const read = seriesRow(ui);
  return (row: unknown): ListedSeriesRow | null => {
    const card = read(row);
    if (!card) return null;
    const { title, release_date, ...shown } = card;
    return { ...shown, name: title, first_air_date: release_date };
  };
}

function cardOf(name: 'title' | 'name', date: string, ui: Language) {
  return (row: unknown): MovieRow | null => {
    const id = idIn(row);
    const titled = titleIn(row, name, ui);
    if (id === null || titled === null) return null;
    return {
      id,
      title: titled.title,
      poster_path: pathIn(row, 'poster_path'),
      vote_average: ratingIn(row),
      release_date: dateIn(row, date),
      ...titled.extras,
    };
  };
}

export function personRow(row: unknown): PersonRow | null {
  const [id, name] = [idIn(row), text(field(row, 'name'))];
  if (id === null || name === null) return null;
  const popularity = number(field(row, 'popularity')) ?? 0;
  return {
    id,
    name,
    profile_path: pathIn(row, 'profile_path'),
    popularity: Math.max(0, popularity),
    ...genderIn(row),
  };
}

/** The database's codes are those of the wire: 0 to 3. */
export function genderIn(row: unknown): { gender?: number } {
  const gender = number(field(row, 'gender'));
  return gender !== null && [0, 1, 2, 3].includes(gender) ? { gender } : {};
}

function faceRow(row: unknown): (FaceRow & { id: number }) | null {
  const [id, name] = [idIn(row), text(field(row, 'name'))];
  return id === null || name === null
    ? null
    : { id, name, profile_path: pathIn(row, 'profile_path') };
}

function castRow(row: unknown): CastRow | null {
  const face = faceRow(row);
  return face && { ...face, character: wordIn(row, 'character', 'roles') };
}

function crewRow(row: unknown): CrewRow | null {
  const face = faceRow(row);
  return face && { ...face, job: wordIn(row, 'job', 'jobs') };
}

/** Returns a part or a job. In the credits of all seasons a person has several, the longest first. */
function wordIn(row: unknown, name: string, all: string): string {
  const [first] = list(field(row, all));
  return text(field(row, name)) ?? text(field(first, name)) ?? '';
}

export function castIn(body: unknown): CastRow[] {
  return readRows(field(creditsIn(body), 'cast'), castRow);
}

export function crewIn(body: unknown): CrewRow[] {
  return readRows(field(creditsIn(body), 'crew'), crewRow);
}

/** Returns the credits of a film, or of all seasons of a series: its `credits` are those of the latest season. */
function creditsIn(body: unknown): unknown {
  return field(body, 'aggregate_credits') ?? field(body, 'credits');
}

/** Returns those of the crew with a job, each once. */
export function crewOf(body: unknown, job: string): FaceRow[] {
  const crew = field(field(body, 'credits'), 'crew');
  return readRows(crew, (row) => (field(row, 'job') === job ? faceRow(row) : null), WHOLE);
}

/** Number of titles like one that its page shows. */
const MOST_SIMILAR = 12;

/** Returns the cards of the titles that the database recommends beside one. */
export function similarIn(body: unknown, read: (row: unknown) => MovieRow | null): MovieRow[] {
  const similar = field(field(body, 'recommendations'), 'results');
  return readRows(similar, read).slice(0, MOST_SIMILAR);
}

export function makersIn(body: unknown): FaceRow[] {
  return readRows(field(body, 'created_by'), faceRow);
}

/** Returns what the translation into a language says; an empty record without one. */
export function translationIn(body: unknown, ui: Language): Record<string, unknown> {
  const all = field(field(body, 'translations'), 'translations');
  const found = rows(all, (one) => (field(one, 'iso_639_1') === ui ? field(one, 'data') : null));
  const data = found.find(isRecord);
  return data ?? {};
}
