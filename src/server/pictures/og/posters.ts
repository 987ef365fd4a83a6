/** The poster of a card as bytes: drawn by the embedded host, painted, or one of the site's pictures. */

import type { Picture } from '#/contract/trust.ts';
import type { Host } from '#/host/host.ts';
import { drawSheet } from '#/host/posters/sheet.ts';
import { pictureSrc, SHEETS } from '#/lib/pictures.ts';
import { type PictureHosts, pictureAddress } from '../address.ts';
import type { Pictures } from '../pictures.ts';

export type PostersOptions = PictureHosts & {
  host: Host | null;
  /** Whether the host's catalogue has pictures on the movie image host beside those that it draws. */
  hasOthers: boolean;
  pictures: Pictures;
};

/** Returns the bytes of a picture. Rejects if it can not be had. */
export async function posterOf(picture: Picture, options: PostersOptions): Promise<Buffer> {
  const path = pictureSrc(picture, 'w500');
  if (path.startsWith(SHEETS)) return sheetAt(path);
  if (options.host && path.startsWith('/t/p/') && !(options.hasOthers && !path.endsWith('.svg'))) {
    const answer = options.host.fetch(path);
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }
  const address = pictureAddress(path, options);
  if (!address) throw new Error('no picture of ours');
  return options.pictures.get(address, { format: 'avif', saving: false });
}

function sheetAt(path: string): Buffer {
  return Buffer.from(drawSheet(path.slice(SHEETS.length, -'.svg'.length)) ?? '');
}
