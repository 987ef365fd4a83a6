/** What may be framed: the one place that turns a host's link into a player. */
import type { Player } from '#/contract/trust.ts';

export type EmbedRules = {
  siteUrl: string;
  embedHosts: readonly string[];
  /** Told of each player whose host is not allowed. */
  refused?: (host: string) => void;
};

/** YouTube's ids: 11 characters of URL-safe base64. */
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
/** Words of eleven letters that stand where an id does: a playlist's player, a channel's live one. */
const NOT_IDS = ['videoseries', 'live_stream'];
const YOUTUBE = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;
const NOCOOKIE = 'www.youtube-nocookie.com';
/** Our own clips' pages: see src/paths.ts. */
const CLIP = /^\/clips\/[a-z0-9-]{1,64}$/;

/**
 * The player for a bare video id, a watch page, a short link or an embed address; null when it is
 * none of these or its host is not allowed. Addresses under SITE_URL become same-origin paths first.
 */
export function playerFor(link: unknown, rules: EmbedRules): Player | null {
  if (typeof link !== 'string') return null;
  const { siteUrl, embedHosts, refused } = rules;
  const value = link.trim();
  if (VIDEO_ID.test(value)) return youtube(value, embedHosts);
  if (value.startsWith(`${siteUrl}/`)) return clip(value.slice(siteUrl.length));
  const url = URL.parse(value);
  if (url === null || url.protocol !== 'https:' || url.username || url.password || url.port)
    return null;
  if (YOUTUBE.test(url.hostname)) return youtube(videoIdOf(url), embedHosts);
  if (!embedHosts.includes(url.hostname)) {
    refused?.(url.hostname);
    return null;
  }
  return { kind: 'embed', src: url.href };
}

function clip(path: string): Player | null {
  const plain = path.split(/[?#]/)[0] ?? '';
  return CLIP.test(plain) ? { kind: 'clip', src: plain } : null;
}

function youtube(videoId: string | null, embedHosts: readonly string[]): Player | null {
  if (videoId === null || !VIDEO_ID.test(videoId) || NOT_IDS.includes(videoId)) return null;
  if (!embedHosts.includes(NOCOOKIE)) return null;
  return { kind: 'embed', src: `https://${NOCOOKIE}/embed/${videoId}` };
}

/** The id in `/embed/ID`, `/shorts/ID`, `/live/ID`, `/v/ID`, `watch?v=ID` and `youtu.be/ID`. */
function videoIdOf(url: URL): string | null {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  const [, kind = '', videoId] = url.pathname.split('/');
  if (kind === 'watch') return url.searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(kind) ? (videoId ?? null) : null;
}

/** The same player, asked to start at once. Goes through the URL parser: a link may have a query. */
export function withAutoplay(src: string): string {
  const base = 'https://same.origin';
  const url = new URL(src, base);
  url.searchParams.set('autoplay', '1');
  return url.origin === base ? `${url.pathname}${url.search}` : url.href;
}
