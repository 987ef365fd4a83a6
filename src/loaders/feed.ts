/** What the trailer feed shows at an address: the pages that the visitor has come through. */

import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { MovieDetail } from '#/contract/rows/movie.ts';
import type { Trailer } from '#/contract/rows/trailer.ts';
import { toResult } from '#/contract/to-result.ts';
import { fewCards, pagesParam } from '#/lib/page-param.ts';

/** Number of trailers on a page. A shorter page is the last (docs/product.md, Constants). */
const FEED_PAGE = 10;

/** Trailers after which a film stands: every third screen is one at most, and a trailer begins the feed. */
const TRAILERS_A_FILM = 2;
/** Rows of a page of films in one language. */
const FILMS_PAGE = 20;

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

/** A screen of the feed. */
export type FeedSlide = { trailer: Trailer } | { film: MovieDetail };

/**
 * Returns the screens of a part: its trailers, and of the embedded catalogue, which has no Punjabi trailer, a Punjabi
 * film after each two.
 */
export async function feedSlides(
  part: FeedPart,
  { catalogue, hasOwnLists }: { catalogue: Catalogue; hasOwnLists: boolean },
): Promise<FeedSlide[]> {
  const films = hasOwnLists ? await filmsBetween(part, catalogue) : [];
  return part.trailers.flatMap((trailer, index) => {
    const after = (index + 1) / TRAILERS_A_FILM;
    const film = Number.isInteger(after) ? films[after - 1] : undefined;
    return film ? [{ trailer }, { film }] : [{ trailer }];
  });
}

/**
 * Returns the Punjabi films between the trailers of a part: those that have a painted poster and a page. They go on
 * where the part before ended, as long as there are any. A failure costs only the films.
 */
async function filmsBetween(
  { first, page, trailers }: FeedPart,
  catalogue: Catalogue,
): Promise<MovieDetail[]> {
  const from = ((first - 1) * FEED_PAGE) / TRAILERS_A_FILM;
  const to = from + Math.floor(trailers.length / TRAILERS_A_FILM);
  const pages = Array.from(
    { length: Math.ceil((page * FEED_PAGE) / TRAILERS_A_FILM / FILMS_PAGE) },
    (_, index) => toResult(catalogue.ask('punjabiMovies', { page: index + 1 })),
  );
  const rows = (await Promise.all(pages)).flatMap((one) => (one.ok ? one.value.items : []));
  const painted = rows.flatMap(({ movieId, poster }) =>
    movieId !== null && poster?.endsWith('.svg') ? movieId : [],
  );
  const films = await Promise.all(
    painted.slice(from, to).map((id) => toResult(catalogue.ask('movie', { id }))),
  );
  return films.flatMap((film) => (film.ok ? film.value : []));
}
