/** State of the trailer feed: whether it is paused, and whether the sound is on. */
import { atom } from 'nanostores';
import type { Trailer } from '#/contract/trailer.ts';
import { askData } from './data.ts';
import { createPaging } from './paging.ts';

/** Number of trailers on a page. A shorter page is the last (docs/product.md, Constants). */
export const FEED_PAGE = 10;

/**
 * Whether trailers are muted. They start muted. Once the visitor unmutes them, they stay unmuted.
 */
export const $muted = atom(true);
export const $paused = atom(false);

/** Returns the feed's paginator. The feed has no totals: it ends at a page that is not full. */
export function feedPaging(page: number, first: readonly Trailer[]) {
  return createPaging<Trailer>({
    page,
    totalPages: first.length < FEED_PAGE ? page : page + 1,
    seen: first.map(({ key }) => key),
    key: ({ key }) => key,
    load: async (next) => {
      const items = await askData('punjabiTrailers', { page: next, limit: FEED_PAGE });
      const totalPages = items.length < FEED_PAGE ? next : next + 1;
      return { items, page: next, totalPages, totalResults: null, watchable: false };
    },
  });
}
