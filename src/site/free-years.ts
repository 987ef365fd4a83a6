/** Titles by the January in which they become free. */
import type { FreeTitle } from '#/contract/rows/free.ts';
import { type FreeWhen, freeWhens } from './free-date.ts';

/** A title in one year. One whose episodes become free in several stands in each. */
export type FreeTitleIn = FreeTitle & FreeWhen & { key: string };
export type FreeYear = Pick<FreeWhen, 'year' | 'begun'> & { titles: FreeTitleIn[] };

/** Returns the years in which titles become or became free, the earliest first. */
export function freeYears(titles: readonly FreeTitle[], now: Date): FreeYear[] {
  const found = new Map<number, FreeYear>();
  for (const title of titles) {
    for (const when of freeWhens(title.dates, now)) {
      const { year, begun, of } = when;
      const known = found.get(year) ?? { year, begun, titles: [] };
      found.set(year, known);
      const key = of === null ? keyOfFree(title) : `${keyOfFree(title)}-${of}`;
      known.titles.push({ ...title, ...when, key });
    }
  }
  return [...found.values()].sort((a, b) => a.year - b.year);
}

/** Returns the name of a title in the address of its calendar. */
export function keyOfFree({ kind, id }: Pick<FreeTitle, 'kind' | 'id'>): string {
  return `${kind ?? 'movie'}-${id}`;
}
