/** Answers requests for pages: from the store, or rendered, streamed and stored. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { NOWHERE, type PageAddress } from './address.ts';
import { oldHeaders } from './old.ts';
import { type Handler, type Rendered, render, type Watcher } from './render.ts';
import { routeOf } from './routes.ts';
import {
  countSent,
  createStore,
  encodingFor,
  pageHeaders,
  type Stored,
  toStored,
} from './stored.ts';
import type { CacheState } from './visit.ts';

export type PagesOptions = {
  handler: Handler;
  locals: App.Locals;
  /** Sent when a page could not be rendered. */
  broken: Buffer;
  /** What the broken page is sent with. */
  brokenHeaders?: OutgoingHttpHeaders;
  log(message: string): void;
  now?: () => number;
};

export type Pages = (
  address: PageAddress,
  request: IncomingMessage,
  response: ServerResponse,
  /** Told where the answer came from. */
  visit?: { cache: CacheState },
) => Promise<void>;

export function createPages({
  handler,
  locals,
  broken,
  brokenHeaders,
  log,
  now = Date.now,
}: PagesOptions): Pages {
  const store = createStore();
  const origin = new URL(locals.siteUrl);
  /** Renderings under way: one for each address, however many wait. */
  const making = new Map<string, Promise<Stored | Rendered>>();

  /** Renders and keeps what is worth keeping: whole pages that succeeded. */
  async function make(
    { key, lifetime }: PageAddress,
    watcher?: Watcher,
  ): Promise<Stored | Rendered> {
    const rendered = await render(handler, key, origin, locals, watcher);
    const { status, partial } = rendered;
    const worthy = lifetime !== null && !partial && (status === 200 || key === NOWHERE.key);
    if (!worthy) return rendered;
    const stored = await toStored(rendered, lifetime, now());
    store.set(key, stored);
    return stored;
  }

  function once(address: PageAddress, watcher?: Watcher): Promise<Stored | Rendered> {
    const running = making.get(address.key);
    if (running) return running;
    const promise = make(address, watcher).finally(() => making.delete(address.key));
    making.set(address.key, promise);
    return promise;
  }

  return async (address, request, response, visit = { cache: 'none' }) => {
    const stored = store.get(address.key);
    const age = stored ? (now() - stored.storedAt) / 1000 : Number.POSITIVE_INFINITY;
    try {
      if (stored && age <= stored.lifetime.fresh + stored.lifetime.stale) {
        visit.cache = age > stored.lifetime.fresh ? 'stale' : 'hit';
        if (age > stored.lifetime.fresh) once(address).catch((error) => log(String(error)));
        send(request, response, stored, age);
        countSent(stored).catch((error) => log(String(error)));
        return;
      }
      visit.cache = address.lifetime === null ? 'none' : 'miss';
      if (making.has(address.key) || request.method === 'HEAD') {
        const made = await once(address);
        send(request, response, 'bodies' in made ? made : await passing(made, now()));
        return;
      }
      await once(address, streamTo(request, response));
    } catch (error) {
      log(`${routeOf(address.key)}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else {
        response.writeHead(500, {
          ...pageHeaders({}),
          ...brokenHeaders,
          'cache-control': 'no-store',
        });
        response.end(broken);
      }
    }
  };
}

/** An answer that is not kept, in the shape that is sent. */
async function passing(rendered: Rendered, now: number): Promise<Stored> {
  const stored = await toStored(rendered, { fresh: 0, stale: 0 }, now);
  for (const { headers } of Object.values(stored.bodies)) headers['cache-control'] = 'no-store';
  return stored;
}

/** `age`: seconds for which the answer was kept. */
function send(request: IncomingMessage, response: ServerResponse, stored: Stored, age = 0): void {
  const { headers, body } = stored.bodies[encodingFor(request.headers['accept-encoding'])];
  if (stored.status === 200 && request.headers['if-none-match']?.includes(stored.etag)) {
    const { etag, vary } = headers;
    response.writeHead(304, { etag, vary, 'cache-control': headers['cache-control'] });
    response.end();
    return;
  }
  const old = stored.staleSeconds !== null || age > stored.lifetime.fresh;
  response.writeHead(
    stored.status,
    old ? { ...headers, ...oldHeaders(stored, age, stored.lifetime.fresh) } : headers,
  );
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Where the last finished part of a page's beginning ends: the header, a section. */
function wholeUntil(html: Buffer): number {
  return Math.max(
    ...PARTS.map((part) => {
      const at = html.lastIndexOf(part);
      return at < 0 ? 0 : at + part.length;
    }),
  );
}
const PARTS = ['</section>', '<main id="main">', '</head>'];

/**
 * Sends a page while it is being rendered, each section as soon as it is whole. A later section may
 * still fail, so this one answer is for this visitor alone.
 */
function streamTo(request: IncomingMessage, response: ServerResponse): Watcher {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const compress =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? createGzip()
        : null;
  compress?.on('error', () => response.destroy());
  compress?.pipe(response);
  const send = (piece: Buffer) => {
    if (response.destroyed || piece.length === 0) return;
    if (!compress) response.write(piece);
    else {
      compress.write(piece);
      compress.flush();
    }
  };
  /** What waits for its section's end: a part of one would be laid out, and moved by the rest. */
  let waiting = Buffer.alloc(0);
  return {
    head(status: number, headers: OutgoingHttpHeaders) {
      response.writeHead(status, {
        ...headers,
        ...pageHeaders(headers),
        'cache-control': status === 200 ? 'private, no-cache' : 'no-store',
        ...(compress && { 'content-encoding': encoding }),
      });
    },
    chunk(piece) {
      waiting = Buffer.concat([waiting, piece]);
      const end = wholeUntil(waiting);
      send(waiting.subarray(0, end));
      waiting = waiting.subarray(end);
    },
    end() {
      send(waiting);
      if (compress) compress.end();
      else response.end();
    },
  };
}
