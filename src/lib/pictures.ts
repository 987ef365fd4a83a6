/** Where pictures come from: our own picture route for the movie image host's, whole addresses else. */
import type { Picture } from '#/contract/trust.ts';

/** The widths of the movie image host that are used: people and logos, posters, backdrops. */
export type PictureSize = 'w185' | 'w500' | 'w1280';
export const PICTURE_SIZES: readonly PictureSize[] = ['w185', 'w500', 'w1280'];

const FILE = /^\/[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
/** `/t/p/w500/abc.jpg`, the path that the movie image host and our own picture route share. */
const SIZED = /^\/t\/p\/(?:w\d{2,4}|original)(\/[^/]+)$/;

export type PictureRules = { siteUrl: string };

/** A picture that may be shown, or null for the placeholder; see `Trust`. */
export function pictureFor(value: unknown, { siteUrl }: PictureRules): Picture | null {
  if (typeof value !== 'string') return null;
  const own = value.startsWith(`${siteUrl}/`) ? value.slice(siteUrl.length) : null;
  if (own !== null) return fileOf(SIZED.exec(own)?.[1]);
  if (value.startsWith('/')) return fileOf(value);
  const url = URL.parse(value);
  if (url === null || url.protocol !== 'https:' || url.username || url.password || url.port)
    return null;
  if (url.hostname === 'image.tmdb.org') return fileOf(SIZED.exec(url.pathname)?.[1]);
  return url.href;
}

function fileOf(path: string | undefined): Picture | null {
  return path !== undefined && FILE.test(path) && !path.includes('..') ? path : null;
}

/** The `src` of a picture at a size. */
export function pictureSrc(picture: Picture, size: PictureSize): string {
  return picture.startsWith('/') ? `/t/p/${size}${picture}` : picture;
}
