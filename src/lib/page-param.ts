import { page } from '#/contract/params.ts';

/** Number of pages that are rendered in one at most: the place that Load More left in the address. */
export const MOST_PAGES = 25;

/** A page number of an address: anything that is none reads as the first page. */
export function pageParam(query: URLSearchParams, name = 'page'): number {
  return page.parse(query.get(name)) ?? 1;
}
