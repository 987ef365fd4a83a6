import type { NameLanguage } from '#/contract/names.ts';
import { NO_VIDEO } from '#/contract/trust.ts';
import type { Withdrawn } from '#/contract/withdrawn/withdrawals.ts';
import type { Db } from './db.ts';

/** The context that each query of the embedded host receives. */
export type HostContext = {
  db: Db;
  /** Base of each absolute URL in an answer. Queries never take it from the request. */
  siteUrl: string;
  /** Language of names, texts and lettering, besides English, and of the order of some lists. */
  ui?: NameLanguage | null;
  /** Returns the current time. Tests replace it. */
  now(): Date;
  /** Called with each player that an answer leaves out, because the site may not show it. */
  hidden?: (player: string) => void;
  /** Returns what is withdrawn now. Default: nothing. */
  withdrawn?: () => Withdrawn;
};

/**
 * Returns the absolute URL at which an entry plays, or '' if it has no link. Our own clips are
 * stored as paths, so they get the site's URL.
 */
export function wholeLink(context: HostContext, link: string | null): string {
  if (link === null) return '';
  return ofSite(context, link);
}

/** Returns a path of this site with its address; a whole address as it is. */
function ofSite({ siteUrl }: HostContext, place: string): string {
  return place.startsWith('/') ? `${siteUrl}${place}` : place;
}

/**
 * Returns the absolute URL of a player for existing clients, which frame every link: an empty one
 * would frame the client itself. Without a player the URL is a page that says `No Video Available`,
 * which our site reads as no player.
 */
export function framedLink(context: HostContext, link: string | null): string {
  return wholeLink(context, link ?? NO_VIDEO);
}

/** Returns an entry's own picture, or the absolute URL of the one drawn for its id, at size w500. */
export function wholePicture(
  context: HostContext,
  id: string | number,
  own: string | null = null,
): string {
  return ofSite(context, own ?? `/t/p/w500${picturePath(context, id)}`);
}

/**
 * Returns the extra of an entry with its own picture. Its `poster_path` stays the drawn one, as
 * existing clients put the image host before it.
 */
export function ownPicture<K extends string>(
  context: HostContext,
  name: K,
  own: string | null,
): { [P in K]?: string } {
  return own === null ? {} : ({ [name]: ofSite(context, own) } as { [P in K]: string });
}

/** Returns an entry's own wide picture, or the absolute URL of the one drawn for its id, without lettering. */
export function wholeBackdrop(
  context: HostContext,
  id: string | number,
  own: string | null = null,
): string {
  return ofSite(context, own ?? `/t/p/w500${backdropPath(id)}`);
}

/** Returns the column of the order of popularity: readers of Urdu, Hindi and Punjabi have their own. */
export function orderIn({ ui }: HostContext): 'popularity' | 'regional' {
  return ui ? 'regional' : 'popularity';
}

/** Returns the first term of an order that puts South Asia's own first, for the same readers; else nothing. */
export function ownFirst({ ui }: HostContext): string {
  return ui ? 'entity.south_asian DESC, ' : '';
}

/** Returns the path of a drawn picture, with its lettering in the language that is asked for. */
export function picturePath({ ui }: HostContext, id: string | number): string {
  return ui ? `/${id}.${ui}.svg` : `/${id}.svg`;
}

export function backdropPath(id: string | number): string {
  return `/${id}-b.svg`;
}
