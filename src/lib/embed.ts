/** Decides what may be played. Only this module turns a host's link into a player. */

import type { Player } from '#/contract/trust.ts';
import { NO_VIDEO } from '#/contract/trust.ts';
import { isArchiveFilm } from './archive.ts';
import { hostInSettings } from './origin.ts';
import {
  addressOf,
  isArchive,
  isLookAlike,
  isVideoId,
  isYoutube,
  itemPlayer,
  secured,
  startParameter,
  trimmed,
  type VideoLink,
  videoOf,
  withUsualHost,
} from './video-link.ts';

export type EmbedRules = {
  siteUrl: string;
  embedOrigins: readonly string[];
  /** Where archive.org is. Without it, its players are frames like those of any other host. */
  archiveUrl?: string;
  /** Called with the host of each refused player, in the form of EMBED_HOSTS. */
  refused?: (host: string) => void;
  /** Called with the host of each refused player that resembles a known one: no setting should allow it. */
  refusedLookAlike?: (host: string) => void;
};

const NOCOOKIE = 'https://www.youtube-nocookie.com';
/** Paths of our own clips' pages: see src/site/paths.ts. */
const CLIP = /^\/clips\/[a-z0-9-]{1,64}$/;

/**
 * Returns the player for a bare video id, or for a link to a video, an item or a player. The link is reduced to
 * what it names before it is judged, so every form of it gives the same player. Returns null if it names nothing
 * that plays or its host is not allowed. First turns addresses under SITE_URL into same-origin paths.
 */
export function playerFor(link: unknown, rules: EmbedRules): Player | null {
  if (typeof link !== 'string') return null;
  const { siteUrl, embedOrigins, archiveUrl, refused, refusedLookAlike } = rules;
  const value = trimmed(link);
  if (isVideoId(value)) return youtube({ id: value, start: 0 }, rules);
  if (value.startsWith(`${siteUrl}/`)) return clip(value.slice(siteUrl.length));
  const given = addressOf(value);
  if (given === null || given.pathname === NO_VIDEO) return null;
  const safe = withUsualHost(embedOrigins.includes(given.origin) ? given : secured(given));
  if (isYoutube(safe)) return youtube(videoOf(safe), rules);
  const url = isArchive(safe, archiveUrl) ? itemPlayer(safe) : safe;
  if (url === null) return null;
  if (!embedOrigins.includes(url.origin)) {
    const report = isLookAlike(url) ? refusedLookAlike : refused;
    report?.(hostInSettings(url));
    return null;
  }
  const isFilm = url.origin === archiveUrl && isArchiveFilm(url.href);
  return { kind: isFilm ? 'archive' : 'embed', src: url.href };
}

function clip(path: string): Player | null {
  const plain = path.split(/[?#]/)[0] ?? '';
  return CLIP.test(plain) && plain !== NO_VIDEO ? { kind: 'clip', src: plain } : null;
}

function youtube(video: VideoLink | null, { embedOrigins, refused }: EmbedRules): Player | null {
  if (video === null) return null;
  if (!embedOrigins.includes(NOCOOKIE)) {
    refused?.(hostInSettings(new URL(NOCOOKIE)));
    return null;
  }
  return { kind: 'embed', src: `${NOCOOKIE}/embed/${video.id}${startParameter(video.start)}` };
}
