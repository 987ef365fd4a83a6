/** Sends a file, or a part of it. */
import { open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isUnchanged } from '#/lib/caching.ts';

/** A single range that gives its first byte, and may give its last byte. Others may be ignored. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/**
 * Sends a file with a strong entity tag, so that a download can go on where it broke off. Closes the
 * file when the response ends, also one that is cut off. Rejects if the file can not be read to its
 * end, when a part of it may have been sent.
 */
export async function sendFile(
  path: string,
  headers: OutgoingHttpHeaders,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await using file = await open(path);
  const { size, mtime } = await file.stat();
  const etag = `"${size}-${mtime.getTime()}"`;
  const modified = mtime.toUTCString();
  const all = { ...headers, etag, 'last-modified': modified, 'accept-ranges': 'bytes' };
  if (isUnchanged(asked['if-none-match'], etag)) {
    response.writeHead(304, all).end();
    return;
  }
  const validator = asked['if-range'] ?? etag;
  const isSame = validator === etag || validator === modified;
  const range = method === 'GET' && isSame ? rangeOf(asked.range) : null;
  const { first, last } = range ?? WHOLE;
  const end = Math.min(last, size - 1);
  const length = end - first + 1;
  if (range && length <= 0) {
    response.writeHead(416, { ...all, 'content-range': `bytes */${size}`, 'content-length': 0 });
    response.end();
    return;
  }
  const part = range && { 'content-range': `bytes ${first}-${end}/${size}` };
  response.writeHead(range ? 206 : 200, { ...all, ...part, 'content-length': length });
  if (method !== 'HEAD' && length > 0) {
    const bytes = file.createReadStream({ start: first, end });
    await pipeline(bytes, response, { end: false }).catch(unlessLeft);
    if (bytes.bytesRead < length) return void response.destroy();
  }
  response.end();
}

type Range = { first: number; last: number };
const WHOLE: Range = { first: 0, last: Number.POSITIVE_INFINITY };

/** Returns the range that a header names; null for none, and for one that must be ignored. */
function rangeOf(header = ''): Range | null {
  const [, first, last] = RANGE.exec(header) ?? [];
  if (first === undefined) return null;
  const range = { first: Number(first), last: last ? Number(last) : WHOLE.last };
  return range.first <= range.last ? range : null;
}

/** Codes of a response that closes while the file is sent, or before. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** A visitor who leaves early is no failure. */
function unlessLeft(error: NodeJS.ErrnoException): void {
  if (!LEFT.includes(error.code ?? '')) throw error;
}
