import { page } from '#/contract/params.ts';

/** Maximum number of list pages rendered in one response, for an address that Load More wrote. */
export const MOST_PAGES = 25;

/** Maximum number of cards of these pages together, where a host's pages are long. */
export const MOST_CARDS = 500;

/** Number of cards per page of a list that arrives whole. Load More leads to the rest. */
export const WHOLE_PAGE = 60;

/** Number of credits of a film or a series that its page shows at once, in some 14,000 bytes with all else. */
export const CREDITS = 12;

/** Number of episodes that the page of a player has. */
export const EPISODES = 100;

/** Returns the numbers of the first and the last page of a list that an address shows, MOST_PAGES together. */
export function pagesParam(query: URLSearchParams): { first: number; last: number } {
  const first = pageParam(query);
  const through = Math.max(pageParam(query, 'through'), first);
  return { first, last: Math.min(through, first + MOST_PAGES - 1) };
}

/** Returns the first of some pages: as many as have MOST_CARDS together, and at least one. */
export function fewCards<T extends { items: readonly unknown[] }>(pages: readonly T[]): T[] {
  let cards = 0;
  return pages.filter(({ items }, index) => {
    cards += items.length;
    return index === 0 || cards <= MOST_CARDS;
  });
}

/** Returns the page number in an address, or 1 if it has no valid one. */
export function pageParam(query: URLSearchParams, name = 'page'): number {
  return page.parse(query.get(name)) ?? 1;
}
