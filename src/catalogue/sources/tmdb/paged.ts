/** Pages of the movie database's lists. */
import type { CallName } from '#/contract/calls.ts';
import { Upstream } from '#/contract/errors.ts';
import type { Paged } from '#/contract/page.ts';
import { field, number } from '#/contract/raw.ts';
import { fetchAnswer, type TmdbContext } from './context.ts';
import * as requests from './requests.ts';
import { movieRow, readRows } from './rows.ts';

/** Returns a page of a list. A page past the last one is empty, and asks for nothing. */
export async function paged<T extends { id?: unknown }>(
  context: TmdbContext,
  name: CallName,
  page: number,
  request: string,
  read: (row: unknown) => T | null,
): Promise<Paged<T>> {
  if (page > requests.LAST_PAGE) return emptyPage(page);
  const body = await fetchAnswer(context, name, request);
  const rows = field(body, 'results');
  if (!Array.isArray(rows)) throw new Upstream('the answer is no list');
  const pages = number(field(body, 'total_pages')) ?? page;
  const results = number(field(body, 'total_results'));
  return {
    rows: readRows(rows, read),
    page,
    totalPages: Math.max(1, Math.min(Math.trunc(pages), requests.LAST_PAGE)),
    totalResults: results === null ? null : Math.min(Math.trunc(results), MOST_ROWS),
    watchable: false,
    playing: null,
  };
}
/** Rows of the pages that can be asked for. */
const MOST_ROWS = requests.LAST_PAGE * 20;

function emptyPage<T>(page: number): Paged<T> {
  const totals = { totalPages: requests.LAST_PAGE, totalResults: MOST_ROWS };
  return { rows: [], page, ...totals, watchable: false, playing: null };
}

/** Returns a page of a list of films. */
export function films(context: TmdbContext, name: CallName, page: number, request: string) {
  return paged(context, name, page, request, movieRow(context.ui));
}
