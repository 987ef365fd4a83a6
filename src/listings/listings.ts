/** The paged grids as one table: a new grid is one line here. */
import type { CardKind } from '#/cards/card-list.tsx';
import type { CallName } from '#/contract/calls.ts';
import { messages as m } from '#/messages/messages.ts';
import { paths } from '#/paths.ts';
import { type MenuLink, movieLinks } from './menu.ts';

/** Calls that take a page and answer one. */
export type PagedCall = Extract<
  CallName,
  | 'popular'
  | 'nowPlaying'
  | 'topRated'
  | 'upcoming'
  | 'recentlyAdded'
  | 'thisYear'
  | 'popularPeople'
  | 'punjabiMovies'
  | 'hindiMovies'
  | 'englishMovies'
  | 'cartoons'
>;

export type Listing = {
  path: string;
  heading: string;
  call: PagedCall;
  card: CardKind;
  /** Grids beside this one, as chips under the heading. */
  beside: readonly MenuLink[];
  /** The button's label carries the total, when the host gives one. */
  totalInLabel?: boolean;
};

export const listings: readonly Listing[] = [
  grid(paths.popular, m.popularMovies, 'popular', 'movie', movieLinks),
  grid(paths.nowPlaying, m.nowPlayingMovies, 'nowPlaying', 'movie', movieLinks),
  grid(paths.topRated, m.topRatedMovies, 'topRated', 'movie', movieLinks),
  { ...grid(paths.upcoming, m.upcomingMovies, 'upcoming', 'movie', movieLinks), totalInLabel: true },
];

function grid(
  path: string,
  heading: string,
  call: PagedCall,
  card: CardKind,
  beside: readonly MenuLink[] = [],
): Listing {
  return { path, heading, call, card, beside };
}

/** The listing at a path, as the path stands in an address. */
export function listingAt(pathname: string): Listing | undefined {
  return listings.find((listing) => listing.path === pathname);
}
