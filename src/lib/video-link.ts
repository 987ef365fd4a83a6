/** Reads the links of the video services that people paste: what they name, whichever form they have. */
import { isUsual, webAddress } from './origin.ts';

/** A video of YouTube. `start`: seconds at which it begins, 0 for the beginning. */
export type VideoLink = { id: string; start: number };

/** YouTube's ids: 11 characters of URL-safe base64. */
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
/** Words of eleven letters in the place of an id: players of a playlist and of a channel's live stream. */
const NOT_IDS = ['videoseries', 'live_stream'];
const YOUTUBE = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$|^youtu\.be$/;
/** Paths of YouTube in which the id follows this word. */
const KINDS = ['embed', 'e', 'v', 'shorts', 'live', 'watch'];
/** 90, 90s, 1m30s, 1h2m3s: YouTube's forms of a time. */
const TIME = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

const ARCHIVE = 'archive.org';
/** An item's page or folder on archive.org, and maybe a file in it. */
const ITEM_PAGE = /^\/(?:details|download)\/(.+?)\/?$/;
/** A link without a scheme: a host with a dot, then a path. */
const NO_SCHEME = /^[a-z0-9-]+(\.[a-z0-9-]+)+\//i;

const SERVICES = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', ARCHIVE];

/** Returns the web address of a link with or without a scheme; null if it is no address. */
export function addressOf(link: string): URL | null {
  if (link.startsWith('//')) return webAddress(`https:${link}`);
  return webAddress(NO_SCHEME.test(link) ? `https://${link}` : link);
}

/**
 * Returns the address that players are framed at: https in place of http on its default port, since a page with
 * https can frame nothing else.
 */
export function secured(url: URL): URL {
  const isPlain = url.protocol === 'http:' && url.port === '';
  return isPlain ? new URL(`https${url.href.slice('http'.length)}`) : url;
}

/** Returns whether an address is one of YouTube's. */
export function isYoutube(url: URL): boolean {
  return isUsual(url) && YOUTUBE.test(url.hostname);
}

/** Returns the video that an address of YouTube names, or null: a channel, a playlist. */
export function videoOf(url: URL): VideoLink | null {
  const [, first = '', second = ''] = url.pathname.split('/');
  const inPath = url.hostname === 'youtu.be' ? first : KINDS.includes(first) ? second : '';
  const id = inPath || (first === 'watch' ? (url.searchParams.get('v') ?? '') : '');
  return isVideoId(id) ? { id, start: startOf(url) } : null;
}

/** Returns whether a text is an id of YouTube. */
export function isVideoId(text: string): boolean {
  return VIDEO_ID.test(text) && !NOT_IDS.includes(text);
}

function startOf({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1)).get('t');
  const time = searchParams.get('start') ?? searchParams.get('t') ?? inHash ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Returns the player's address of an item of archive.org whose page or folder is named; any other address as it
 * is.
 */
export function itemPlayer(given: URL, archiveUrl = `https://${ARCHIVE}`): URL {
  const url = new URL(given);
  if (url.hostname === `www.${ARCHIVE}`) url.hostname = ARCHIVE;
  const [, item] = url.origin === archiveUrl ? (ITEM_PAGE.exec(url.pathname) ?? []) : [];
  return item === undefined ? url : new URL(`/embed/${item}${startParameter(startOf(url))}`, url);
}

/** Returns the query that tells a player where to start, in seconds; none for the beginning. */
export function startParameter(start: number): string {
  return start > 0 ? `?start=${start}` : '';
}

/** Returns whether a host only looks like one of the services: youtube.com.evil.example, evilyoutube.com. */
export function isLookAlike({ hostname }: URL): boolean {
  return SERVICES.some(
    (service) =>
      hostname.includes(service) && hostname !== service && !hostname.endsWith(`.${service}`),
  );
}
