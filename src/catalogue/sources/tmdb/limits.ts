/**
 * What an operator leaves out besides what is for adults: by keywords, and by certificates. Only details say either,
 * so the shelf notes the titles that are left out, and rows of lists are held against these notes.
 */
import { NotFound } from '#/contract/errors.ts';
import { isRecord } from '#/contract/raw.ts';
import type { Shelf } from '../../answer-file.ts';
import type { Database } from './database.ts';
import { keywordsIn } from './keywords.ts';
import { certificateIn, seriesCertificateIn } from './releases.ts';
import { idIn } from './rows.ts';
import { kindOf } from './tags.ts';

export type Limits = {
  /** Ids of keywords that no title may have. */
  keywords: readonly number[];
  /** Certificates of the region that titles may have, the highest of films last; empty: any. */
  certificates: readonly string[];
};

export const NO_LIMITS: Limits = { keywords: [], certificates: [] };

export function isLimited({ keywords, certificates }: Limits): boolean {
  return keywords.length > 0 || certificates.length > 0;
}

/** Parameters of lists that can be asked for titles without keywords. */
export function withoutKeywords({ keywords }: Limits): Record<string, string | null> {
  return { without_keywords: keywords.join(',') || null };
}

/** Parameters of lists of films that can be asked for certificates. */
export function certifiedIn({ certificates }: Limits, country: string | null) {
  const highest = country === null ? null : (certificates.at(-1) ?? null);
  return { 'certification.lte': highest, certification_country: highest && country };
}

const DETAIL = /^\/(movie|tv)\/\d+\?/;
/** Where notes stand on the shelf, beside the answers of the database. */
const ORIGIN = 'limits';
const noteOf = (kind: string, id: number) => `${kind}-${id}`;

export type Notes = Pick<Shelf, 'get' | 'put' | 'drop'>;

/** Returns the reads of a database in which nothing is that the limits leave out. */
export function limited(
  database: Pick<Database, 'get'>,
  { limits, region, notes }: { limits: Limits; region: string | null; notes: Notes },
): Pick<Database, 'get'> {
  if (!isLimited(limits)) return database;
  /** Returns whether a detail is left out, and notes it for rows of lists. */
  function judge(kind: 'movie' | 'series', body: unknown): boolean {
    const id = idIn(body);
    const said = (kind === 'movie' ? certificateIn : seriesCertificateIn)(body, region);
    const isOver =
      said !== null && limits.certificates.length > 0 && !limits.certificates.includes(said);
    const isOut =
      isOver || keywordsIn(body).some((row) => limits.keywords.includes(idIn(row) ?? 0));
    if (id === null) return isOut;
    const note = noteOf(kind, id);
    // The shelf evicts what is oldest. A title that is asked for keeps its note.
    if (isOut) notes.put(ORIGIN, note, '', { tags: [note] });
    else if (notes.get(ORIGIN, note) !== null) notes.drop(ORIGIN, note);
    return isOut;
  }

  function isNoted(row: unknown): boolean {
    const kind = isRecord(row) ? kindOf(row) : null;
    const id = idIn(row);
    // Only titles have notes. Credits have many people.
    if (kind === null || kind === 'person' || id === null) return false;
    return notes.get(ORIGIN, noteOf(kind, id)) !== null;
  }

  /** Returns a value without the rows that are noted, at any depth. */
  function without(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((row) => !isNoted(row)).map(without);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner)]));
  }

  return {
    async get(request, reading) {
      const body = await database.get(request, reading);
      const [, medium] = DETAIL.exec(request) ?? [];
      if (medium && judge(medium === 'tv' ? 'series' : 'movie', body)) {
        throw new NotFound('left out');
      }
      return without(body);
    },
  };
}
