/** The parts of a person's lists that an address shows. */
import type { PersonDetail } from '#/contract/person.ts';
import { pageParam, WHOLE_PAGE } from '#/lib/page-param.ts';

/** A part of a list that came whole. `part` is its number, of `parts`. */
export type Part<T> = { items: readonly T[]; part: number; parts: number };
/** The lists of a person, and the parameters of an address that hold the numbers of their parts. */
export type RoleList = 'images' | 'movies' | 'series';
export type ShownRoles = { [K in RoleList]: Part<PersonDetail[K][number]> };

/**
 * Returns the parts that an address asks for; null if a list has no such part. The lists of films
 * and of series show as many titles together as one list alone, so that the page stays small.
 */
export function partsOf(person: PersonDetail, query: URLSearchParams): ShownRoles | null {
  const part = <T>(all: readonly T[], list: RoleList, size: number): Part<T> => {
    const number = pageParam(query, list);
    const items = all.slice((number - 1) * size, number * size);
    return { items, part: number, parts: Math.max(1, Math.ceil(all.length / size)) };
  };
  const { images, movies, series } = person;
  const beside = ({ length }: readonly unknown[]) => Math.max(WHOLE_PAGE / 2, WHOLE_PAGE - length);
  const parts = {
    images: part(images, 'images', WHOLE_PAGE),
    movies: part(movies, 'movies', beside(series)),
    series: part(series, 'series', beside(movies)),
  };
  return Object.values(parts).every((one) => one.part <= one.parts) ? parts : null;
}
