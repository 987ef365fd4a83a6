/** What the trailer feed shows at an address: the pages that the visitor has come through. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { FEED_PAGE, type FeedPart } from '#/lib/feed.ts';
import { pagesParam } from '#/lib/page-param.ts';

/** Returns the trailers that an address shows. Rejects as the catalogue does. */
export async function feedPart(query: URLSearchParams, catalogue: Catalogue): Promise<FeedPart> {
  const { first, last } = pagesParam(query);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pages = await Promise.all(
    numbers.map((page) => catalogue.ask('punjabiTrailers', { page, limit: FEED_PAGE })),
  );
  // A list that shifts between two requests repeats trailers.
  const seen = new Map(pages.flatMap(({ items }) => items).map((item) => [item.key, item]));
  return {
    trailers: [...seen.values()],
    first,
    page: last,
    ended: pages.some((page) => page.last),
  };
}
