/** What the law says of a title: where it is free, and why. */

import { calendarYear } from './dates.ts';
import { PROSE } from './limits.ts';
import { field, list, rows, text, textOf } from './raw.ts';

/** Where a title is free, by codes of countries (none: everywhere), and why. */
export type Free = { countries: string[]; reason: string };

/** The year in whose January a title becomes or became free in a country. */
export type FreeDate = {
  country: string;
  year: number;
  /** The year of the episodes, or of the work that it adapts, by which that is counted. */
  of: number | null;
};

export type Law = {
  /** Null where it is free nowhere, as far as the host says. */
  free: Free | null;
  /** Why the host has only facts about it. */
  factsOnly: string | null;
  /** When it becomes or became free, where the host says it. */
  dates?: FreeDate[];
};

/** A two-letter code of ISO 3166-1. */
export const COUNTRY = /^[A-Z]{2}$/;

const FACTS_ONLY = 'facts only';
/** Kinds of a basis for which a title is not free. */
const NOT_FREE = [FACTS_ONLY, 'not recorded'];
/** Number of countries that are read: a line holds no more. */
const MOST_COUNTRIES = 8;

/** Reads the basis of a title. */
export function readLaw(basis: unknown): Law {
  const kind = text(field(basis, 'kind'));
  const reason = text(field(basis, 'reason'), PROSE);
  const free = kind === null || NOT_FREE.includes(kind) ? null : readFree(basis, reason);
  const dates = readDates(field(basis, 'free'));
  return {
    free,
    factsOnly: kind === FACTS_ONLY ? reason : null,
    ...(dates.length > 0 && { dates }),
  };
}

/** Reads when a title becomes free, the earliest first. */
function readDates(value: unknown): FreeDate[] {
  const found = rows(
    value,
    (one): FreeDate | null => {
      const country = textOf(COUNTRY)(field(one, 'country'));
      const year = calendarYear(field(one, 'year'));
      if (country === null || year === null) return null;
      return { country, year, of: calendarYear(field(one, 'of')) };
    },
    ({ country, of }) => `${country} ${of}`,
  );
  return found.slice(0, MOST_COUNTRIES).sort((a, b) => a.year - b.year);
}

/** Returns what the law says, where a host says it. */
export function saidLaw(law: Law): { law?: Law } {
  return law.free || law.factsOnly ? { law } : {};
}

function readFree(basis: unknown, reason: string | null): Free | null {
  if (reason === null) return null;
  const countries = readCountries(field(basis, 'countries'));
  // No countries means everywhere. Countries without a readable code do not.
  const isLost = countries.length === 0 && list(field(basis, 'countries')).length > 0;
  return isLost ? null : { countries, reason };
}

/** Reads codes of countries, each once. */
export function readCountries(value: unknown): string[] {
  return rows(value, textOf(COUNTRY), (country) => country).slice(0, MOST_COUNTRIES);
}
