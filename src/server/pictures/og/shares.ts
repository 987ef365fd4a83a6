/**
 * Serves the pictures that show a page where somebody shares it, at `/t/og/…`: only of what the
 * catalogue knows, painted once and kept in the store of pictures.
 */

import type { OutgoingHttpHeaders } from 'node:http';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { isNotFound, isOverLimit, NotSent } from '#/contract/errors.ts';
import { FALLBACK_MAX_AGE, STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import type { Picture } from '#/contract/trust.ts';
import { anyCache } from '#/lib/caching.ts';
import type { Served } from '#/server/endpoints/served.ts';
import { SHARED, SITE_PICTURE } from '#/site/shared-picture.ts';
import type { PictureStore } from '../disk.ts';
import type { Images } from '../images.ts';
import { isLettered } from './card.ts';
import { drawCard } from './draw.ts';
import { drawSite } from './draw-site.ts';
import { type Known, knownAt, respelled } from './known.ts';
import { type PostersOptions, posterOf } from './posters.ts';
import { EDGE } from './stage.ts';
import { POSTER } from './words.ts';

export type SharesOptions = PostersOptions & {
  siteName: string;
  catalogue: Catalogue;
  store: PictureStore;
  images: Images;
  /** Headers of what every site may use. */
  headers: OutgoingHttpHeaders;
  log(message: string): void;
};

/** Raise it when the drawing changes, because the store keeps pictures by what they show. */
const DRAWING = 1;

/** Pictures in the making at once. Some of them wait for a poster. */
const AT_ONCE = 8;
/** Pictures that wait at most: painting all takes some six seconds. */
const WAITING = 32;

export function shares(options: SharesOptions): Served {
  const { siteName, catalogue, store, images, headers, log } = options;

  async function paint(key: string, card: Known | null): Promise<Response> {
    const kept = await store.get(key);
    if (kept) return jpegOf(kept, STATIC_MAX_AGE);
    const poster = card && posterFor(card);
    try {
      const jpeg = await painted(card, poster);
      await store.set(key, jpeg);
      return jpegOf(jpeg, STATIC_MAX_AGE);
    } catch (error) {
      if (!card || poster === card.sheet || error instanceof NotSent) throw error;
      return jpegOf(await painted(card, card.sheet), FALLBACK_MAX_AGE);
    }
  }

  async function painted(card: Known | null, picture: Picture | null): Promise<Buffer> {
    const poster = picture === null ? null : await posterOf(picture, options);
    const { stage, posterX } = card ? drawCard(card, siteName) : drawSite(siteName);
    return images.paint({ stage, poster, at: { left: posterX, top: EDGE, ...POSTER } });
  }

  async function answer(path: string): Promise<Response> {
    try {
      const card = path === SITE_PICTURE ? null : await knownAt(path, catalogue);
      return await paint(`og ${DRAWING} ${JSON.stringify([siteName, card])}`, card);
    } catch (error) {
      if (isNotFound(error)) return none(404);
      if (isOverLimit(error)) throw error;
      log(`picture for sharing: ${error instanceof Error ? error.message : 'failed'}`);
      return none(503, { 'retry-after': String(FALLBACK_MAX_AGE) });
    }
  }

  return {
    label: `${SHARED}*`,
    has: (path) => path.startsWith(SHARED),
    canonical: respelled,
    headers,
    answer,
    atOnce: AT_ONCE,
    waiting: WAITING,
  };
}

function jpegOf(jpeg: Buffer, seconds: number): Response {
  const headers = {
    'access-control-allow-origin': '*',
    'content-type': 'image/jpeg',
    'cache-control': anyCache(seconds),
  };
  return new Response(new Uint8Array(jpeg), { headers });
}

function none(status: number, more: Record<string, string> = {}): Response {
  const headers = { 'cache-control': 'no-store', ...more };
  return new Response(null, { status, headers });
}

/** Returns a card's poster; its painted sheet if it has none, or a drawn one in letters that we lack. */
function posterFor(card: Known): Picture {
  const isDrawn = card.poster?.endsWith('.svg') ?? false;
  return card.poster === null || (isDrawn && !isLettered(card)) ? card.sheet : card.poster;
}
