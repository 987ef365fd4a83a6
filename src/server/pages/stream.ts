/** Streams a page to its first visitor while it is being rendered. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { PRIVATE } from '#/lib/caching.ts';
import { QUICK } from '../compress.ts';
import { type Coding, dczStream, headerOf, nameOf } from '../dictionary.ts';
import type { Watcher } from './render.ts';
import { pageHeaders } from './stored.ts';

type CompressedStream = {
  /** Sends the status and the headers. Call it before `write` and `end`. */
  start(status: number, headers: OutgoingHttpHeaders): void;
  /** Sends a piece at once, so that the client can decode it without the rest. */
  write(piece: Buffer): void;
  end(piece: Buffer): void;
  /** Gives up a body that can not be completed. */
  stop(): void;
  /** All bytes of the body, once they have been written; null if compression failed. */
  sent: Promise<Buffer | null>;
};

/** Creates a compressed stream. It does not wait for slow clients: the bytes are stored for others too. */
function compressStream(response: ServerResponse, coding: Coding): CompressedStream {
  const { promise: sent, resolve } = Promise.withResolvers<Buffer | null>();
  const pieces: Buffer[] = [];
  let compressor: Compressor | null = null;

  function out(piece: Buffer): void {
    pieces.push(piece);
    if (!response.destroyed) response.write(piece);
  }

  function finish(): void {
    if (!response.destroyed) response.end();
    resolve(Buffer.concat(pieces));
  }

  function fail(): void {
    response.destroy();
    resolve(null);
  }

  return {
    sent,
    start(status, headers) {
      const named = coding === 'identity' ? {} : { 'content-encoding': nameOf(coding) };
      response.writeHead(status, { ...headers, ...named });
      if (coding === 'identity') return;
      if (typeof coding !== 'string') out(headerOf(coding));
      compressor = compressorOf(coding);
      compressor.on('data', out).on('end', finish).on('error', fail);
    },
    write(piece) {
      if (!compressor) return out(piece);
      compressor.write(piece);
      compressor.flush();
    },
    end(piece) {
      if (compressor) {
        compressor.end(piece);
        return;
      }
      out(piece);
      finish();
    },
    stop() {
      compressor?.destroy();
      resolve(null);
    },
  };
}

type Compressor = ReturnType<typeof compressorOf>;

function compressorOf(coding: Exclude<Coding, 'identity'>) {
  if (typeof coding !== 'string') return dczStream(coding);
  return coding === 'br' ? createBrotliCompress(QUICK) : createGzip();
}

export type Streaming = Watcher & {
  /** Whether a part of the page has been sent. The rest follows without the caller. */
  readonly begun: boolean;
  /**
   * The whole page in Brotli or with a dictionary, once its last byte is written. Null if the client uses
   * another coding, or if compression failed.
   */
  sent: Promise<Buffer | null>;
  /** Stops sending a page that can not be rendered to its end. */
  stop(): void;
};

/**
 * Sends a page while it is being rendered, each section as soon as it is complete. A later section
 * may still fail, so the response is for this visitor alone. Sections that are complete at the same
 * time are sent together. If the page is complete before any part is sent, nothing is sent: the
 * caller sends it, with headers that may say more.
 */
export function streamTo(coding: Coding, response: ServerResponse): Streaming {
  const out = compressStream(response, coding);
  let headOf: { status: number; headers: () => OutgoingHttpHeaders } | undefined;
  let begun = false;
  /** Pieces that are not sent yet. If only a part of a section were sent, its rest would move it. */
  let waiting: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;

  function begin(): void {
    begun = true;
    const { status = 500, headers = () => ({}) } = headOf ?? {};
    const known = headers();
    const cacheControl = status === 200 ? PRIVATE : 'no-store';
    out.start(status, { ...known, ...pageHeaders(known), 'cache-control': cacheControl });
  }

  function sendSections(): void {
    turn = undefined;
    const html = Buffer.concat(waiting);
    const end = wholeUntil(html);
    if (end === 0) return;
    if (!begun) begin();
    out.write(html.subarray(0, end));
    waiting = [html.subarray(end)];
  }

  return {
    get begun() {
      return begun;
    },
    sent: out.sent.then((body) => (['br', 'dcz'].includes(nameOf(coding)) ? body : null)),
    head(status, headers) {
      headOf = { status, headers };
    },
    chunk(piece) {
      waiting.push(piece);
      turn ??= setImmediate(sendSections);
    },
    end() {
      clearImmediate(turn);
      if (begun) out.end(Buffer.concat(waiting));
    },
    stop() {
      clearImmediate(turn);
      out.stop();
    },
  };
}

/** Returns where the last complete part of the HTML ends: the head, the header or a section. */
function wholeUntil(html: Buffer): number {
  const ends = PARTS.map((part) => {
    const at = html.lastIndexOf(part);
    return at < 0 ? 0 : at + part.length;
  });
  return Math.max(...ends);
}
const PARTS = ['</section>', '<main id="main">', '</head>'];
