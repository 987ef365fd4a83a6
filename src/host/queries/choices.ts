/** By what all films can be narrowed, and how many each choice has: from stored numbers, not from films. */
import type { Choice, Choices } from '#/contract/choices.ts';
import { LENGTHS, SORTS } from '#/contract/params.ts';
import type { Db } from '../db.ts';
import { totalOf } from '../totals.ts';
import { partsOfAll } from './narrowed.ts';

/** Number of choices of one filter that are offered, those with the most films. */
const MOST = 40;

type Genre = { value: string; name: string; count: number };

/** Returns the choices of the catalogue, those with the most films first; decades by their time. */
export function choicesOf(db: Db): Choices {
  const parts = partsOfAll(db);
  const most = <T>(choices: Choice<T>[]) =>
    choices.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, MOST);
  return {
    genres: db.all<Genre>(
      `SELECT slug AS value, sum(n) AS count,
         (SELECT name FROM genre WHERE genre.slug = genre_total.slug AND kind = 'movie' LIMIT 1) AS name
       FROM genre_total WHERE kind = 'movie' GROUP BY slug HAVING sum(n) > 0
       ORDER BY count DESC, slug LIMIT ?`,
      MOST,
    ),
    languages: most(summed(parts, ({ language }) => language)),
    countries: most(
      db.all<Choice<string>>(
        `SELECT substr(list, 9) AS value, n AS count FROM total
         WHERE list >= 'country ' AND list < 'country!' AND n > 0 ORDER BY list`,
      ),
    ),
    decades: summed(parts, ({ decade }) => decade).sort((a, b) => b.value - a.value),
    lengths: LENGTHS.map((value) => ({ value, count: totalOf(db, `length ${value}`) })).filter(
      ({ count }) => count > 0,
    ),
    sorts: [...SORTS],
  };
}

/** Returns the known values of parts with their numbers of films. */
function summed<P extends { n: number }, T extends string | number>(
  parts: readonly P[],
  valueIn: (part: P) => T,
): { value: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const part of parts) counts.set(valueIn(part), (counts.get(valueIn(part)) ?? 0) + part.n);
  return [...counts]
    .filter(([value]) => value !== '' && value !== 0)
    .map(([value, count]) => ({ value, count }));
}
