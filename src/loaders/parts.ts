/** The parts of a person's and a title's lists that an address shows. */
import type { PersonDetail } from '#/contract/rows/person.ts';
import { CREDITS, pageParam, WHOLE_PAGE } from '#/lib/page-param.ts';
import { rolesOf, workAt } from '#/site/role-work.ts';

/** A part of a list that came whole. `part` is its number, of `parts`. */
export type Part<T> = { items: readonly T[]; part: number; parts: number };
type Lists = Record<string, readonly unknown[]>;
export type Parts<L extends Lists> = { [K in keyof L]: Part<L[K][number]> };

/** The lists of a person, by the parameters of an address that hold the numbers of their parts. */
export type RoleLists = {
  [K in 'images' | 'movies' | 'series']: readonly PersonDetail[K][number][];
};

/** Returns the parts of a person's lists that an address asks for; null if a list has no such part. */
export function rolesAt(person: RoleLists, query: URLSearchParams): Parts<RoleLists> | null {
  const work = workAt(query);
  const { images } = person;
  const movies = rolesOf(person.movies, work);
  const series = rolesOf(person.series, work);
  const pictures = partsOf({ images }, WHOLE_PAGE, query);
  const roles = partsOf({ movies, series }, WHOLE_PAGE, query);
  return pictures && roles && { ...pictures, ...roles };
}

/** Returns the parts of a title's credits that an address asks for; null if a list has no such part. */
export function creditsAt<L extends Lists>(credits: L, query: URLSearchParams): Parts<L> | null {
  return partsOf(credits, CREDITS, query);
}

/**
 * Returns a part of each list. Together they have `most` items at most, so that the page stays small:
 * a list has at least its share of them, and more where the others are shorter.
 */
function partsOf<L extends Lists>(lists: L, most: number, query: URLSearchParams): Parts<L> | null {
  const named = Object.entries(lists);
  const total = named.reduce((sum, [, { length }]) => sum + length, 0);
  const parts = named.map(([name, all]): [string, Part<unknown>] => {
    const size = Math.max(Math.floor(most / named.length), most - (total - all.length));
    const part = pageParam(query, name);
    const items = all.slice((part - 1) * size, part * size);
    return [name, { items, part, parts: Math.max(1, Math.ceil(all.length / size)) }];
  });
  const exist = parts.every(([, { part, parts: last }]) => part <= last);
  return exist ? (Object.fromEntries(parts) as Parts<L>) : null;
}
