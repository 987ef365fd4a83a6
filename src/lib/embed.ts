/** Decides what may be played. Only this module turns a host's link into a player. */
import { NO_VIDEO } from '#/contract/clip.ts';
import type { Player } from '#/contract/trust.ts';
import { isArchiveFilm } from './archive.ts';
import { hostInSettings, isUsual, webAddress } from './origin.ts';

export type EmbedRules = {
  siteUrl: string;
  embedOrigins: readonly string[];
  /** Where archive.org is. Without it, its players are frames like those of any other host. */
  archiveUrl?: string;
  /** Called with the host of each refused player, in the form of EMBED_HOSTS. */
  refused?: (host: string) => void;
};

/** YouTube's ids: 11 characters of URL-safe base64. */
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
/**
 * Words of eleven letters in the place of an id: the players of a playlist and of a channel's live
 * stream.
 */
const NOT_IDS = ['videoseries', 'live_stream'];
const YOUTUBE = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;
const NOCOOKIE = 'https://www.youtube-nocookie.com';
/** Paths of our own clips' pages: see src/site/paths.ts. */
const CLIP = /^\/clips\/[a-z0-9-]{1,64}$/;

/**
 * Returns the player for a bare video id, a watch page, a short link or an embed address. Returns
 * null if the link is none of these or its host is not allowed. First turns addresses under
 * SITE_URL into same-origin paths.
 */
export function playerFor(link: unknown, rules: EmbedRules): Player | null {
  if (typeof link !== 'string') return null;
  const { siteUrl, embedOrigins, archiveUrl, refused } = rules;
  const value = link.trim();
  if (VIDEO_ID.test(value)) return youtube(value, rules);
  if (value.startsWith(`${siteUrl}/`)) return clip(value.slice(siteUrl.length));
  const url = webAddress(value);
  if (url === null || url.pathname === NO_VIDEO) return null;
  const allowed = embedOrigins.includes(url.origin);
  if (YOUTUBE.test(url.hostname) && (allowed || isUsual(url))) {
    return youtube(videoIdOf(url), rules);
  }
  if (!allowed) {
    refused?.(hostInSettings(url));
    return null;
  }
  const isFilm = url.origin === archiveUrl && isArchiveFilm(url.href);
  return { kind: isFilm ? 'archive' : 'embed', src: url.href };
}

function clip(path: string): Player | null {
  const plain = path.split(/[?#]/)[0] ?? '';
  return CLIP.test(plain) && plain !== NO_VIDEO ? { kind: 'clip', src: plain } : null;
}

function youtube(videoId: string | null, { embedOrigins, refused }: EmbedRules): Player | null {
  if (videoId === null || !VIDEO_ID.test(videoId) || NOT_IDS.includes(videoId)) return null;
  if (!embedOrigins.includes(NOCOOKIE)) {
    refused?.(hostInSettings(new URL(NOCOOKIE)));
    return null;
  }
  return { kind: 'embed', src: `${NOCOOKIE}/embed/${videoId}` };
}

/**
 * Returns the id in `/embed/ID`, `/shorts/ID`, `/live/ID`, `/v/ID`, `watch?v=ID` or `youtu.be/ID`,
 * or null.
 */
function videoIdOf(url: URL): string | null {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  const [, kind = '', videoId] = url.pathname.split('/');
  if (kind === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(kind) ? (videoId ?? null) : null;
}

/**
 * Returns the address of another host's player with the parameter that starts it at once. Parses it as
 * a URL, because it may already have a query.
 */
export function withAutoplay(src: string): string {
  const url = new URL(src);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
