/** Answers requests for pages: from the store, or rendered, streamed and stored. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNowhere, type Match } from '#/addresses/match.ts';
import { isUnchanged } from '#/http/caching.ts';
import { encodingFor } from '#/http/encoding.ts';
import type { CacheState } from '#/server/log/visit.ts';
import { DAY, staleHeaders } from './ages.ts';
import { createImprover } from './improve.ts';
import { type Handler, type Rendered, type RenderOptions, render } from './render.ts';
import {
  createStore,
  keptFor,
  type Sendable,
  type Stored,
  standingIn,
  toStored,
  withEncoding,
} from './stored.ts';
import { type Streaming, streamTo } from './stream.ts';

export type PagesOptions = {
  handler: Handler;
  locals: App.Locals;
  log(message: string): void;
  now?: () => number;
  /**
   * Whether the host failed when it was last asked. Then no page is streamed: its headers are to say
   * how old it is, which is known when all its answers are.
   */
  hostFails?: () => boolean;
};

/**
 * Sends what is stored before it returns: the promises of an answer cost a twenty-fifth of what a
 * stored page does. Rejects, or throws, when a page could not be rendered.
 */
export type Pages = (
  match: Match,
  request: IncomingMessage,
  response: ServerResponse,
  /** Told where the answer came from. */
  visit?: { cache: CacheState },
) => Promise<void> | undefined;

export function createPages({
  handler,
  locals,
  log,
  now = Date.now,
  hostFails = () => false,
}: PagesOptions): Pages {
  const store = createStore();
  const improver = createImprover(store, log);
  const origin = new URL(locals.siteUrl);
  /** Renderings under way: one for each address, however many wait. */
  const making = new Map<string, Promise<Stored | Rendered>>();

  /** Renders and keeps what is worth keeping: whole pages that succeeded. */
  async function make(
    match: Match,
    options: RenderOptions & { watcher?: Streaming },
  ): Promise<Stored | Rendered> {
    const { key, lifetime } = match;
    const rendered = await render(handler, key, origin, locals, options);
    const { watcher } = options;
    const br = watcher?.begun ? await watcher.sent : null;
    const { status, partial } = rendered;
    const worthy = lifetime !== null && !partial && (status === 200 || isNowhere(match));
    if (!worthy) return inPlaceOf(rendered, key) ?? rendered;
    const stored = await toStored(rendered, lifetime, now(), br ?? undefined);
    store.set(key, stored);
    return stored;
  }

  /** The older page that stands in for one that failed. A page that is gone or moved replaces it. */
  function inPlaceOf({ status, partial }: Rendered, key: string): Stored | null {
    const older = store.peek(key);
    if (!older) return null;
    if (status < 500 && !partial) {
      store.delete(key);
      return null;
    }
    // Not every section of a partial page failed: one may say that a player of the older page is gone.
    const mayStandIn = keptFor(older, now()) <= (partial ? older.ages.shown : DAY - older.ages.age);
    if (!mayStandIn) return null;
    const stored = standingIn(older, now());
    store.set(key, stored);
    return stored;
  }

  function once(
    match: Match,
    options: RenderOptions & { watcher?: Streaming } = {},
  ): Promise<Stored | Rendered> {
    const running = making.get(match.key);
    if (running) return running;
    const promise = make(match, options).finally(() => making.delete(match.key));
    making.set(match.key, promise);
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
    kept = 0,
  ): Promise<void> | undefined {
    const known = stored.bodies[encodingFor(request.headers['accept-encoding'])];
    if (!known) {
      return encoded(key, stored, request).then((made) =>
        send(request, response, stored, made, kept),
      );
    }
    send(request, response, stored, known, kept);
    return undefined;
  }

  async function answerRendered(
    match: Match,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const streams = !making.has(match.key) && request.method !== 'HEAD' && !hostFails();
    const watcher = streams ? streamTo(request, response) : undefined;
    // Where an older page can not be shown any more, its answers are likely to be stale too.
    const patient = store.peek(match.key) !== undefined;
    const made = await once(match, { watcher, patient }).catch((error) => {
      watcher?.stop();
      throw error;
    });
    if (watcher?.begun) return;
    if ('bodies' in made) return answerStored(match.key, made, request, response);
    const passing = await toStored(made, { fresh: 0, stale: 0 }, now());
    const { headers, body } = await encoded(match.key, passing, request);
    const { etag: _etag, ...rest } = headers;
    send(request, response, passing, { headers: { ...rest, 'cache-control': 'no-store' }, body });
  }

  function makeAgain(match: Match): void {
    once(match, { patient: true }).catch((error) => log(`${match.label}: ${String(error)}`));
  }

  return (match, request, response, visit = { cache: 'none' }) => {
    const stored = store.get(match.key);
    const kept = stored ? keptFor(stored, now()) : Number.POSITIVE_INFINITY;
    if (!stored || kept > stored.lifetime.fresh + stored.lifetime.stale) {
      visit.cache = match.lifetime === null ? 'none' : 'miss';
      return answerRendered(match, request, response);
    }
    const stale = kept >= stored.lifetime.fresh;
    visit.cache = stale ? 'stale' : 'hit';
    if (stale) makeAgain(match);
    // What is asked for again is worth compressing as small as can be.
    improver.want(match.key, stored);
    return answerStored(match.key, stored, request, response, kept);
  };
}

/** `kept`: seconds for which the answer was kept. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, lifetime, ages }: Stored,
  { headers, body }: Sendable,
  kept = 0,
): void {
  const old = ages.stale || kept >= lifetime.fresh;
  const aged = old ? staleHeaders(ages, kept) : null;
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    const { vary, 'cache-control': control } = headers;
    response.writeHead(304, { etag, vary, 'cache-control': control, ...aged });
    response.end();
    return;
  }
  response.writeHead(status, aged ? { ...headers, ...aged } : headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
