/** State of the trailer feed: whether it is paused, whether the sound is on, and its trailers. */
import { atom } from 'nanostores';
import type { Trailer } from '#/contract/trailer.ts';
import { FEED_PAGE, type FeedPart } from '#/lib/feed.ts';
import { MOST_PAGES } from '#/lib/page-param.ts';
import { type Paths, slidePath } from '#/paths.ts';
import { askData } from './data.ts';
import { createPaging } from './feed-paging.ts';

/**
 * Whether trailers are muted. They start muted. Once the visitor unmutes them, they stay unmuted.
 */
export const $muted = atom(true);
export const $paused = atom(false);

/** What a page of the feed does not tell. */
const UNKNOWN = { totalResults: null, watchable: false, playing: null };

/** Returns the feed's paginator. The feed has no totals: it ends at a page that is not full. */
export function feedPaging(paths: Paths, { trailers, first, page, ended }: FeedPart) {
  const paging = createPaging<Trailer>({
    page,
    totalPages: ended ? page : page + 1,
    seen: trailers.map(({ key }) => key),
    key: ({ key }) => key,
    load: async (next) => {
      const { items, last } = await askData('punjabiTrailers', { page: next, limit: FEED_PAGE });
      const totalPages = last ? next : next + 1;
      return { items, page: next, totalPages, ...UNKNOWN };
    },
  });

  /** Returns the keys of all trailers, those of the page and those that were loaded since. */
  function keys(): string[] {
    return [...trailers, ...paging.$paging.get().items].map(({ key }) => key);
  }

  /** Returns the address that shows the trailer of a key, with those around it. */
  function addressOf(key: string): string {
    const last = paging.$paging.get().page;
    return slidePath(paths, key, { page: Math.max(first, last - MOST_PAGES + 1), through: last });
  }

  return { ...paging, keys, addressOf };
}
export type FeedPaging = ReturnType<typeof feedPaging>;
