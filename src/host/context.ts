import type { Db } from './db.ts';

/** What every query of the embedded host is given. */
export type HostContext = {
  db: Db;
  /** Whole URLs in answers are built from this, never from the request. */
  siteUrl: string;
  /** The time, so that tests can set it. */
  now(): Date;
};

/** Where a thing plays, whole: our own clips are kept as paths. */
export function wholeLink(context: HostContext, link: string | null): string {
  if (link === null) return '';
  return link.startsWith('/') ? `${context.siteUrl}${link}` : link;
}

/** The picture drawn for an id, as a whole URL. */
export function wholePicture(context: HostContext, id: string | number): string {
  return `${context.siteUrl}/t/p/w500${picturePath(id)}`;
}

export function picturePath(id: string | number): string {
  return `/${id}.svg`;
}

export function backdropPath(id: number): string {
  return `/${id}-b.svg`;
}
