/** What is said of a season or a drama that does not exist, and where its page leads on. */
import type { TextKey } from '#/messages/messages.ts';
import { paths } from '#/paths.ts';

export type Missing = { text: TextKey; way: { path: string; label: TextKey } };

export const missing = {
  season: { text: 'seasonNotFound', way: { path: paths.seasons, label: 'allSeasons' } },
  drama: { text: 'dramaNotFound', way: { path: paths.dramas, label: 'allDramas' } },
} as const satisfies Record<string, Missing>;
