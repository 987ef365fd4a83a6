/** What the page of a grid shows, and its status, which is set before the first byte is sent. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { isGone, isNotFound, type Result, toResult } from '#/contract/errors.ts';
import type { Movie } from '#/contract/rows/movie.ts';
import type { GridMatch } from '#/site/grid-match.ts';
import type { Missing } from '#/site/missing.ts';
import type { SoonKind } from '#/site/soon.ts';
import { type Head, headOf } from './head.ts';
import { type ListingPage, listingPage } from './listing.ts';

export type GridAnswer = {
  list: Result<ListingPage>;
  head: Head;
  /** What plays, where nothing in the list does. */
  instead: readonly Movie[];
  status: 200 | 404 | 410 | 502;
  /** What is said if the host knows no list of this name; undefined if there is one, or it failed. */
  missing: Missing | undefined;
  /** The placeholder that stands there where the host has no such lists. */
  soon: SoonKind | undefined;
};

/** Asks for what a grid shows. Never rejects. */
export async function gridAnswer(match: GridMatch, locals: App.Locals): Promise<GridAnswer> {
  const { query, catalogue } = locals;
  const [list, head] = await Promise.all([
    toResult(listingPage(match, query, catalogue)),
    headOf(match, locals),
  ]);
  if (list.ok) {
    const instead = await playingInstead(match, list.value, catalogue);
    const status = list.value.past ? 404 : 200;
    return { list, head, instead, status, missing: undefined, soon: undefined };
  }
  const { listing } = match;
  const answer = { list, head, instead: [], missing: undefined, soon: undefined };
  // Only some lists can be gone. A host that does not know another list has failed.
  if (!isNotFound(list.error)) return { ...answer, status: 502 };
  if (listing.kind === 'paged' && listing.soon && !catalogue.has('series'))
    return { ...answer, status: 200, soon: listing.soon };
  const { missing } = listing;
  if (!missing) return { ...answer, status: 502 };
  return { ...answer, status: isGone(list.error) ? 410 : 404, missing };
}

/** Two lines on a phone, one on a wider screen. */
const MOST = 4;

/**
 * Returns films that play, for the first page of a list of which nothing does: for films that will become free the
 * newest that are free, for any other list the best known. None where the host does not say what plays.
 */
async function playingInstead(
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
