/** How the trailer feed plays: whether it runs, and whether it is heard. */
import { atom } from 'nanostores';
import type { Trailer } from '#/contract/trailer.ts';
import { askData } from './data.ts';
import { createPaging } from './paging.ts';

/** Trailers a page; a shorter page is the last: docs/product.md, Constants. */
export const FEED_PAGE = 10;

/** Trailers start muted; once the visitor has unmuted them, they stay so. */
export const $muted = atom(true);
export const $paused = atom(false);

/** The feed's own paging: it has no totals, and ends on a page that is not full. */
export function feedPaging(page: number, first: readonly Trailer[]) {
  return createPaging<Trailer>({
    page,
    totalPages: first.length < FEED_PAGE ? page : page + 1,
    seen: first.map(({ key }) => key),
    key: ({ key }) => key,
    load: async (next) => {
      const items = await askData('punjabiTrailers', { page: next, limit: FEED_PAGE });
      const totalPages = items.length < FEED_PAGE ? next : next + 1;
      return { items, page: next, totalPages, totalResults: null };
    },
  });
}
