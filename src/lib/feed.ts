import type { Trailer } from '#/contract/trailer.ts';

/** Number of trailers on a page. A shorter page is the last (docs/product.md, Constants). */
export const FEED_PAGE = 10;

/** What an address of the feed shows: its trailers, and the numbers of its first and last page. */
export type FeedPart = {
  trailers: readonly Trailer[];
  first: number;
  page: number;
  /** Whether the feed has no further page. */
  ended: boolean;
};
