/** The highest page that an address may ask for; far above what any catalogue has. */
const HIGHEST = 100_000;

/** So many pages are rendered in one at most: the place that Load More left in the address. */
export const MOST_PAGES = 25;

/** A page number of an address: anything that is none reads as the first page. */
export function pageParam(query: URLSearchParams, name = 'page'): number {
  const value = query.get(name) ?? '';
  const page = /^\d{1,6}$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(page, 1), HIGHEST);
}
