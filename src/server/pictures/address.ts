/** Picture addresses of our own origin, and the address elsewhere that each stands for. */

import { webAddress } from '#/lib/origin.ts';

/** Widths that pages ask for. Others are refused, so that nobody makes us draw thousands of sizes. */
export const WIDTHS = [185, 342, 500, 780, 1280] as const;
/** Widths that the movie image host and hosts like it have; the next larger one is asked for. */
const HOST_WIDTHS = [185, 500, 1280] as const;

const FILE = /^\/t\/p\/w(\d{2,4})\/([A-Za-z0-9][A-Za-z0-9._-]{0,127})$/;
const WHOLE = /^\/t\/x\/w(\d{2,4})\/([A-Za-z0-9_-]{8,2000})$/;

export type PictureAddress = { width: number; upstream: string };
export type PictureHosts = { imageHost: string; imageOrigins: readonly string[] };

/** What a request's path stands for; null when it is no picture of ours. */
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

/** An address of an allowed origin, out of its base64url form. */
function wholeAddress(encoded: string, allowed: readonly string[]): string | null {
  const url = webAddress(Buffer.from(encoded, 'base64url').toString());
  return url !== null && allowed.includes(url.origin) ? url.href : null;
}
