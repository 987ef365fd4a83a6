/**
 * Size of the dialog: for a dashboard or grid player, for a detail page's trailer, for a whole
 * film.
 */
export type PlayerVariant = 'wide' | 'trailer' | 'movie';

/** Permissions of a frame's sandbox. Players need their own origin, presentation and popups. */
export const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

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

/** Services that are known to take parameters. The address of any other host may be signed. */
const KNOWN = /^https:\/\/(?:www\.youtube-nocookie\.com|archive\.org)\//;

/** Sets parameters in the address of a known service. Returns any other address as it is. */
export function withParameters(src: string, parameters: string): string {
  if (!KNOWN.test(src)) return src;
  const url = new URL(src);
  for (const [name, value] of new URLSearchParams(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the address that starts a player at once, if its service is known. */
export function withAutoplay(src: string): string {
  return withParameters(src, 'autoplay=1');
}
