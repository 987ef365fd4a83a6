/**
 * Serves the pictures that show a page where somebody shares it, at `/t/og/…`: only of what the
 * catalogue knows, painted once and stored with the pictures.
 */

import type { OutgoingHttpHeaders } from 'node:http';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { isNotFound, isOverLimit, NotSent } from '#/contract/errors.ts';
import { FALLBACK_MAX_AGE, STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import type { Picture } from '#/contract/trust.ts';
import type { Host } from '#/host/host.ts';
import { drawSheet } from '#/host/posters/sheet.ts';
import { escapeText, num } from '#/host/posters/svg.ts';
import { anyCache } from '#/lib/caching.ts';
import { messageOf } from '#/lib/error-message.ts';
import { pictureSrc, SHEETS } from '#/lib/pictures.ts';
import { SHARED, SITE_PICTURE } from '#/site/shared-picture.ts';
import type { Endpoint } from '../../endpoints/endpoint.ts';
import { isOfHost } from '../../endpoints/host-answers.ts';
import { type PictureHosts, pictureAddress } from '../address.ts';
import type { PictureStore } from '../disk.ts';
import type { Images } from '../image-worker.ts';
import type { Pictures } from '../pictures.ts';
import { isLettered } from './card.ts';
import { type Drawn, drawCard } from './draw.ts';
import { type Known, knownAt, respelled } from './known.ts';
import { EDGE, INK, INK2, LATIN_FACE, nuqta, onStage, siteName, urduName, WIDTH } from './stage.ts';
import { FACES, POSTER } from './words.ts';

type PostersOptions = PictureHosts & {
  host: Host | null;
  /** Whether the host's catalogue has pictures on the movie image host beside those that it draws. */
  hasOthers: boolean;
  pictures: Pictures;
};

/** Returns the bytes of a picture. Rejects if it can not be had. */
async function posterOf(picture: Picture, options: PostersOptions): Promise<Buffer> {
  const path = pictureSrc(picture, 'w500');
  if (path.startsWith(SHEETS)) return sheetAt(path);
  if (options.host && isOfHost(path, options.hasOthers)) {
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

/** Draws the site's name: in four scripts where it is Manzar. */
export function drawSite(name: string): Drawn {
  const middle = WIDTH / 2;
  const own = name === 'Manzar';
  const scripts = own
    ? urduName(middle - 130, 70, 200) +
      `<g fill="${INK2}" font-size="56" font-weight="700">` +
      `<text x="${middle - 40}" y="530" text-anchor="end" xml:lang="hi" font-family="${FACES.devanagari}">मंज़र</text>` +
      `<text x="${middle + 40}" y="530" xml:lang="pa" font-family="${FACES.gurmukhi}">ਮੰਜ਼ਰ</text></g>` +
      nuqta(middle, 512, 11)
    : '';
  const word = own
    ? siteName(name, { x: middle - 271, foot: 430, width: 542, end: false })
    : `<text x="${middle}" y="350" text-anchor="middle" font-family="${LATIN_FACE}" font-weight="700"` +
      ` font-size="${num(Math.min(150, 1800 / name.length))}" fill="${INK}">${escapeText(name)}</text>`;
  return { stage: onStage(scripts + word), posterX: 0 };
}

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

export function shares(options: SharesOptions): Endpoint {
  const { siteName, catalogue, store, images, headers, log } = options;

  async function paint(key: string, card: Known | null): Promise<Response> {
    const stored = await store.get(key);
    if (stored) return jpegOf(stored, STATIC_MAX_AGE);
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
      log(`picture for sharing: ${messageOf(error)}`);
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
