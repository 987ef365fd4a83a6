/**
 * Serves the pictures that show a page where somebody shares it, at `/t/og/…`: only of what the
 * catalogue knows, painted once and kept in the store of pictures.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { isNotFound } from '#/contract/errors.ts';
import { SHARED, SITE_PICTURE } from '#/lib/shared-picture.ts';
import type { Served } from '#/server/front/served.ts';
import type { PictureStore } from '../disk.ts';
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
};

/** To be raised when the drawing changes: the store keeps pictures by what they show. */
const DRAWING = 1;
/** A day: a title or a rating may change, and sites that show the picture keep a copy. */
const FOR_A_DAY = 'public, max-age=86400';
const BRIEFLY = 'public, max-age=60';
/** Seconds after which to ask again for a picture that can not be had now. */
const AGAIN = 60;

type Made = { jpeg: Buffer; whole: boolean };

export function shares(options: SharesOptions): Served {
  const { siteName, catalogue, store, headers, log } = options;
  const studio = createStudio();
  const making = new Map<string, Promise<Made>>();

  function once(key: string, work: () => Promise<Made>): Promise<Made> {
    const running = making.get(key);
    if (running) return running;
    const promise = work().finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  }

  async function make(key: string, card: Known | null): Promise<Made> {
    const kept = await store.get(key);
    if (kept) return { jpeg: kept, whole: true };
    const { poster, whole } = card ? await posterFor(card) : { poster: null, whole: true };
    const { stage, posterX } = card ? drawCard(card, siteName) : drawSite(siteName);
    const at = { left: posterX, top: EDGE, ...POSTER };
    const jpeg = await studio.paint({ stage, poster, at });
    if (whole) {
      await store.set(key, jpeg).catch((error) => log(`picture not kept: ${String(error)}`));
    }
    return { jpeg, whole };
  }

  /** Returns the poster, or the painted sheet where it can not be had, or our faces lack its letters. */
  async function posterFor(card: Known): Promise<{ poster: Buffer; whole: boolean }> {
    const isDrawn = card.poster?.endsWith('.svg') ?? false;
    const wanted =
      card.poster === null || (isDrawn && !isLettered(card)) ? card.sheet : card.poster;
    try {
      return { poster: await posterOf(wanted, options), whole: true };
    } catch (error) {
      log(`picture ${wanted}: ${error instanceof Error ? error.message : 'failed'}`);
      return { poster: await posterOf(card.sheet, options), whole: false };
    }
  }

  async function answer(path: string): Promise<Made> {
    const card = path === SITE_PICTURE ? null : await knownAt(path, catalogue);
    const key = `og ${DRAWING} ${JSON.stringify([siteName, card])}`;
    return once(key, () => make(key, card));
  }

  const send: Served['send'] = async ({ method }, response, path) => {
    try {
      const { jpeg, whole } = await answer(path);
      response.writeHead(200, {
        ...headers,
        'access-control-allow-origin': '*',
        'content-type': 'image/jpeg',
        'content-length': jpeg.length,
        'cache-control': whole ? FOR_A_DAY : BRIEFLY,
      });
      response.end(method === 'HEAD' ? undefined : jpeg);
    } catch (error) {
      const gone = isNotFound(error);
      if (!gone) log(`picture for sharing: ${error instanceof Error ? error.message : 'failed'}`);
      const none: OutgoingHttpHeaders = { 'cache-control': 'no-store', 'content-length': 0 };
      if (!gone) none['retry-after'] = String(AGAIN);
      response.writeHead(gone ? 404 : 503, { ...headers, ...none });
      response.end();
    }
  };
  return { label: `${SHARED}*`, has: (path) => path.startsWith(SHARED), send };
}
