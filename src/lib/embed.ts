/** Decides what may be played. Only this module turns a host's link into a player. */
import { NO_VIDEO, type Player } from '#/contract/trust.ts';
import { isArchiveFilm, isArchivePlayer } from './archive.ts';
import { hostInSettings, isUsual, webAddress } from './origin.ts';

// Reads the links of the video services that people paste: what they name, whichever form they have.

/** A video of YouTube. `start`: seconds at which it begins, 0 for the beginning. */
type VideoLink = { id: string; start: number };

/** YouTube's ids: 11 characters of URL-safe base64. */
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
/** Words of eleven letters in the place of an id: players of a playlist and of a channel's live stream. */
const NOT_IDS = ['videoseries', 'live_stream'];
/** The last dot of a whole name in the DNS changes nothing. */
const YOUTUBE = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)\.?$|^youtu\.be\.?$/;
/** Paths of YouTube in which the id follows this word. */
const KINDS = ['embed', 'e', 'v', 'vi', 'shorts', 'live', 'watch'];
/** 90, 90s, 1m30s, 1h2m3s: YouTube's forms of a time. Parts of a second do not count. */
const TIME = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d{0,9})?s?)?$/;
/** Parameters that say where to start. */
const STARTS = ['start', 't', 'time_continue'];
/**
 * What stands around a link that was pasted: spaces, controls, letters of no width. The lookbehind tries each run
 * once: without it 2,000 spaces inside a link take 7 ms.
 */
const AROUND = /^[\p{Z}\p{C}]+|(?<![\p{Z}\p{C}])[\p{Z}\p{C}]+$/gu;

const ARCHIVE = 'archive.org';
/** A page, folder or player of an item on archive.org, and maybe a file in it. */
const ITEM_PAGE = /^\/+(?:details|download|embed|serve|stream)\/([^/]+(?:\/.+?)?)\/?$/;
/** A link without a scheme: a host with a dot, then a path. */
const NO_SCHEME = /^[a-z0-9-]+(\.[a-z0-9-]+)+\//i;

const ALIKE = /youtu|archive/;
const LOOKS_LIKE: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a' };

/** Returns a link without what stands around it. */
function trimmed(link: string): string {
  return link.replace(AROUND, '');
}

/** Returns the web address of a link with or without a scheme; null if it is no address. */
function addressOf(link: string): URL | null {
  if (link.startsWith('//')) return webAddress(`https:${link}`);
  return webAddress(NO_SCHEME.test(link) ? `https://${link}` : link);
}

/**
 * Returns the address that players are framed at: https in place of http on its default port, since a page with
 * https can frame nothing else.
 */
function secured(url: URL): URL {
  const isPlain = url.protocol === 'http:' && url.port === '';
  return isPlain ? new URL(`https${url.href.slice('http'.length)}`) : url;
}

/** Returns an address with the host's usual name, where it is archive.org with `www.`. */
function withUsualHost(url: URL): URL {
  return url.hostname === `www.${ARCHIVE}` ? new URL(url.href.replace('www.', '')) : url;
}

/** Returns whether an address is one of archive.org, or of the place that the settings give it. */
function isArchive({ origin }: URL, archiveUrl?: string): boolean {
  return origin === archiveUrl || origin === `https://${ARCHIVE}`;
}

/** Returns whether an address is one of YouTube's. */
function isYoutube(url: URL): boolean {
  return isUsual(url) && YOUTUBE.test(url.hostname);
}

/** Returns the video that an address of YouTube names, or null: a channel, a playlist. */
function videoOf(url: URL): VideoLink | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const inPath = url.hostname.startsWith('youtu.be') ? first : KINDS.includes(first) ? second : '';
  const id = inPath || (first === 'watch' ? (parameter(url, 'v') ?? '') : '');
  return isVideoId(id) ? { id, start: startOf(url) } : null;
}

/** Returns whether a text is an id of YouTube. */
function isVideoId(text: string): boolean {
  return VIDEO_ID.test(text) && !NOT_IDS.includes(text);
}

/** Returns a parameter of an address, also of one that was copied from the source of a page. */
function parameter({ searchParams }: URL, name: string): string | null {
  return searchParams.get(name) ?? searchParams.get(`amp;${name}`);
}

function startOf(url: URL): number {
  const [inQuery] = STARTS.map((name) => parameter(url, name)).filter((given) => given !== null);
  const time = inQuery ?? new URLSearchParams(url.hash.slice(1)).get('t') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns the player's address of an item or a film that an address of archive.org names; null for its other pages. */
function itemPlayer(given: URL): URL | null {
  const [, named] = ITEM_PAGE.exec(given.pathname) ?? [];
  const player = new URL(`/embed/${named}`, given);
  if (named === undefined || !isArchivePlayer(player.href)) return null;
  player.search = startParameter(startOf(given));
  return player;
}

/** Returns the query that tells a player where to start, in seconds; none for the beginning. */
function startParameter(start: number): string {
  return start > 0 ? `?start=${start}` : '';
}

/**
 * Returns whether a host resembles one of the services and is none: youtube.com.evil.example, y0utube.com, a host of
 * theirs without players, letters of another script.
 */
function isLookAlike(url: URL): boolean {
  if (hostInSettings(url) === ARCHIVE) return false;
  const letters = url.hostname.replace(/[0134]/g, (digit) => LOOKS_LIKE[digit] ?? digit);
  return ALIKE.test(letters.replace(/[.-]/g, '')) || url.hostname.includes('xn--');
}

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
