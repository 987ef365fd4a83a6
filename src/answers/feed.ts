/** What the trailer feed shows at an address: the pages that the visitor has come through. */

import { namedIn } from '#/answers/names-in.ts';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { FEED_PAGE, type FeedPart } from '#/lib/feed.ts';
import { fewCards, pagesParam } from '#/lib/page-param.ts';

/**
 * Returns the trailers that an address shows, with names in the page's language only, because the
 * page also holds them as props. Rejects as the catalogue does.
 */
export async function feedPart(
  query: URLSearchParams,
  catalogue: Catalogue,
  language: Language = ENGLISH,
): Promise<FeedPart> {
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
    trailers: [...seen.values()].map((trailer) => namedIn(trailer, language)),
    first,
    page: first + pages.length - 1,
    ended: pages.some((page) => page.last),
  };
}
