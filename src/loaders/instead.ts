/** What a visitor can watch where nothing in a list plays. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Movie } from '#/contract/rows/movie.ts';
import { toResult } from '#/contract/to-result.ts';
import type { GridMatch } from '#/site/grid-match.ts';
import type { ListingPage } from './listing.ts';

/** Two lines on a phone, one on a wider screen. */
const MOST = 4;

/**
 * Returns films that play, for the first page of a list of which nothing does: for films that will become free the
 * newest that are free, for any other list the best known. None where the host does not say what plays.
 */
export async function playingInstead(
  { listing }: GridMatch,
  { playing, totalResults, watching, first }: ListingPage,
  catalogue: Catalogue,
): Promise<Movie[]> {
  if (playing !== 0 || !totalResults || watching || first > 1) return [];
  const call = listing.call === 'upcoming' ? 'nowPlaying' : 'popular';
  const all = await toResult(catalogue.ask(call, { page: 1 }));
  if (!all.ok || !all.value.watchable) return [];
  const found = await toResult(catalogue.ask(call, { page: 1, watch: '1' }));
  return found.ok ? found.value.items.slice(0, MOST) : [];
}
