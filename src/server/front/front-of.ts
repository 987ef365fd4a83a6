import type { Site } from '#/compose.ts';
import { crawlerAnswers } from '#/server/crawlers/crawlers.ts';
import { pictureStore } from '#/server/pictures/disk.ts';
import { missingPictures } from '#/server/pictures/missing.ts';
import { shares } from '#/server/pictures/og/shares.ts';
import { createPictures } from '#/server/pictures/pictures.ts';
import type { SecurityHeaders } from '#/server/security.ts';
import type { Health } from '#/source/source.ts';
import { createFront, type Front } from './front.ts';

export type FrontOfOptions = {
  headers: SecurityHeaders;
  log(message: string): void;
  /** Returns the outcome of the last call to the host, for `/readyz`. Default: the source's. */
  hostWord?: () => Health | null;
};

/** Creates the front of a composed site. Throws if the picture folder can not be used. */
export function frontOf(
  site: Site,
  { headers, log, hostWord = () => site.source.health() }: FrontOfOptions,
): Front {
  const { imageHost, imageOrigins, pictureCache, pictureCacheBytes, catalogueTimeout } =
    site.config;
  const store = pictureStore(pictureCache, pictureCacheBytes);
  const from = {
    ...{ imageHost, imageOrigins, store, timeout: catalogueTimeout, log },
    logMissing: missingPictures(log),
  };
  const pictures = createPictures(from);
  const { catalogue, host, index } = site;
  const common = { siteName: site.config.siteName, siteUrl: site.config.siteUrl, catalogue };
  const more = [
    shares({ ...common, ...from, host, headers: headers.open }),
    ...crawlerAnswers({ ...common, index, headers: headers.own }),
  ];
  const health = { databaseOpen: () => site.databaseOpen(), hostWord };
  return createFront({ host, pictures, health, headers, more });
}
