/** All films, narrowed by what a visitor chooses. */
import type { ParamsOf } from '#/contract/calls.ts';
import type { PageOfDiscover } from '#/contract/envelope.ts';
import type { MovieRow } from '#/contract/schema/types.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { idsOf, mapPage, PAGE_SIZE, pagedOf } from '../paging.ts';
import { totalOf } from '../totals.ts';
import { choicesOf } from './choices.ts';
import { listed } from './movies.ts';
import { type Narrowed, narrowedList } from './narrowed.ts';

/** Number of films of a part that are counted, and can be looked through. */
const MOST_COUNTED = 1000;

/**
 * Returns a page of all films, or of those that are asked for. Only an answer about all films has the choices:
 * their numbers are true of nothing else.
 */
export function discover(
  context: HostContext,
  { page, ...asked }: ParamsOf<'discover'>,
): PageOfDiscover<MovieRow> {
  const { db } = context;
  const { sort: _sort, watch, ...filters } = asked;
  const isWhole = Object.values(filters).every((value) => value === null || value === undefined);
  const isAll = isWhole && !watch;
  const list = narrowedList(db, asked);
  const playing = totalOf(db, 'plays');
  const { more, ...found } = isAll
    ? { ...idsOf(db, list, page), more: false }
    : partOf(db, list, page);
  return {
    ...mapPage(found, (ids) => listed(context, ids)),
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
