/**
 * Addresses of pictures on our own picture routes: `/t/p` for the movie image host's files, `/t/x`
 * for signed pictures of other hosts, `/t/n` for the painted sheets of what has no picture.
 */
import type { Picture, Player } from '#/contract/trust.ts';
import { hostInSettings, webAddress } from './origin.ts';
import { youtubeId } from './player.ts';

/** The widths of the movie image host that we use: people and logos, posters, backdrops. */
export type PictureSize = 'w185' | 'w500' | 'w1280';
export const PICTURE_SIZES: readonly PictureSize[] = ['w185', 'w500', 'w1280'];

const FILE = /^\/[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
/**
 * `/t/p/w500/abc.jpg`: the form of a path on both the movie image host and our own picture route.
 */
const SIZED = /^\/t\/p\/(?:w\d{2,4}|original)(\/[^/]+)$/;

/** A path that leaves its folder. `URL` resolves it, so that another address would be asked for. */
const CLIMBS = /[/\\]\.\.?(?:[/\\?#]|$)/;

/** The movie database's own image host. IMAGE_HOST stands in for it where that is another. */
const TMDB = 'https://image.tmdb.org';

export type PictureRules = {
  siteUrl: string;
  /** Origins whose pictures a host may name by absolute URL. */
  imageOrigins: readonly string[];
  /** Returns the picture at a whole address. Default: the address, where no page shows it. */
  sign?: (address: string) => Picture;
  /** Called with the host of each refused picture, in the form of IMAGE_HOSTS. */
  refusedPicture?: (host: string) => void;
};

/** Returns a picture that may be shown, or null for the placeholder; see `Trust`. */
export function pictureFor(value: unknown, rules: PictureRules): Picture | null {
  const { siteUrl, imageOrigins, sign = (address) => address, refusedPicture } = rules;
  if (typeof value !== 'string') return null;
  const own = value.startsWith(`${siteUrl}/`) ? value.slice(siteUrl.length) : null;
  if (own !== null) return fileOf(SIZED.exec(own)?.[1]);
  if (value.startsWith('/')) return fileOf(value);
  const url = webAddress(value);
  if (url === null || CLIMBS.test(value)) return null;
  const file = url.origin === TMDB ? fileOf(SIZED.exec(url.pathname)?.[1]) : null;
  if (file !== null) return file;
  if (imageOrigins.includes(url.origin)) return sign(url.href);
  refusedPicture?.(hostInSettings(url));
  return null;
}

function fileOf(path: string | undefined): Picture | null {
  return path !== undefined && FILE.test(path) && !path.includes('..') ? path : null;
}

/** Folder of the painted sheets, which are the same at every size (src/lib/sheets.ts). */
export const SHEETS = '/t/n/';

/** Returns the `src` of a picture at a size. `w92`: a logo in a line of text. */
export function pictureSrc(picture: Picture, size: PictureSize | 'w92'): string {
  return addressAt(picture, size);
}

function addressAt(picture: Picture, size: string): string {
  if (picture.startsWith(SHEETS)) return picture;
  if (picture.startsWith('/')) return `/t/p/${size}${picture}`;
  return `/t/x/${size}/${picture}`;
}

/** Widths in which a poster is offered. A drawn poster has one file for all widths. */
const POSTER_WIDTHS = [185, 342, 500, 780];

/**
 * Widths in which a backdrop is offered. Phones get the smaller one, because most of a backdrop is
 * dark there.
 */
const BACKDROP_WIDTHS = [780, 1280];

/**
 * Returns the `srcset` of a poster that is a photograph; undefined for a drawing, which fits every
 * size.
 */
export function pictureSrcSet(picture: Picture): string | undefined {
  return srcSetOf(picture, POSTER_WIDTHS);
}

/** Returns the `srcset` of a backdrop that is a photograph; undefined for a drawing. */
export function backdropSrcSet(picture: Picture): string | undefined {
  return srcSetOf(picture, BACKDROP_WIDTHS);
}

function srcSetOf(picture: Picture, widths: readonly number[]): string | undefined {
  if (picture.endsWith('.svg')) return undefined;
  return widths.map((width) => `${addressAt(picture, `w${width}`)} ${width}w`).join(', ');
}

/** Returns the address of the still of a YouTube player's video; null for any other player. */
export function stillAddress(player: Player | null): string | null {
  const id = player && youtubeId(player.src);
  return id === null ? null : `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
}
