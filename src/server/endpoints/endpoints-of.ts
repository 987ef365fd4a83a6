import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Health } from '#/catalogue/sources/source.ts';
import type { Site } from '#/compose/compose.ts';
import { ConfigError } from '#/config.ts';
import { decodeOnce } from '#/contract/address.ts';
import { languageOf } from '#/contract/language.ts';
import { DELETED_AT, STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache } from '#/lib/caching.ts';
import { DRAWING } from '#/lib/drawing.ts';
import { localeIn } from '#/site/locale.ts';
import { inEnglish, patterns } from '#/site/paths.ts';
import { crawlerAnswers } from '../crawlers/crawlers.ts';
import { pictureStore } from '../pictures/disk.ts';
import { createPictureFetch } from '../pictures/fetch.ts';
import { fromFolderFirst } from '../pictures/from-folder.ts';
import { createImages } from '../pictures/image-worker.ts';
import { missingPictures } from '../pictures/missing.ts';
import { shares } from '../pictures/og/shares.ts';
import { createPictures } from '../pictures/pictures.ts';
import type { SecurityHeaders } from '../security.ts';
import type { Answers } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { createEndpoints, type Endpoints } from './endpoints.ts';
import { createDescriptors } from './health.ts';

const LOGO_TYPES: Record<string, Record<string, string>> = {
  svg: DRAWING,
  png: { 'content-type': 'image/png' },
};

/** Reads the file once. Throws ConfigError for one that can not be read, or is no SVG or PNG. */
function logoAnswer(file: string, headers: OutgoingHttpHeaders): Endpoint {
  const type = LOGO_TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
  if (!type) throw new ConfigError(`TMDB_LOGO: ${file} is no .svg or .png`);
  const own = { ...type, 'cache-control': anyCache(STATIC_MAX_AGE) };
  const bytes = readLogo(file);
  return {
    label: patterns.logo,
    has: (path) => path === patterns.logo,
    headers,
    answer: () => new Response(bytes, { headers: own }),
  };
}

function readLogo(file: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (cause) {
    throw new ConfigError(`TMDB_LOGO: ${file} can not be read`, { cause });
  }
}

/** A service worker that removes what an earlier one saved, and itself. */
const LEAVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
const WORKER_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
};

/** Returns what answers in place of the build's worker: see src/stores/worker. */
function noWorker(headers: OutgoingHttpHeaders): Endpoint {
  return {
    label: patterns.worker,
    has: (path) => path === patterns.worker,
    headers,
    answer: () => new Response(LEAVING_WORKER, { headers: WORKER_HEADERS }),
  };
}

/** The clip's page, its files, and every other name by which the server of files finds them. */
const CLIP = /^\/clips\/[a-z0-9-]+/;
const GONE_HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
};

/** Returns what answers for such clips, with 410. `isGone`: see Site. */
function goneClips(isGone: (clip: string) => boolean, headers: OutgoingHttpHeaders): Endpoint {
  return {
    label: '/clips/*',
    has(path) {
      const [clip] = CLIP.exec(inEnglish(decodeOnce(path) ?? '')) ?? [];
      return clip !== undefined && isGone(clip);
    },
    headers,
    answer(path) {
      const { m } = localeIn(languageOf(decodeOnce(path) ?? ''));
      return new Response(m.withdrawn, { status: 410, headers: GONE_HEADERS });
    },
  };
}

export type EndpointsOfOptions = {
  headers: SecurityHeaders;
  log(message: string): void;
  /** Returns the outcome of the last call to the host, for `/readyz`. Default: the source's. */
  hostStatus?: () => Health | null;
  /** Returns whether the server will end soon. */
  ending?: () => boolean;
  /** Where answers are stored. A preview stores none. */
  answers?: Answers;
  /** Further addresses. A preview has none. */
  more?: readonly Endpoint[];
};

/** Seconds. */
const YEAR = 365 * 86_400;

/** Creates the endpoints of a composed site. `close` ends their connections to hosts of pictures. */
export function endpointsOf(
  site: Site,
  {
    headers,
    log,
    hostStatus = () => site.source.health(),
    ending,
    answers,
    more: given = [],
  }: EndpointsOfOptions,
): Endpoints & { close(): void } {
  const { imageHost, imageOrigins, pictureCache, pictureCacheBytes, proxies, tmdb } = site.config;
  const mostAge = tmdb ? DELETED_AT : YEAR;
  const store = pictureStore(pictureCache, pictureCacheBytes, mostAge, log);
  const timeout = site.config.catalogueTimeout;
  const fetchPicture = createPictureFetch({ timeout, proxies, imageOrigins });
  const from = {
    imageHost,
    imageOrigins,
    signer: site.signer,
    store,
    images: createImages(),
    mostAge,
    log,
    format: site.config.pictureFormat,
    logMissing: missingPictures(log),
  };
  const { catalogue, host, index, isGoneClip } = site;
  const pictures = createPictures({
    ...from,
    fetchPicture: fromFolderFirst(host, imageHost, fetchPicture),
  });
  const { siteName, siteUrl, securityContact } = site.config;
  const hasOthers = tmdb !== null;
  const common = { siteName, siteUrl, catalogue, hasOthers };
  const more = [
    ...given,
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
    hostStatus,
    redisOpen,
    ending,
    descriptors: createDescriptors(),
  };
  const { api } = site;
  const endpoints = createEndpoints({
    host,
    api,
    hasOthers,
    health,
    headers,
    more,
    answers,
    pictures: pictures.send,
  });
  return Object.assign(endpoints, { close: fetchPicture.close });
}
