/** Ids of the catalogue: the same film has the same id in every file that is ever filled. */
import { fnv1a, shortHash } from '#/contract/raw.ts';

export type EntityKind = 'movie' | 'series' | 'person' | 'season';
const CODES: Record<EntityKind, number> = { movie: 1, series: 2, person: 3, season: 4 };
/** Imported rows are numbered from here on: above every id that `stableId` gives. */
export const FIRST_IMPORTED_ID = 3_000_000_000;

/**
 * An id from what a thing is: the hash of its name, cut to 28 bits, times ten plus the kind's
 * code. So kinds never share an id, and addresses that were bookmarked stay.
 */
export function stableId(kind: EntityKind, name: string): number {
  return (fnv1a(name.normalize('NFC')) >>> 4) * 10 + CODES[kind];
}

/**
 * A text as a part of an address: lower-case Latin letters and digits, joined by hyphens; a hash
 * where it has none.
 */
export function slug(value: string): string {
  const plain = value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return latin === '' ? shortHash(value.normalize('NFC')) : latin;
}
