/**
 * Computes popularity in the open catalogue, because nobody's clicks are counted: from how the editors
 * rate a title, in how many languages it is known, and how many works lead to it. What plays here
 * and the length of a cast list count for nothing.
 */
import type { Seed } from '../catalogue/files/folder.ts';
import type { SeedDrama, SeedFilm, SeedRecording, SeedSeries } from './schema.ts';

/** Rating that stands in for a missing one. */
export const UNRATED = 5;

/** What a person's next title counts, as a part of the better one before it. */
const NEXT = 0.6;

/**
 * Returns the popularity of a title, 0 to 92: eight for each point of its rating, one for each name
 * in another language or script (at most four), and up to eight for works that lead to it, twice the
 * logarithm of their number to the base of two.
 */
export function titlePopularity(rating: number, names: number, leading: number): number {
  return round(rating * 8 + Math.min(4, names) + Math.min(8, 2 * Math.log2(1 + leading)));
}

/**
 * What an imported film gains with each number of titles of its best-known person: four times the logarithm
 * to the base of two, in few steps. Each further step makes an import renew more films that were there.
 */
const STEPS: readonly (readonly [titles: number, gain: number])[] = [
  [2, 4],
  [4, 4],
  [16, 8],
  [64, 8],
  [256, 8],
];
const LEAST = 4;
const TEXT = 8;
const MOST = 40;

/** Returns the popularity of an imported film, 4 to 40. It has no rating, so its people and its text count. */
export function importedPopularity(titles: number, hasText: boolean): number {
  const gained = STEPS.reduce((sum, [least, gain]) => sum + (titles >= least ? gain : 0), 0);
  return Math.min(MOST, LEAST + gained + (hasText ? TEXT : 0));
}

/** The same as SQL. */
export function importedPopularitySql(titles: string, hasText: string): string {
  const gained = STEPS.map(([least, gain]) => `${gain} * (${titles} >= ${least})`).join(' + ');
  return `min(${MOST}, ${LEAST} + ${gained} + ${TEXT} * (${hasText}))`;
}

/**
 * Returns the popularity of a person, 0 to 10, from what each of the titles is worth: the mean of
 * all titles, in which the best one counts 0.4 and each next one 0.6 of the one before. Titles that
 * are not there count as 0. A person without a biography gets half.
 */
export function personPopularity(worths: readonly number[], hasBiography: boolean): number {
  const best = worths.toSorted((a, b) => b - a);
  const mean = best.reduce((sum, worth, place) => sum + worth * NEXT ** place, 0) * (1 - NEXT);
  return round(mean * (hasBiography ? 1 : 0.5));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// What the catalogue's files know of a title that makes it popular.

/** The share of its rating that a short film is worth to its people. */
const SHORT = 0.75;
/** Minutes up to which a film is short. */
const LONGEST_SHORT = 40;

type Named = Pick<SeedFilm, 'native' | 'titles' | 'popularity'> & {
  title: string;
  originalTitle?: string;
  rating?: number;
};

/** Returns the popularity of an entry: its own, or one computed from what the files know of it. */
export function renownOf(entry: Named, leading = 0): number {
  return entry.popularity ?? titlePopularity(entry.rating ?? UNRATED, namesIn(entry).size, leading);
}

/** Returns the names of an entry beside its title. */
function namesIn({ title, native, titles, originalTitle = title }: Named): Set<string> {
  const names = [originalTitle, ...Object.values(titles ?? {}), ...(native ? [native.text] : [])];
  return new Set(names.filter((name) => name !== title));
}

/** Returns what a film is worth to its people; undefined if nobody has rated it. */
export function worthOf({ rating, kind, runtime }: SeedFilm): number | undefined {
  const short =
    runtime === undefined ? kind === 'short' || kind === 'cartoon' : runtime <= LONGEST_SHORT;
  return rating === undefined ? undefined : rating * (short ? SHORT : 1);
}

type Titled = SeedFilm | SeedSeries | SeedDrama;

/**
 * Returns a function that counts the works which lead to a film, series or drama: rated films and
 * series that share a person with it, and songs from the film.
 */
export function leadingIn({ films, series, dramas, songs }: Seed): (entry: Titled) => number {
  const people = new Map<Titled, Set<string>>([
    ...films.map((film) => [film, new Set(renownedNames(film.cast, film.directors))] as const),
    ...series.map(
      (one) => [one, new Set(renownedNames([...one.cast, ...one.crew], one.creators))] as const,
    ),
    ...dramas.map(
      (one) => [one, new Set(renownedNames(one.cast, one.director, one.writer))] as const,
    ),
  ]);
  const works = new Map<string, Set<Titled>>();
  for (const entry of [...films, ...series]) {
    if (entry.rating === undefined) continue;
    for (const name of people.get(entry) ?? []) {
      works.set(name, (works.get(name) ?? new Set()).add(entry));
    }
  }
  return (entry) => {
    const leading = new Set(
      [...(people.get(entry) ?? [])].flatMap((name) => [...(works.get(name) ?? [])]),
    );
    leading.delete(entry);
    return leading.size + songs.filter((song: SeedRecording) => song.film === entry.title).length;
  };
}

/** Returns the names of people with credits: of a cast, and in lists of names. */
export function renownedNames(cast: SeedFilm['cast'], ...others: readonly string[][]): string[] {
  return [...cast.map(([name]) => name), ...others.flat()];
}
