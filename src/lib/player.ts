import type { Player } from '#/contract/trust.ts';

/**
 * Size of the dialog: for a dashboard or grid player, for a detail page's trailer, for a whole
 * film.
 */
export type PlayerVariant = 'wide' | 'trailer' | 'movie';

/**
 * Permissions of a frame's sandbox. Our clips may only run their script. Other players also need
 * their own origin, presentation and popups.
 */
export const SANDBOX = {
  clip: 'allow-scripts',
  archive: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  embed: 'allow-scripts allow-same-origin allow-presentation allow-popups',
} as const satisfies Record<Player['kind'], string>;

const YOUTUBE = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})(?:[?#]|$)/;

/**
 * Returns the id of a YouTube video, from a player's address that `playerFor` wrote, also with
 * parameters; null for any other player.
 */
export function youtubeId(src: string): string | null {
  return YOUTUBE.exec(src)?.[1] ?? null;
}

/** Features that a player's frame may use: what playing needs, and no more. */
export const FRAME_ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
