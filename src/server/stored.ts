/** Finished answers, compressed once, kept within a bound of bytes. */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Lifetime } from './address.ts';
import type { Ages } from './old.ts';
import type { Rendered } from './render.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it is sent: its bytes in every encoding, each with its headers. */
export type Stored = Ages & {
  status: number;
  etag: string;
  bodies: Record<Encoding, { headers: OutgoingHttpHeaders; body: Buffer }>;
  storedAt: number;
  /** How often it was sent. */
  sent: number;
  lifetime: Lifetime;
};

/** Memory for answers. A page takes about 18 kB in Brotli, as much in gzip, and 100 kB plain. */
const MOST_BYTES = 96 * 1024 * 1024;
/** Made once and sent often: about 10 ms for a page, after which more time saves nothing that matters. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function createStore() {
  return new LRUCache<string, Stored>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bodies }) =>
      bodies.br.body.length + bodies.gzip.body.length + bodies.identity.body.length + 1024,
  });
}

/** Compresses an answer and writes its headers, so that sending it is no more than sending bytes. */
export async function toStored(
  rendered: Rendered,
  longest: Lifetime,
  now: number,
): Promise<Stored> {
  const lifetime = withinADay(longest, rendered.ageSeconds);
  const { body, status } = rendered;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...rendered.headers,
    ...pageHeaders(rendered.headers),
    'cache-control': `public, max-age=0, s-maxage=${lifetime.fresh}, stale-while-revalidate=${lifetime.stale}`,
    etag,
  };
  const [br, gz] = await Promise.all([brotli(body, BROTLI), zip(body)]);
  const encoded = (bytes: Buffer, encoding: Encoding) => ({
    headers: {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': bytes.length,
    },
    body: bytes,
  });
  return {
    status,
    etag,
    staleSeconds: rendered.staleSeconds,
    ageSeconds: rendered.ageSeconds,
    bodies: {
      br: encoded(br, 'br'),
      gzip: encoded(gz, 'gzip'),
      identity: encoded(body, 'identity'),
    },
    storedAt: now,
    sent: 0,
    lifetime,
  };
}

/** A host's answer is shown for a day at most: kept in the catalogue, and then in a page. */
function withinADay({ fresh, stale }: Lifetime, ageSeconds: number): Lifetime {
  if (ageSeconds === 0) return { fresh, stale };
  return { fresh, stale: Math.max(0, Math.min(stale, Math.floor(DAY - ageSeconds) - fresh)) };
}
const DAY = 86_400;

/** Sent so often, an answer is worth a quarter of a second on another thread: a sixteenth smaller. */
const OFTEN = 4;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Counts an answer as sent; those that are asked for often are compressed once more, harder. */
export async function countSent(stored: Stored): Promise<void> {
  stored.sent += 1;
  if (stored.sent !== OFTEN) return;
  const { br, identity } = stored.bodies;
  const body = await brotli(identity.body, BEST);
  stored.bodies.br = { headers: { ...br.headers, 'content-length': body.length }, body };
}

/** What every answer of ours carries, stored or streamed. */
export function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const type = String(headers['content-type'] ?? 'text/html');
  return {
    'content-type': type.includes('charset') ? type : `${type}; charset=utf-8`,
    vary: 'accept-encoding',
    'speculation-rules': '"/speculation.json"',
    'x-content-type-options': 'nosniff',
  };
}

/** Browsers send a handful of different headers: what each takes is told once. */
const encodings = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that a visitor takes. A `q=0` refuses one. */
export function encodingFor(accepted = ''): Encoding {
  const known = encodings.get(accepted);
  if (known) return known;
  const best = bestEncoding(accepted);
  encodings.set(accepted, best);
  return best;
}

function bestEncoding(accepted: string): Encoding {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
