/** How large the dialog is: a dashboard or grid player, a detail's trailer, a whole film. */
export type PlayerVariant = 'wide' | 'trailer' | 'movie';

/** What a frame may do: our clips only run their script; players also need their own origin. */
export const SANDBOX = {
  clip: 'allow-scripts',
  embed: 'allow-scripts allow-same-origin allow-presentation allow-popups',
} as const;

/** What playing needs, and no more. */
export const FRAME_ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
