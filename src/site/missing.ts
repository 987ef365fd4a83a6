/** What is said of a season, a drama, a genre or a list that does not exist, and where its page leads on. */
import type { TextKey } from './messages/messages.ts';
import { paths } from './paths.ts';

export type Missing = { text: TextKey; way: { path: string; label: TextKey } };

export const missing = {
  season: { text: 'seasonNotFound', way: { path: paths.seasons, label: 'allSeasons' } },
  genre: { text: 'genreNotFound', way: { path: paths.popular, label: 'popularMovies' } },
  /** Where the host can not narrow its films. */
  discover: { text: 'lostTitle', way: { path: paths.popular, label: 'popularMovies' } },
  /** Where the host has no lists by editors at all. */
  lists: { text: 'listNotFound', way: { path: paths.popular, label: 'popularMovies' } },
  list: { text: 'listNotFound', way: { path: paths.lists, label: 'allLists' } },
  drama: { text: 'dramaNotFound', way: { path: paths.dramas, label: 'allDramas' } },
} as const satisfies Record<string, Missing>;
