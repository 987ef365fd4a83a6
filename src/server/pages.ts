/** Answers requests for pages: from the store, or rendered, streamed and stored. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOWHERE, type PageAddress } from './address.ts';
import { createImprover } from './improve.ts';
import { oldHeaders } from './old.ts';
import { type Handler, type Rendered, render } from './render.ts';
import { routeOf } from './routes.ts';
import {
  createStore,
  encodingFor,
  type Sendable,
  type Stored,
  toStored,
  withEncoding,
} from './stored.ts';
import { type Streaming, streamTo } from './stream.ts';
import type { CacheState } from './visit.ts';

export type PagesOptions = {
  handler: Handler;
  locals: App.Locals;
  log(message: string): void;
  now?: () => number;
};

/**
 * Sends what is stored before it returns: the promises of an answer cost a twenty-fifth of what a
 * stored page does. Rejects, or throws, when a page could not be rendered.
 */
export type Pages = (
  address: PageAddress,
  request: IncomingMessage,
  response: ServerResponse,
  /** Told where the answer came from. */
  visit?: { cache: CacheState },
) => Promise<void> | undefined;

export function createPages({ handler, locals, log, now = Date.now }: PagesOptions): Pages {
  const store = createStore();
  const improver = createImprover(store, log);
  const origin = new URL(locals.siteUrl);
  /** Renderings under way: one for each address, however many wait. */
  const making = new Map<string, Promise<Stored | Rendered>>();

  /** Renders and keeps what is worth keeping: whole pages that succeeded. */
  async function make(
    { key, lifetime }: PageAddress,
    streaming?: Streaming,
  ): Promise<Stored | Rendered> {
    const rendered = await render(handler, key, origin, locals, streaming);
    const br = await streaming?.sent;
    const { status, partial } = rendered;
    const worthy = lifetime !== null && !partial && (status === 200 || key === NOWHERE.key);
    if (!worthy) return rendered;
    const stored = await toStored(rendered, lifetime, now(), br ?? undefined);
    store.set(key, stored);
    return stored;
  }

  function once(address: PageAddress, streaming?: Streaming): Promise<Stored | Rendered> {
    const running = making.get(address.key);
    if (running) return running;
    const promise = make(address, streaming).finally(() => making.delete(address.key));
    making.set(address.key, promise);
    return promise;
  }

  /** An answer in the encoding that a visitor takes, which is kept with it from then on. */
  async function encoded(key: string, stored: Stored, request: IncomingMessage) {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const more = await withEncoding(stored, encoding);
    if (store.peek(key) === stored) store.set(key, more);
    return more.bodies[encoding] ?? more.bodies.br;
  }

  /** Waits for nothing but an encoding that is asked for the first time. */
  function answerStored(
    key: string,
    stored: Stored,
    request: IncomingMessage,
    response: ServerResponse,
    age = 0,
  ): Promise<void> | undefined {
    improver.want(key, stored);
    const known = stored.bodies[encodingFor(request.headers['accept-encoding'])];
    if (!known) {
      return encoded(key, stored, request).then((made) =>
        send(request, response, stored, made, age),
      );
    }
    send(request, response, stored, known, age);
    return undefined;
  }

  async function answerRendered(
    address: PageAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (!making.has(address.key) && request.method !== 'HEAD') {
      const streaming = streamTo(request, response);
      await once(address, streaming).catch((error) => {
        streaming.stop();
        throw error;
      });
      return;
    }
    const made = await once(address);
    if ('bodies' in made) return answerStored(address.key, made, request, response);
    const passing = await toStored(made, { fresh: 0, stale: 0 }, now());
    const { headers, body } = await encoded(address.key, passing, request);
    send(request, response, passing, {
      headers: { ...headers, 'cache-control': 'no-store' },
      body,
    });
  }

  return (address, request, response, visit = { cache: 'none' }) => {
    const stored = store.get(address.key);
    const age = stored ? (now() - stored.storedAt) / 1000 : Number.POSITIVE_INFINITY;
    if (!stored || age > stored.lifetime.fresh + stored.lifetime.stale) {
      visit.cache = address.lifetime === null ? 'none' : 'miss';
      return answerRendered(address, request, response);
    }
    const stale = age > stored.lifetime.fresh;
    visit.cache = stale ? 'stale' : 'hit';
    if (stale) once(address).catch((error) => log(`${routeOf(address.key)}: ${String(error)}`));
    return answerStored(address.key, stored, request, response, age);
  };
}

/** `age`: seconds for which the answer was kept. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  stored: Stored,
  { headers, body }: Sendable,
  age = 0,
): void {
  const { status, etag, lifetime } = stored;
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    const { vary, 'cache-control': control } = headers;
    response.writeHead(304, { etag, vary, 'cache-control': control });
    response.end();
    return;
  }
  const old = stored.staleSeconds !== null || age > lifetime.fresh;
  response.writeHead(
    status,
    old ? { ...headers, ...oldHeaders(stored, age, lifetime.fresh) } : headers,
  );
  response.end(request.method === 'HEAD' ? undefined : body);
}
