import { page } from '#/contract/params.ts';

/** Maximum number of list pages rendered in one response, for an address that Load More wrote. */
export const MOST_PAGES = 25;

/** Returns the page number in an address, or 1 if it has no valid one. */
export function pageParam(query: URLSearchParams, name = 'page'): number {
  return page.parse(query.get(name)) ?? 1;
}
