/** Every grid as one table: a new grid is one line here. */
import type { CardKind } from '#/cards/card-list.tsx';
import { decodeOnce } from '#/contract/address.ts';
import type { CallName } from '#/contract/calls.ts';
import { messages as m } from '#/messages/messages.ts';
import { paths, patterns, withParams } from '#/paths.ts';
import { type MenuLink, movieLinks, regionalLinks } from './menu.ts';

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
  | 'fitness'
  | 'songs'
>;
/** Calls that answer a whole list at once; the last two take what the address names. */
export type WholeCall = Extract<
  CallName,
  'seasons' | 'dramas' | 'seasonEpisodes' | 'dramaEpisodes'
>;

type Shared = {
  /** Its pattern in the table of addresses. A part in brackets stands for what the list is of. */
  path: string;
  card: CardKind;
  heading: string | ((name: string) => string);
  /** Grids beside this one, as chips under the heading. */
  beside: readonly MenuLink[];
  failed: string;
  /** The dialog's title where it is not the card's own. */
  dialogTitle?: string;
};

export type Listing = Shared &
  (
    | {
        kind: 'paged';
        call: PagedCall;
        /** The button's label carries the total, when the host gives one. */
        totalInLabel?: boolean;
      }
    | {
        kind: 'whole';
        call: WholeCall;
        /** The player page that cards lead to, for lists of episodes. */
        player?: (name: string) => string;
      }
  );

export const listings: readonly Listing[] = [
  grid(paths.popular, m.popularMovies, 'popular', 'movie', { beside: movieLinks }),
  grid(paths.nowPlaying, m.nowPlayingMovies, 'nowPlaying', 'movie', { beside: movieLinks }),
  grid(paths.topRated, m.topRatedMovies, 'topRated', 'movie', { beside: movieLinks }),
  grid(paths.upcoming, m.upcomingMovies, 'upcoming', 'movie', {
    beside: movieLinks,
    totalInLabel: true,
  }),
  grid(paths.punjabi, m.punjabiMovies, 'punjabiMovies', 'playable', { beside: regionalLinks }),
  grid(paths.hindi, m.hindiMovies, 'hindiMovies', 'playable', { beside: regionalLinks }),
  grid(paths.english, m.englishMovies, 'englishMovies', 'playable', { beside: regionalLinks }),
  grid(paths.cartoons, m.cartoons, 'cartoons', 'playable'),
  grid(paths.recent, m.recentlyAddedMovies, 'recentlyAdded', 'playable'),
  grid(paths.people, m.mostPopular, 'popularPeople', 'person'),
  grid(paths.fitness, m.fitness, 'fitness', 'clip'),
  grid(paths.songs, m.songs, 'songs', 'clip', { dialogTitle: m.songFallback }),
  whole(paths.seasons, m.seasons, 'seasons', 'season', { failed: m.seasonsFailed }),
  whole(patterns.season, m.episodes, 'seasonEpisodes', 'episode', {
    failed: m.episodesFailed,
    player: (season) => withParams(paths.seasonPlayer, { season }),
  }),
  whole(paths.dramas, m.dramas, 'dramas', 'drama'),
  whole(patterns.drama, m.episodesOf, 'dramaEpisodes', 'episode', {
    failed: m.episodesFailed,
    player: (drama) => withParams(paths.dramaPlayer, { drama }),
  }),
];

function grid(
  path: string,
  heading: string,
  call: PagedCall,
  card: CardKind,
  more: Partial<
    Pick<Extract<Listing, { kind: 'paged' }>, 'beside' | 'dialogTitle' | 'totalInLabel'>
  > = {},
): Listing {
  return { kind: 'paged', path, heading, call, card, beside: [], failed: m.listFailed, ...more };
}

function whole(
  path: string,
  heading: Listing['heading'],
  call: WholeCall,
  card: CardKind,
  more: Partial<Pick<Extract<Listing, { kind: 'whole' }>, 'failed' | 'player'>> = {},
): Listing {
  return { kind: 'whole', path, heading, call, card, beside: [], failed: m.listFailed, ...more };
}

export type Found = {
  listing: Listing;
  /** What the list is of: the last part of the address, decoded once; '' for a fixed list. */
  name: string;
  /** The list's one address, without parameters. */
  path: string;
};

const dirname = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The listing at a path, as the path stood in the request: nothing decoded yet. */
export function listingAt(pathname: string): Found | null {
  const end = pathname.lastIndexOf('/');
  const name = decodeOnce(pathname.slice(end + 1));
  for (const listing of listings) {
    if (listing.path.endsWith(']')) {
      if (pathname.slice(0, end) !== dirname(listing.path) || !name) continue;
      return { listing, name, path: `${pathname.slice(0, end)}/${encodeURIComponent(name)}` };
    }
    // Ampersands may arrive as %26: the path is compared as it reads, and has one spelling.
    if (decodeOnce(pathname) === listing.path) return { listing, name: '', path: listing.path };
  }
  return null;
}

export function headingOf({ listing, name }: Found): string {
  return typeof listing.heading === 'string' ? listing.heading : listing.heading(name);
}

/** Our words before and after the name in a heading, which is isolated from them; null without a name. */
export function headingAround({ listing }: Found): { before: string; after: string } | null {
  if (typeof listing.heading === 'string') return null;
  const [before = '', after = ''] = listing.heading('\0').split('\0');
  return { before, after };
}
