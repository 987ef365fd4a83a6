import type { Db } from './db.ts';

/** The context that each query of the embedded host receives. */
export type HostContext = {
  db: Db;
  /** Base of each absolute URL in an answer. Queries never take it from the request. */
  siteUrl: string;
  /** Returns the current time. Tests replace it. */
  now(): Date;
};

/**
 * Returns the absolute URL at which an entry plays, or '' if it has no link. Our own clips are
 * stored as paths, so they get the site's URL.
 */
export function wholeLink(context: HostContext, link: string | null): string {
  if (link === null) return '';
  return link.startsWith('/') ? `${context.siteUrl}${link}` : link;
}

/** Returns the absolute URL of the picture drawn for an id, at size w500. */
export function wholePicture(context: HostContext, id: string | number): string {
  return `${context.siteUrl}/t/p/w500${picturePath(id)}`;
}

export function picturePath(id: string | number): string {
  return `/${id}.svg`;
}

export function backdropPath(id: number): string {
  return `/${id}-b.svg`;
}
