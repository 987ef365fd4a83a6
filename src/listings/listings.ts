/** Every grid as one table: a new grid is one line here. Texts are keys of messages. */
import type { CardKind } from '#/cards/card-list.tsx';
import type { CallName } from '#/contract/calls.ts';
import type { NamedTextKey, TextKey } from '#/messages/messages.ts';
import { paths, patterns } from '#/paths.ts';
import type { CardFor, PagedCall } from './fitting.ts';
import { type MenuLink, movieLinks, regionalLinks } from './menu.ts';

/** Calls that answer a whole list at once; the last two take the name in the address. */
export type WholeCall = Extract<
  CallName,
  'seasons' | 'dramas' | 'seasonEpisodes' | 'dramaEpisodes'
>;

type Shared = {
  /** Its pattern in the table of addresses. A part in brackets stands for the list's name. */
  path: string;
  card: CardKind;
  /** A text, or one that takes the list's name. */
  heading: TextKey | NamedTextKey;
  /** Grids beside this one, as chips under the heading. */
  beside: readonly MenuLink[];
  failed: TextKey;
  /** The dialog's title where it is not the card's own. */
  dialogTitle?: TextKey;
};

export type PagedListing = Shared & {
  kind: 'paged';
  call: PagedCall;
  /** The button's label carries the total, when the host gives one. */
  totalInLabel?: boolean;
};

export type WholeListing = Shared & {
  kind: 'whole';
  call: WholeCall;
  /** The player page that episodes lead to, and its parameter for the list's name. */
  player?: { path: string; param: string };
};

export type Listing = PagedListing | WholeListing;

export const listings: readonly Listing[] = [
  grid(paths.popular, 'popularMovies', 'popular', 'movie', { beside: movieLinks }),
  grid(paths.nowPlaying, 'nowPlayingMovies', 'nowPlaying', 'movie', { beside: movieLinks }),
  grid(paths.topRated, 'topRatedMovies', 'topRated', 'movie', { beside: movieLinks }),
  grid(paths.upcoming, 'upcomingMovies', 'upcoming', 'movie', {
    beside: movieLinks,
    totalInLabel: true,
  }),
  grid(paths.punjabi, 'punjabiMovies', 'punjabiMovies', 'playable', { beside: regionalLinks }),
  grid(paths.hindi, 'hindiMovies', 'hindiMovies', 'playable', { beside: regionalLinks }),
  grid(paths.english, 'englishMovies', 'englishMovies', 'playable', { beside: regionalLinks }),
  grid(paths.cartoons, 'cartoons', 'cartoons', 'playable'),
  grid(paths.recent, 'recentlyAddedMovies', 'recentlyAdded', 'playable'),
  grid(paths.people, 'mostPopular', 'popularPeople', 'person'),
  grid(paths.fitness, 'fitness', 'fitness', 'clip'),
  grid(paths.songs, 'songs', 'songs', 'clip', { dialogTitle: 'songFallback' }),
  whole(paths.seasons, 'seasons', 'seasons', 'season', { failed: 'seasonsFailed' }),
  whole(patterns.season, 'episodes', 'seasonEpisodes', 'episode', {
    failed: 'episodesFailed',
    player: { path: paths.seasonPlayer, param: 'season' },
  }),
  whole(paths.dramas, 'dramas', 'dramas', 'drama'),
  whole(patterns.drama, 'episodesOf', 'dramaEpisodes', 'episode', {
    failed: 'episodesFailed',
    player: { path: paths.dramaPlayer, param: 'drama' },
  }),
];

function grid<N extends PagedCall>(
  path: string,
  heading: TextKey,
  call: N,
  card: CardFor<N>,
  more: Partial<Pick<PagedListing, 'beside' | 'dialogTitle' | 'totalInLabel'>> = {},
): Listing {
  return { kind: 'paged', path, heading, call, card, beside: [], failed: 'listFailed', ...more };
}

function whole<N extends WholeCall>(
  path: string,
  heading: WholeListing['heading'],
  call: N,
  card: CardFor<N>,
  more: Partial<Pick<WholeListing, 'failed' | 'player'>> = {},
): Listing {
  return { kind: 'whole', path, heading, call, card, beside: [], failed: 'listFailed', ...more };
}
