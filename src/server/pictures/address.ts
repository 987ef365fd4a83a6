/** Addresses of pictures on our origin, and the upstream address of each. */

import { webAddress } from '#/lib/origin.ts';

/** Widths that pages use. Others are refused, so that nobody makes us encode thousands of sizes. */
export const WIDTHS = [185, 342, 500, 780, 1280] as const;
/** Widths that the movie image host and similar hosts offer. We fetch the next larger one. */
const HOST_WIDTHS = [185, 500, 1280] as const;

const FILE = /^\/t\/p\/w(\d{2,4})\/([A-Za-z0-9][A-Za-z0-9._-]{0,127})$/;
const WHOLE = /^\/t\/x\/w(\d{2,4})\/([A-Za-z0-9_-]{8,2000})$/;

export type PictureAddress = { width: number; upstream: string };
export type PictureHosts = { imageHost: string; imageOrigins: readonly string[] };

/** Returns a path's width and upstream address; null if the path is not one of our pictures. */
export function pictureAddress(path: string, hosts: PictureHosts): PictureAddress | null {
  const [, size = '', name = ''] = FILE.exec(path) ?? WHOLE.exec(path) ?? [];
  const width = WIDTHS.find((known) => String(known) === size);
  if (width === undefined) return null;
  if (path.startsWith('/t/x/')) {
    const upstream = wholeAddress(name, hosts.imageOrigins);
    return upstream === null ? null : { width, upstream };
  }
  if (name.includes('..')) return null;
  const available = HOST_WIDTHS.find((known) => known >= width) ?? 1280;
  return { width, upstream: `${hosts.imageHost}/w${available}/${name}` };
}

/** Decodes an address from base64url. Returns null if its origin is not allowed. */
function wholeAddress(encoded: string, allowed: readonly string[]): string | null {
  const url = webAddress(Buffer.from(encoded, 'base64url').toString());
  return url !== null && allowed.includes(url.origin) ? url.href : null;
}
