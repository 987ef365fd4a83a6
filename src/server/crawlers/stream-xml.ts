/** Sends XML while it is being written. */

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { CRAWLER_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache } from '#/http/caching.ts';
import { type Encoding, encodingFor } from '#/http/encoding.ts';

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const COMPRESS: Record<Encoding, () => NodeJS.ReadWriteStream[]> = {
  br: () => [createBrotliCompress(QUICK)],
  gzip: () => [createGzip()],
  identity: () => [],
};

export async function streamXml(
  request: IncomingMessage,
  response: ServerResponse,
  text: AsyncIterable<string>,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  response.writeHead(200, {
    ...headers,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': anyCache(CRAWLER_MAX_AGE),
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline([Readable.from(text), ...COMPRESS[encoding](), response]);
  } catch (error) {
    // A visitor who leaves early is no failure.
    if (!response.destroyed) throw error;
  }
}
