/** Compresses what is written to a response piece by piece. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type BrotliCompress, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { QUICK } from '#/http/compress.ts';
import type { Encoding } from '#/http/encoding.ts';

export type Outlet = {
  /** Sends the head; `write` and `end` follow it. */
  start(status: number, headers: OutgoingHttpHeaders): void;
  /** Goes out now, and can be read without what follows. */
  write(piece: Buffer): void;
  end(piece: Buffer): void;
  /** All that went out, when it has; null when it could not be compressed. */
  sent: Promise<Buffer | null>;
};

/** Does not wait for slow visitors: what they are sent is kept for others too. */
export function outlet(response: ServerResponse, encoding: Encoding): Outlet {
  const { promise: sent, resolve } = Promise.withResolvers<Buffer | null>();
  const pieces: Buffer[] = [];
  let compressor: BrotliCompress | Gzip | null = null;

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
      const named = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      response.writeHead(status, { ...headers, ...named });
      if (encoding === 'identity') return;
      compressor = encoding === 'br' ? createBrotliCompress(QUICK) : createGzip();
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
  };
}
