/** Compresses a response while it is being written. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type BrotliCompress, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { QUICK } from '#/server/compress.ts';
import type { Encoding } from '#/server/encoding.ts';

export type Outlet = {
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

/** Creates an outlet. It does not wait for slow clients: the bytes are stored for others too. */
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
    stop() {
      compressor?.destroy();
      resolve(null);
    },
  };
}
