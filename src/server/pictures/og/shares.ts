/**
 * Serves the pictures that show a page where somebody shares it, at `/t/og/…`: only of what the
 * catalogue knows, painted once and kept in the store of pictures.
 */

import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { isNotFound } from '#/contract/errors.ts';
import { FALLBACK_MAX_AGE, STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import type { Picture } from '#/contract/trust.ts';
import { anyCache } from '#/http/caching.ts';
import { createCoalescer } from '#/http/coalesce.ts';
import type { Served } from '#/server/front/served.ts';
import { SHARED, SITE_PICTURE } from '#/site/shared-picture.ts';
import type { PictureStore } from '../disk.ts';
import type { LogMissing } from '../missing.ts';
import { isLettered } from './card.ts';
import { drawCard } from './draw.ts';
import { drawSite } from './draw-site.ts';
import { type Known, knownAt } from './known.ts';
import { type PostersOptions, posterOf } from './posters.ts';
import { EDGE } from './stage.ts';
import { createStudio } from './studio.ts';
import { POSTER } from './words.ts';

export type SharesOptions = PostersOptions & {
  siteName: string;
  catalogue: Catalogue;
  store: PictureStore;
  /** Headers of what every site may use. */
  headers: OutgoingHttpHeaders;
  log(message: string): void;
  logMissing: LogMissing;
};

/** Raise it when the drawing changes, because the store keeps pictures by what they show. */
const DRAWING = 1;

type Made = { jpeg: Buffer; whole: boolean };

export function shares(options: SharesOptions): Served {
  const { siteName, catalogue, store, headers, log, logMissing, imageHost } = options;
  const studio = createStudio();
  const making = createCoalescer<Made>();
  /** Pictures with a painted sheet in place of a poster that has just failed. */
  const without = new LRUCache<string, Buffer>({ max: 50, ttl: FALLBACK_MAX_AGE * 1000 });

  async function make(key: string, card: Known | null): Promise<Made> {
    const kept = await store.get(key);
    if (kept) return { jpeg: kept, whole: true };
    const brief = without.get(key);
    if (brief) return { jpeg: brief, whole: false };
    const poster = card && posterFor(card);
    try {
      const jpeg = await painted(card, poster);
      await store.set(key, jpeg).catch((error) => log(`picture not kept: ${String(error)}`));
      return { jpeg, whole: true };
    } catch (error) {
      if (!card || poster === card.sheet) throw error;
      logMissing(new URL(poster ?? '', imageHost).href, error);
      const jpeg = await painted(card, card.sheet);
      without.set(key, jpeg);
      return { jpeg, whole: false };
    }
  }

  async function painted(card: Known | null, picture: Picture | null): Promise<Buffer> {
    const poster = picture === null ? null : await posterOf(picture, options);
    const { stage, posterX } = card ? drawCard(card, siteName) : drawSite(siteName);
    return studio.paint({ stage, poster, at: { left: posterX, top: EDGE, ...POSTER } });
  }

  async function answer(path: string): Promise<Made> {
    const card = path === SITE_PICTURE ? null : await knownAt(path, catalogue);
    const key = `og ${DRAWING} ${JSON.stringify([siteName, card])}`;
    return making.run(key, () => make(key, card));
  }

  const send: Served['send'] = async ({ method }, response, path) => {
    try {
      const { jpeg, whole } = await answer(path);
      response.writeHead(200, {
        ...headers,
        'access-control-allow-origin': '*',
        'content-type': 'image/jpeg',
        'content-length': jpeg.length,
        'cache-control': whole ? anyCache(STATIC_MAX_AGE) : anyCache(FALLBACK_MAX_AGE),
      });
      response.end(method === 'HEAD' ? undefined : jpeg);
    } catch (error) {
      const gone = isNotFound(error);
      if (!gone) log(`picture for sharing: ${error instanceof Error ? error.message : 'failed'}`);
      const none: OutgoingHttpHeaders = { 'cache-control': 'no-store', 'content-length': 0 };
      if (!gone) none['retry-after'] = String(FALLBACK_MAX_AGE);
      response.writeHead(gone ? 404 : 503, { ...headers, ...none });
      response.end();
    }
  };
  return { label: `${SHARED}*`, has: (path) => path.startsWith(SHARED), send };
}

/** Returns a card's poster; its painted sheet if it has none, or a drawn one in letters that we lack. */
function posterFor(card: Known): Picture {
  const isDrawn = card.poster?.endsWith('.svg') ?? false;
  return card.poster === null || (isDrawn && !isLettered(card)) ? card.sheet : card.poster;
}
