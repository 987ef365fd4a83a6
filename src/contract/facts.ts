/** Facts about a film or a series that a host may give beyond the contract. */
import { PROSE } from './limits.ts';
import { genre } from './params.ts';
import { field, list, number, rows, text } from './raw.ts';

/** Where a title is free, by codes of countries (none: everywhere), and why. */
export type Free = { countries: string[]; reason: string };

/** What the law says of a title. */
export type Law = {
  /** Null where it is free nowhere, as far as the host says. */
  free: Free | null;
  /** Why the host has only facts about it. */
  factsOnly: string | null;
};

/** A genre, with its name in addresses where the host knows a list of its films. */
export type GenreFact = { name: string; slug: string | null };

export type Facts = Law & {
  genres: GenreFact[];
  /** In minutes. */
  runtime: number | null;
  /** A two-letter code of ISO 639-1. */
  language: string | null;
  /** Two-letter codes of ISO 3166-1. */
  countries: string[];
};

/** Number of genres and of countries that are read: a line holds no more. */
const MOST = 8;
const FACTS_ONLY = 'facts only';
/** Kinds of a basis for which a title is not free. */
const NOT_FREE = [FACTS_ONLY, 'not recorded'];

export function readFacts(value: unknown): Facts {
  const runtime = number(field(value, 'runtime'));
  return {
    genres: readGenres(value),
    runtime: runtime !== null && runtime > 0 && runtime <= 10_000 ? runtime : null,
    language: code(/^[a-z]{2}$/)(field(value, 'language')),
    countries: countriesIn(value),
    ...readLaw(field(value, 'basis')),
  };
}

function readGenres(value: unknown): GenreFact[] {
  const lists = new Map(
    list(field(value, 'genre_lists')).map((row) => [field(row, 'name'), field(row, 'slug')]),
  );
  const genres = rows(field(value, 'genres'), text, (name) => name).slice(0, MOST);
  return genres.map((name) => ({ name, slug: genre.parse(text(lists.get(name))) ?? null }));
}

export function readLaw(basis: unknown): Law {
  const kind = text(field(basis, 'kind'));
  const reason = text(field(basis, 'reason'), PROSE);
  const free = kind === null || NOT_FREE.includes(kind) ? null : readFree(basis, reason);
  return { free, factsOnly: kind === FACTS_ONLY ? reason : null };
}

/** Returns what the law says of a row, where its host says it. */
export function readOwnLaw(row: unknown): { law?: Law } {
  const law = readLaw(field(row, 'basis'));
  return law.free || law.factsOnly ? { law } : {};
}

function readFree(basis: unknown, reason: string | null): Free | null {
  if (reason === null) return null;
  const countries = countriesIn(basis);
  // No countries means everywhere. Countries without a readable code do not.
  const isLost = countries.length === 0 && list(field(basis, 'countries')).length > 0;
  return isLost ? null : { countries, reason };
}

function countriesIn(value: unknown): string[] {
  const codes = rows(field(value, 'countries'), code(/^[A-Z]{2}$/), (country) => country);
  return codes.slice(0, MOST);
}

const code = (form: RegExp) => (value: unknown) => {
  const known = text(value);
  return known !== null && form.test(known) ? known : null;
};
