/** Ids of the catalogue. The same film gets the same id in every catalogue file. */
import { fnv1a, shortHash } from '#/contract/raw.ts';

type Coded = 'movie' | 'series' | 'person' | 'season' | 'song' | 'clip';
const CODES: Record<Coded, number> = {
  movie: 1,
  series: 2,
  person: 3,
  // A drama has the number of a season.
  season: 4,
  song: 5,
  clip: 6,
};
/**
 * First ids of a catalogue beside the movie database, whose ids are smaller: it has some 1.6 million
 * films, 300,000 series and 6 million people.
 */
export const FIRST_OWN = { movie: 2_500_000, series: 1_000_000, person: 7_000_000 } as const;

/** First id of imported rows. It is above every id that `stableId` returns. */
export const FIRST_IMPORTED_ID = 3_000_000_000;

/**
 * Returns an id computed from an entity's name: the hash of the name, cut to 28 bits, times ten,
 * plus the code of the kind. Two kinds therefore never share an id, and bookmarked addresses stay
 * valid.
 */
export function stableId(kind: Coded, name: string): number {
  return (fnv1a(name.normalize('NFC')) >>> 4) * 10 + CODES[kind];
}

/**
 * Returns a text as a part of an address: at most 60 lower-case Latin letters, digits and hyphens,
 * which join the words. Returns a hash if the text has no such letters or digits.
 */
export function slug(value: string): string {
  const plain = value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const latin = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return latin === '' ? shortHash(value.normalize('NFC')) : latin;
}

/** Ids of seasons of the movie database: the number of the series, and that of the season. No file has one. */
export const OF_SEASON = /^TV([1-9]\d{0,14})-(0|[1-9]\d{0,3})$/;
/** Names of lists of collections of the movie database, by their number. No file has one. */
export const OF_COLLECTION = /^collection-([1-9]\d{0,8})$/;
