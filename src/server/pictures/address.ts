/** Addresses of pictures on our origin, and the upstream address of each. */

import type { PictureSigner } from '#/host/signed-pictures.ts';
import { webAddress } from '#/lib/origin.ts';

/** Widths that pages use. Others are refused, so that nobody makes us encode thousands of sizes. */
export const WIDTHS = [92, 185, 342, 500, 780, 1280] as const;
/** Widths that the movie image host and similar hosts offer. We fetch the next larger one. */
const HOST_WIDTHS = [185, 500, 1280] as const;

const FILE = /^\/t\/p\/w(\d{2,4})\/([A-Za-z0-9][A-Za-z0-9._-]{0,127})$/;
/** A signature, and an address of 2,048 characters at most (src/contract/limits.ts) in base64. */
const SIGNED = /^\/t\/x\/w(\d{2,4})\/([\w./-]{8,2800})$/;

export type PictureAddress = { width: number; upstream: string };
export type PictureHosts = {
  imageHost: string;
  imageOrigins: readonly string[];
  signer: Pick<PictureSigner, 'addressOf'>;
};

/** Returns a path's width and upstream address; null if the path is not one of our pictures. */
export function pictureAddress(path: string, hosts: PictureHosts): PictureAddress | null {
  const [, size = '', name = ''] = FILE.exec(path) ?? SIGNED.exec(path) ?? [];
  const width = WIDTHS.find((known) => String(known) === size);
  if (width === undefined) return null;
  if (path.startsWith('/t/x/')) {
    const upstream = signedAddress(name, hosts);
    return upstream === null ? null : { width, upstream };
  }
  if (name.includes('..')) return null;
  const available = HOST_WIDTHS.find((known) => known >= width) ?? 1280;
  return { width, upstream: `${hosts.imageHost}/w${available}/${name}` };
}

/** Returns the address of a signed picture; null if its origin is not allowed any more. */
function signedAddress(picture: string, { imageOrigins, signer }: PictureHosts): string | null {
  const url = webAddress(signer.addressOf(picture) ?? '');
  return url !== null && imageOrigins.includes(url.origin) ? url.href : null;
}
