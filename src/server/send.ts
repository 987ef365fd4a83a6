/** Sends a complete response: with an entity tag, compressed, or as a 304. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { etagIn, etagOf, isUnchanged } from '#/lib/caching.ts';
import { brotliQuick, compact, type Encoding, encodingFor, unbrotli, zip } from './compress.ts';

/**
 * Bytes below which compression saves less than its header costs: the response fits in a packet.
 */
const WORTH_COMPRESSING = 1024;
/** Pictures of pixels are compressed. */
const COMPRESSED = /^image\/(?!svg)/;

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: brotliQuick,
  gzip: zip,
  identity: async (body) => body,
};

/** A complete response, with its body in the encodings that were made so far. */
export type Whole = {
  readonly status: number;
  /** With the entity tag of the plain body, if the status is 200. */
  readonly headers: OutgoingHttpHeaders;
  readonly bodies: { [E in Encoding]?: Buffer | Promise<Buffer> };
  /** Whether compressing it saves bytes. */
  readonly compresses: boolean;
};

/** Reads `answer` and adds `headers`. If both have a header, that of `answer` wins. */
export async function wholeOf(answer: Response, headers: OutgoingHttpHeaders = {}): Promise<Whole> {
  const identity = Buffer.from(await answer.arrayBuffer());
  const all: OutgoingHttpHeaders = { ...headers, ...Object.fromEntries(answer.headers) };
  const isText = !COMPRESSED.test(String(all['content-type']));
  if (isText) all.vary = ['accept-encoding', all.vary].filter(Boolean).join(', ');
  const compresses = isText && identity.length >= WORTH_COMPRESSING;
  if (answer.status === 200) all.etag = etagOf(identity);
  return { status: answer.status, headers: all, bodies: { identity }, compresses };
}

/** Returns the encoding in which a request gets a response. */
export function encodingOf({ compresses }: Whole, { headers }: IncomingMessage): Encoding {
  return compresses ? encodingFor(headers['accept-encoding']) : 'identity';
}

/** Returns a response's body in an encoding, which is made once, however many wait for it. */
export function bodyIn(whole: Whole, encoding: Encoding): Buffer | Promise<Buffer> {
  const { bodies } = whole;
  const known = bodies[encoding];
  if (known) return known;
  const making = encoded(whole, encoding).then(
    (body) => {
      bodies[encoding] = body;
      return body;
    },
    (error) => {
      delete bodies[encoding];
      throw error;
    },
  );
  bodies[encoding] = making;
  return making;
}

async function encoded({ bodies }: Whole, encoding: Encoding): Promise<Buffer> {
  const plain = await (bodies.identity ?? unbrotli((await bodies.br) ?? ''));
  return compact(await COMPRESS[encoding](plain));
}

/** Sends a 304 to a client that has the response in the encoding that it would get. Returns whether it has. */
export function sentUnchanged(
  request: IncomingMessage,
  response: ServerResponse,
  whole: Whole,
): boolean {
  const { 'content-type': _type, ...headers } = headersIn(whole, encodingOf(whole, request));
  const { etag } = headers;
  if (!etag || !isUnchanged(request.headers['if-none-match'], String(etag))) return false;
  response.writeHead(304, headers).end();
  return true;
}

/** Returns a response's headers in an encoding. Each encoding has an entity tag of its own. */
function headersIn({ headers }: Whole, encoding: Encoding): OutgoingHttpHeaders {
  const { etag } = headers;
  return etag ? { ...headers, etag: etagIn(String(etag), encoding) } : headers;
}

/** Sends a response with its body in an encoding. */
export function sendBody(
  { method }: IncomingMessage,
  response: ServerResponse,
  whole: Whole,
  encoding: Encoding,
  body: Buffer,
): void {
  const all = { ...headersIn(whole, encoding), 'content-length': body.length };
  const encoded = encoding === 'identity' ? null : { 'content-encoding': encoding };
  response.writeHead(whole.status, { ...all, ...encoded });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Sends `answer` with `headers` added. If both have a header, that of `answer` wins. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const whole = await wholeOf(answer, headers);
  if (sentUnchanged(request, response, whole)) return;
  const encoding = encodingOf(whole, request);
  sendBody(request, response, whole, encoding, await bodyIn(whole, encoding));
}
