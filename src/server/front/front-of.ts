import type { Site } from '#/compose.ts';
import { pictureStore } from '#/server/pictures/disk.ts';
import { createPictures } from '#/server/pictures/pictures.ts';
import type { SecurityHeaders } from '#/server/security.ts';
import type { Health } from '#/source/source.ts';
import { createFront, type Front } from './front.ts';

export type FrontOfOptions = {
  headers: SecurityHeaders;
  log(message: string): void;
  /** The host's last word, for `/readyz`: the source's own when left out. */
  hostWord?: () => Health | null;
};

/** What stands in front of the pages of a composed site. Throws where its folder of pictures can not be used. */
export function frontOf(
  site: Site,
  { headers, log, hostWord = () => site.source.health() }: FrontOfOptions,
): Front {
  const { imageHost, imageOrigins, pictureCache, pictureCacheBytes, catalogueTimeout } =
    site.config;
  const store = pictureStore(pictureCache, pictureCacheBytes);
  const timeout = catalogueTimeout;
  const pictures = createPictures({ imageHost, imageOrigins, store, timeout, log });
  const health = { databaseOpen: () => site.databaseOpen(), hostWord };
  return createFront({ host: site.host, pictures, health, headers });
}
