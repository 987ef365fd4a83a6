/** What the trailer feed shows at an address: the pages that the visitor has come through. */

import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Trailer } from '#/contract/rows/trailer.ts';
import { fewCards, pagesParam } from '#/lib/page-param.ts';

/** Number of trailers on a page. A shorter page is the last (docs/product.md, Constants). */
const FEED_PAGE = 10;

/** What an address of the feed shows: its trailers, and the numbers of its first and last page. */
export type FeedPart = {
  trailers: readonly Trailer[];
  first: number;
  page: number;
  /** Whether the feed has no further page. */
  ended: boolean;
};

/**
 * Returns the trailers that an address shows. Rejects as the catalogue does.
 */
export async function feedPart(query: URLSearchParams, catalogue: Catalogue): Promise<FeedPart> {
  const { first, last } = pagesParam(query);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pages = fewCards(
    await Promise.all(
      numbers.map((page) => catalogue.ask('punjabiTrailers', { page, limit: FEED_PAGE })),
    ),
  );
  // A list that shifts between two requests repeats trailers.
  const seen = new Map(pages.flatMap(({ items }) => items).map((item) => [item.key, item]));
  return {
    trailers: [...seen.values()],
    first,
    page: first + pages.length - 1,
    ended: pages.some((page) => page.last),
  };
}
