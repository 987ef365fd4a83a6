/** What is said of a season, a drama or a genre that does not exist, and where its page leads on. */
import type { TextKey } from '#/messages/messages.ts';
import { paths } from '#/paths.ts';

export type Missing = { text: TextKey; way: { path: string; label: TextKey } };

export const missing = {
  season: { text: 'seasonNotFound', way: { path: paths.seasons, label: 'allSeasons' } },
  genre: { text: 'genreNotFound', way: { path: paths.popular, label: 'popularMovies' } },
  drama: { text: 'dramaNotFound', way: { path: paths.dramas, label: 'allDramas' } },
} as const satisfies Record<string, Missing>;
