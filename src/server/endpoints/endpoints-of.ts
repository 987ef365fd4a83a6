import type { Health } from '#/catalogue/sources/source.ts';
import type { Site } from '#/compose.ts';
import { DELETED_AT } from '#/contract/lifetimes.ts';
import { crawlerAnswers } from '#/server/crawlers/crawlers.ts';
import { pictureStore } from '#/server/pictures/disk.ts';
import { createPictureFetch } from '#/server/pictures/fetch.ts';
import { createImages } from '#/server/pictures/images.ts';
import { missingPictures } from '#/server/pictures/missing.ts';
import { shares } from '#/server/pictures/og/shares.ts';
import { createPictures } from '#/server/pictures/pictures.ts';
import type { SecurityHeaders } from '#/server/security.ts';
import type { Answers } from './answers.ts';
import { createDescriptors } from './descriptors.ts';
import { createFront, type Front } from './endpoints.ts';
import { goneClips } from './gone-clips.ts';
import { logoAnswer } from './logo.ts';
import { noWorker } from './no-worker.ts';

export type FrontOfOptions = {
  headers: SecurityHeaders;
  log(message: string): void;
  /** Returns the outcome of the last call to the host, for `/readyz`. Default: the source's. */
  hostWord?: () => Health | null;
  /** Returns whether the server will end soon. */
  ending?: () => boolean;
  /** Where answers are stored. A preview stores none. */
  answers?: Answers;
};

/** Seconds. */
const YEAR = 365 * 86_400;

/** Creates the front of a composed site. */
export function frontOf(
  site: Site,
  { headers, log, hostWord = () => site.source.health(), ending, answers }: FrontOfOptions,
): Front {
  const { imageHost, imageOrigins, pictureCache, pictureCacheBytes, proxies, tmdb } = site.config;
  const kept = tmdb ? DELETED_AT : YEAR;
  const store = pictureStore(pictureCache, pictureCacheBytes, kept, log);
  const fetchPicture = createPictureFetch(site.config.catalogueTimeout, proxies);
  const from = {
    imageHost,
    imageOrigins,
    signer: site.signer,
    store,
    images: createImages(),
    kept,
    log,
    format: site.config.pictureFormat,
    logMissing: missingPictures(log),
  };
  const pictures = createPictures({ ...from, fetchPicture });
  const { catalogue, host, index, isGoneClip } = site;
  const { siteName, siteUrl, securityContact } = site.config;
  const hasOthers = tmdb !== null;
  const common = { siteName, siteUrl, catalogue, hasOthers };
  const more = [
    shares({ ...common, ...from, host, pictures, headers: headers.open }),
    goneClips(isGoneClip, headers.open),
    ...(site.config.serviceWorker ? [] : [noWorker(headers.own)]),
    ...(tmdb?.logo ? [logoAnswer(tmdb.logo, headers.own)] : []),
    ...crawlerAnswers({ ...common, index, securityContact, headers: headers.own }),
  ];
  const redisOpen = () => site.fleet?.connection.isOpen() ?? null;
  const { databaseOpen, databaseDamaged } = site;
  const health = {
    databaseOpen,
    databaseDamaged,
    hostWord,
    redisOpen,
    ending,
    descriptors: createDescriptors(),
  };
  const { api } = site;
  return createFront({
    host,
    api,
    hasOthers,
    health,
    headers,
    more,
    answers,
    pictures: pictures.send,
  });
}
