/** The table of all grids: a new grid is one line here. Texts are message keys. */
import type { CardKind } from '#/cards/card-items.ts';
import type { CallName } from '#/contract/calls.ts';
import type { CountedTextKey, NamedTextKey, TextKey } from '#/messages/messages.ts';
import { paths, patterns } from '#/paths.ts';
import type { CardFor, PagedCall } from './fitting.ts';
import { type MenuLink, movieLinks, regionalLinks } from './menu.ts';
import { type Missing, missing } from './missing.ts';

/** Calls that return a whole list at once. The last two take the name in the address. */
export type WholeCall = Extract<
  CallName,
  'seasons' | 'dramas' | 'seasonEpisodes' | 'dramaEpisodes'
>;

type Shared = {
  /** Pattern in the table of addresses. A part in brackets stands for the name of the list. */
  path: string;
  card: CardKind;
  /** Key of a text, or of a text that takes the name of the list. */
  heading: TextKey | NamedTextKey;
  /** The heading where the host says the name of the list, which its address does not have. */
  named?: NamedTextKey;
  /** Links to related grids, shown as chips under the heading. */
  beside: readonly MenuLink[];
  failed: TextKey;
  /** Title of the dialog, if it differs from the title of the card. */
  dialogTitle?: TextKey;
  /** What is said if the host knows no list of this name. */
  missing?: Missing;
};

export type PagedListing = Shared & {
  kind: 'paged';
  call: PagedCall;
  /** What is said of the cards that Load More added. */
  added: CountedTextKey;
  /** Whether the label of Load More has the total, if the host gives one. */
  totalInLabel?: boolean;
  /** Whether its call can keep only what plays. */
  watch?: boolean;
};

export type WholeListing = Shared & {
  kind: 'whole';
  call: WholeCall;
  /** The player page that episodes link to, and its query parameter for the name of the list. */
  player?: { path: string; param: string };
};

export type Listing = PagedListing | WholeListing;

export const listings: readonly Listing[] = [
  grid(paths.popular, 'popularMovies', 'popular', 'movie', { beside: movieLinks, watch: true }),
  grid(paths.nowPlaying, 'nowPlayingMovies', 'nowPlaying', 'movie', {
    beside: movieLinks,
    watch: true,
  }),
  grid(paths.topRated, 'topRatedMovies', 'topRated', 'movie', { beside: movieLinks, watch: true }),
  grid(paths.upcoming, 'upcomingMovies', 'upcoming', 'movie', {
    beside: movieLinks,
    totalInLabel: true,
    watch: true,
  }),
  grid(patterns.genre, 'genreMovies', 'genre', 'movie', { missing: missing.genre }),
  grid(paths.punjabi, 'punjabiMovies', 'punjabiMovies', 'playable', { beside: regionalLinks }),
  grid(paths.hindi, 'hindiMovies', 'hindiMovies', 'playable', { beside: regionalLinks }),
  grid(paths.english, 'englishMovies', 'englishMovies', 'playable', { beside: regionalLinks }),
  grid(paths.cartoons, 'cartoons', 'cartoons', 'playable', { added: 'cartoonsAdded' }),
  grid(paths.recent, 'recentlyAddedMovies', 'recentlyAdded', 'playable'),
  grid(paths.people, 'mostPopular', 'popularPeople', 'person', { added: 'peopleAdded' }),
  grid(paths.fitness, 'fitness', 'fitness', 'clip', { added: 'videosAdded' }),
  grid(paths.songs, 'songs', 'songs', 'clip', { added: 'songsAdded', dialogTitle: 'songFallback' }),
  whole(paths.seasons, 'seasons', 'seasons', 'season', { failed: 'seasonsFailed' }),
  whole(patterns.season, 'episodes', 'seasonEpisodes', 'episode', {
    failed: 'episodesFailed',
    named: 'episodesOf',
    player: { path: paths.seasonPlayer, param: 'season' },
    missing: missing.season,
  }),
  whole(paths.dramas, 'dramas', 'dramas', 'drama'),
  whole(patterns.drama, 'episodesOf', 'dramaEpisodes', 'episode', {
    failed: 'episodesFailed',
    player: { path: paths.dramaPlayer, param: 'drama' },
    missing: missing.drama,
  }),
];

function grid<N extends PagedCall>(
  path: string,
  heading: PagedListing['heading'],
  call: N,
  card: CardFor<N>,
  more: Partial<
    Pick<PagedListing, 'added' | 'beside' | 'dialogTitle' | 'totalInLabel' | 'watch' | 'missing'>
  > = {},
): Listing {
  const usual = { beside: [], failed: 'listFailed', added: 'moviesAdded' } as const;
  return { kind: 'paged', path, heading, call, card, ...usual, ...more };
}

function whole<N extends WholeCall>(
  path: string,
  heading: WholeListing['heading'],
  call: N,
  card: CardFor<N>,
  more: Partial<Pick<WholeListing, 'failed' | 'named' | 'player' | 'missing'>> = {},
): Listing {
  return { kind: 'whole', path, heading, call, card, beside: [], failed: 'listFailed', ...more };
}
