/** What the catalogue's files know of a title that makes it popular. */
import type { Seed } from '../catalogue/files/folder.ts';
import { titlePopularity, UNRATED } from './popularity.ts';
import type { SeedDrama, SeedFilm, SeedRecording, SeedSeries } from './schema.ts';

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
