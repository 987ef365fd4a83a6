/** Where the bytes of a picture come from: the catalogue's folder, or another host. */
import type { Host } from '#/host/host.ts';
import { ownNameAt } from '#/host/own-pictures.ts';
import type { FetchPicture } from './fetch.ts';

/**
 * Returns a function that gets pictures of the catalogue's folder from the embedded host, and fetches the others. Those
 * of the folder have addresses as on the movie image host.
 */
export function fromFolderFirst(
  host: Pick<Host, 'picture'> | null,
  imageHost: string,
  fetchPicture: FetchPicture,
): FetchPicture {
  return async (address, signal) => {
    const isHere = address.startsWith(`${imageHost}/w`);
    const name = isHere ? ownNameAt(address) : null;
    if (!host || name === null) return fetchPicture(address, signal);
    const picture = host.picture(name);
    if (picture === null) throw new Error('no entry has it');
    return picture;
  };
}
