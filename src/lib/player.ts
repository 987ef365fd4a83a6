import type { Player } from '#/contract/trust.ts';

/** How large the dialog is: a dashboard or grid player, a detail's trailer, a whole film. */
export type PlayerVariant = 'wide' | 'trailer' | 'movie';

/** What a frame may do: our clips only run their script; players also need their own origin. */
export const SANDBOX = {
  clip: 'allow-scripts',
  embed: 'allow-scripts allow-same-origin allow-presentation allow-popups',
} as const;

const YOUTUBE = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})$/;

/** The id of a YouTube video, from its player's address as `playerFor` writes it; null for any other player. */
export function youtubeId(player: Player | null): string | null {
  return YOUTUBE.exec(player?.src ?? '')?.[1] ?? null;
}

/** What playing needs, and no more. */
export const FRAME_ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
