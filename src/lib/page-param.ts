import { page } from '#/contract/params.ts';

/** Maximum number of list pages rendered in one response, for an address that Load More wrote. */
export const MOST_PAGES = 25;

/** Number of cards per page of a list that arrives whole. Load More leads to the rest. */
export const WHOLE_PAGE = 60;

/** Returns the numbers of the first and the last page of a list that an address shows. */
export function pagesParam(query: URLSearchParams): { first: number; last: number } {
  const first = pageParam(query);
  const through = Math.max(pageParam(query, 'through'), first);
  return { first, last: Math.min(through, first + MOST_PAGES - 1) };
}

/** Returns the page number in an address, or 1 if it has no valid one. */
export function pageParam(query: URLSearchParams, name = 'page'): number {
  return page.parse(query.get(name)) ?? 1;
}
