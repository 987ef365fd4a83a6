/** Compresses what is written to a response, whose end may be far or there at once. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type BrotliCompress, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { brotliQuick, QUICK, zip } from './compress.ts';
import type { Encoding } from './stored.ts';

export type Outlet = {
  head(status: number, headers: OutgoingHttpHeaders): void;
  /** Goes out now, and can be read without what follows. */
  write(piece: Buffer): void;
  end(piece: Buffer): void;
  /** All that went out, when it has; null when it could not be compressed. */
  sent: Promise<Buffer | null>;
};

const WHOLE = { br: brotliQuick, gzip: zip, identity: async (body: Buffer) => body };

/** Does not wait for slow visitors: what they are sent is kept for others too. */
export function outlet(response: ServerResponse, encoding: Encoding): Outlet {
  const { promise: sent, resolve } = Promise.withResolvers<Buffer | null>();
  const pieces: Buffer[] = [];
  let head: { status: number; headers: OutgoingHttpHeaders } = { status: 500, headers: {} };
  let compressor: BrotliCompress | Gzip | null = null;
  let started = false;

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

  function start(): void {
    started = true;
    response.writeHead(head.status, head.headers);
    if (encoding === 'identity') return;
    compressor = encoding === 'br' ? createBrotliCompress(QUICK) : createGzip();
    compressor.on('data', out).on('end', finish).on('error', fail);
  }

  async function sendWhole(body: Buffer): Promise<void> {
    const whole = await WHOLE[encoding](body);
    if (!response.destroyed) {
      response.writeHead(head.status, { ...head.headers, 'content-length': whole.length });
      response.end(whole);
    }
    resolve(whole);
  }

  return {
    sent,
    head(status, headers) {
      const named = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      head = { status, headers: { ...headers, ...named } };
    },
    write(piece) {
      if (!started) start();
      if (!compressor) return out(piece);
      compressor.write(piece);
      compressor.flush();
    },
    end(piece) {
      if (!started) sendWhole(piece).catch(fail);
      else if (compressor) compressor.end(piece);
      else {
        out(piece);
        finish();
      }
    },
  };
}
