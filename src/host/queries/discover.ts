/** All films, narrowed by what a visitor chooses. */
import type { ParamsOf } from '#/contract/calls.ts';
import { NotFound } from '#/contract/errors.ts';
import type { PageOfDiscover } from '#/contract/page.ts';
import { LENGTHS, SORTS } from '#/contract/params.ts';
import type { Choice, Choices } from '#/contract/rows/choices.ts';
import type { MovieRow } from '#/contract/rows/movie.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { idsOf, mapPage, PAGE_SIZE, pagedOf } from '../paging.ts';
import { totalOf } from '../totals.ts';
import { moviesOf } from './movies.ts';
import { type Narrowed, narrowedList, partsOfAll } from './narrowed.ts';

/** Number of choices of one filter that are offered, those with the most films. */
const MOST = 40;

type Genre = { value: string; name: string; count: number };

/** Returns the choices of the catalogue, those with the most films first; decades by their time. */
function choicesOf(db: Db): Choices {
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
    services: [],
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

/** Number of films of a part that are counted, and can be looked through. */
const MOST_COUNTED = 1000;

/**
 * Returns a page of all films, or of those that are asked for. Only an answer about all films has the choices:
 * their numbers are true of nothing else. Throws NotFound for services and keywords, which this host does not know.
 */
export function discover(
  context: HostContext,
  { page, ...narrowing }: ParamsOf<'discover'>,
): PageOfDiscover<MovieRow> {
  const { db } = context;
  const { sort: _sort, watch, ...filters } = narrowing;
  if (filters.service || filters.keyword) throw new NotFound('no services, no keywords');
  const isWhole = Object.values(filters).every((value) => value === null || value === undefined);
  const isAll = isWhole && !watch;
  const list = narrowedList(db, narrowing);
  const playing = totalOf(db, 'plays');
  const { more, ...found } = isAll
    ? { ...idsOf(db, list, page), more: false }
    : partOf(db, list, page);
  return {
    ...mapPage(found, (ids) => moviesOf(context, ids)),
    watchable: playing > 0,
    playing: isWhole ? playing : null,
    choices: isAll ? choicesOf(db) : null,
    more,
  };
}

/** Returns the ids of a page of a part. Looks at no more of it than can be looked through. */
function partOf(db: Db, list: Narrowed, page: number) {
  const { from, values = [], id = 'id', order, total, exact } = list;
  const select = `SELECT ${id} AS id FROM ${from} ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`;
  const read = (limit: number, skipped: number) =>
    db.all<{ id: number }>(select, ...values, limit, skipped).map((row) => row.id);
  const first = (page - 1) * PAGE_SIZE;
  const found = exact ? null : read(MOST_COUNTED + 1, 0);
  const n = found?.length ?? total;
  const counted = Math.min(n, MOST_COUNTED);
  const size = Math.max(0, Math.min(PAGE_SIZE, counted - first));
  const ids = size === 0 ? [] : (found?.slice(first, first + size) ?? read(size, first));
  return { ...pagedOf(ids, page, counted), more: n > MOST_COUNTED };
}
