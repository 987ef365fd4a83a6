/** Sends a complete response: with an entity tag, compressed, or as a 304. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { etagOf, isUnchanged } from './caching.ts';
import { brotliQuick, zip } from './compress.ts';
import { type Encoding, encodingFor } from './encoding.ts';

/**
 * Bytes below which compression saves less than its header costs: the response fits in a packet.
 */
const WORTH_COMPRESSING = 1024;

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: brotliQuick,
  gzip: zip,
  identity: async (body) => body,
};

/** Sends `answer` with `headers` added. If both have a header, that of `answer` wins. */
export async function sendAnswer(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const plain = Buffer.from(await answer.arrayBuffer());
  const varied = ['accept-encoding', answer.headers.get('vary')].filter(Boolean);
  const all: OutgoingHttpHeaders = {
    ...headers,
    ...Object.fromEntries(answer.headers),
    vary: varied.join(', '),
  };
  if (answer.status === 200) {
    all.etag = etagOf(plain);
    if (isUnchanged(asked['if-none-match'], all.etag)) {
      const { 'content-type': _type, ...kept } = all;
      response.writeHead(304, kept).end();
      return;
    }
  }
  const encoding =
    plain.length < WORTH_COMPRESSING ? 'identity' : encodingFor(asked['accept-encoding']);
  const body = await COMPRESS[encoding](plain);
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  response.writeHead(answer.status, { ...all, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}
