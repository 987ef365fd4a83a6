/** What the trailer feed shows at an address: the pages that the visitor has come through. */

import type { Catalogue } from '#/catalogue/catalogue.ts';
import { toResult } from '#/contract/errors.ts';
import type { MovieDetail } from '#/contract/rows/movie.ts';
import type { Trailer } from '#/contract/rows/trailer.ts';
import { fewCards, pagesParam } from '#/lib/page-param.ts';

/** Number of trailers on a page. A shorter page is the last (docs/product.md, Constants). */
const FEED_PAGE = 10;

/** Trailers after which a film stands: every third screen is one at most, and a trailer begins the feed. */
const TRAILERS_A_FILM = 2;

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
  { first, trailers }: FeedPart,
  catalogue: Catalogue,
): Promise<MovieDetail[]> {
  const from = ((first - 1) * FEED_PAGE) / TRAILERS_A_FILM;
  const to = from + Math.floor(trailers.length / TRAILERS_A_FILM);
  const ids = from < to ? (await paintedFilms(to, catalogue)).slice(from, to) : [];
  const films = await Promise.all(ids.map((id) => toResult(catalogue.ask('movie', { id }))));
  return films.flatMap((film) => (film.ok ? film.value : []));
}

/** Returns the ids of the first Punjabi films with a painted poster: page by page, until there are as many as wanted. */
async function paintedFilms(wanted: number, catalogue: Catalogue): Promise<string[]> {
  const painted: string[] = [];
  for (let [page, pages] = [1, 1]; page <= pages && painted.length < wanted; page += 1) {
    const films = await toResult(catalogue.ask('punjabiMovies', { page }));
    if (!films.ok) break;
    pages = films.value.totalPages;
    for (const { movieId, poster } of films.value.items) {
      if (movieId !== null && poster?.endsWith('.svg')) painted.push(movieId);
    }
  }
  return painted;
}
