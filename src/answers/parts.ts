/** The parts of a person's lists that an address shows. */
import type { PersonDetail } from '#/contract/person.ts';
import { pageParam, WHOLE_PAGE } from '#/lib/page-param.ts';

/** A part of a list that came whole. `part` is its number, of `parts`. */
export type Part<T> = { items: readonly T[]; part: number; parts: number };
/** The lists of a person, and the parameters of an address that hold the numbers of their parts. */
export type RoleList = 'images' | 'movies' | 'series';
export type ShownRoles = { [K in RoleList]: Part<PersonDetail[K][number]> };

/** Returns the parts that an address asks for; null if a list has no such part. */
export function partsOf(person: PersonDetail, query: URLSearchParams): ShownRoles | null {
  const part = <T>(all: readonly T[], list: RoleList): Part<T> => {
    const number = pageParam(query, list);
    const items = all.slice((number - 1) * WHOLE_PAGE, number * WHOLE_PAGE);
    return { items, part: number, parts: Math.max(1, Math.ceil(all.length / WHOLE_PAGE)) };
  };
  const parts = {
    images: part(person.images, 'images'),
    movies: part(person.movies, 'movies'),
    series: part(person.series, 'series'),
  };
  return Object.values(parts).every((one) => one.part <= one.parts) ? parts : null;
}
