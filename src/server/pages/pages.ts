/** Responds to requests for pages: from the store, or rendered, streamed and stored. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPurges, type Purges } from '#/catalogue/sources/purges.ts';
import { isUnchanged } from '#/lib/caching.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import type { SiteLocals } from '#/locals.ts';
import { type Coding, codingFor } from '#/server/dictionary.ts';
import type { CacheState } from '#/server/log/visit.ts';
import type { SecurityHeaders } from '#/server/security.ts';
import type { TagHeader } from '#/settings.ts';
import type { Match } from '#/site/match.ts';
import { paths, patterns } from '#/site/paths.ts';
import { staleHeaders } from './ages.ts';
import { BUSY_DATA, busyPage, sendBusy } from './busy.ts';
import type { Dictionaries } from './earlier-dictionaries.ts';
import { createRecompressor } from './recompress.ts';
import { BROKEN, BUSY, type Handler, type Rendered } from './render.ts';
import { createRenderLimit } from './render-limit.ts';
import { createPageStores, createRenderer, type StoredBytes } from './renderer.ts';
import { ageOf, type Sendable, type Stored, toStored, withCoding } from './stored.ts';
import { streamTo } from './stream.ts';

export type PagesOptions = {
  handler: Handler;
  headers: Pick<SecurityHeaders, 'page' | 'own'>;
  locals: SiteLocals;
  log(message: string): void;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
  /**
   * Returns whether the last call to the host failed. If so, pages are not streamed: their headers
   * tell their age, which is known only when all their answers are.
   */
  hostFails?: () => boolean;
  /** Upper limit of renders in progress. */
  mostRenders?: number;
  /** Upper limit of the bytes of stored pages. */
  pageStoreBytes?: number;
  purges?: Purges;
  /** Whether a shared cache stores pages from their first request on. Then no page is streamed. */
  sharedCache?: boolean;
  /** The header that tells the shared cache a page's tags. */
  tagHeader?: TagHeader | null;
  /** The dictionaries that browsers may have for pages, by language. */
  dictionaries?: Dictionaries;
  /** Milliseconds from a second request until pages are compressed more densely. */
  recompressAfter?: number;
};

/**
 * Sends a page. Sends a stored page before it returns, because promises would add 4 % to its time.
 * Throws or rejects if the page can not be rendered.
 */
export type Pages = (
  match: Match,
  request: IncomingMessage,
  response: ServerResponse,
  /** `cache` is set to where the response came from. */
  visit?: { cache: CacheState },
) => Promise<void> | undefined;

/** Renders in progress, and the bytes that are stored. */
export type Load = { renderings: number; bytes: StoredBytes };

type Created = {
  load(): Load;
  pages: Pages;
  /** Renders and stores a page in the background. Logs a failure. */
  prepare(match: Match): Promise<void>;
  /** Stops background work. */
  close(): void;
};

export function createPages({
  handler,
  headers,
  locals,
  log,
  now = () => performance.now(),
  hostFails = () => false,
  mostRenders = 128,
  pageStoreBytes,
  purges = createPurges(false),
  sharedCache = false,
  tagHeader = null,
  dictionaries = new Map(),
  recompressAfter,
}: PagesOptions): Created {
  const page = { ...headers.page, ...(dictionaries.size > 0 && VARY) };
  const stores = createPageStores({ ...headers, page }, { pageStoreBytes, purges });
  const storeOf = (match: Match) => stores.of(match).store;
  const recompressor = createRecompressor(log, recompressAfter);
  const renderer = createRenderer({ handler, locals, now, stores, purges, tagHeader });
  /** Uncacheable pages, while they are compressed once for all requests that waited. */
  const finishing = createCoalescer<Stored, Rendered>();
  const renderLimit = createRenderLimit(mostRenders);

  /** Returns the coding in which a client gets a page. */
  function codingOf({ address, language }: Match, { headers: requested }: IncomingMessage): Coding {
    const known = address.kind === 'data' ? undefined : dictionaries.get(language);
    return codingFor(requested, known ?? []);
  }

  /** Returns a page in a coding, and stores that coding. */
  async function encoded(match: Match, stored: Stored, coding: Coding): Promise<Sendable> {
    const { key, language } = match;
    const store = storeOf(match);
    const more = await withCoding(stored, coding, language);
    if (store.peek(key) === stored) store.set(key, more);
    return more.bodies.get(coding) as Sendable;
  }

  /** Sends a stored page. Waits only for a coding that is requested for the first time. */
  function answerStored(
    match: Match,
    stored: Stored,
    request: IncomingMessage,
    response: ServerResponse,
    age = 0,
  ): Promise<void> | undefined {
    const coding = codingOf(match, request);
    const known = stored.bodies.get(coding);
    if (!known) {
      return encoded(match, stored, coding).then((made) =>
        send(request, response, stored, made, age),
      );
    }
    send(request, response, stored, known, age);
    return undefined;
  }

  async function answerRendered(
    match: Match,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    // A request that joins a render in progress starts no other.
    const isRunning = renderer.isRunning(match);
    const isMinor = isWorded(match);
    if (!isRunning && renderLimit.areFull(isMinor)) return answerBusy(match, request, response);
    const streams = !isRunning && !sharedCache && request.method !== 'HEAD' && !hostFails();
    const coding = codingOf(match, request);
    const watcher = streams ? streamTo(coding, response) : undefined;
    // If a stored page is too old to be shown, its answers are probably stale: wait for the host.
    const waitForFresh = storeOf(match).peek(match.key) !== undefined;
    const work = () => renderer.run(match, { watcher, waitForFresh, coding });
    const made = await (isRunning ? work() : renderLimit.run(work, isMinor)).catch((error) => {
      watcher?.stop();
      throw error;
    });
    if (watcher?.begun) return;
    if ('bodies' in made) return answerStored(match, made, request, response);
    if (made.status === BUSY) return answerBusy(match, request, response);
    // The listener has a page for this in each language.
    if (made.status === BROKEN) throw new Error('The page could not be rendered.');
    const unstored = { fresh: 0, stale: 0 };
    const uncacheable = await finishing.run(made, () =>
      toStored(made, unstored, now(), { language: match.language, coding }),
    );
    const { headers, body } = await encoded(match, uncacheable, coding);
    const { etag: _etag, ...rest } = headers;
    send(request, response, uncacheable, {
      headers: { ...rest, 'cache-control': 'no-store' },
      body,
    });
  }

  function answerBusy(match: Match, request: IncomingMessage, response: ServerResponse): void {
    const isData = match.address.kind === 'data';
    const busy = isData ? BUSY_DATA : busyPage(match.language);
    sendBusy(request, response, busy, stores.of(match).headers);
  }

  async function prepare(match: Match, coding: Coding = 'br'): Promise<void> {
    await renderer
      .run(match, { waitForFresh: true, coding })
      .catch((error) => log(`${match.label}: ${String(error)}`));
  }

  const pages: Pages = (match, request, response, visit = { cache: 'none' }) => {
    const store = storeOf(match);
    const stored = store.get(match.key);
    const age = stored ? ageOf(stored, now()) : Number.POSITIVE_INFINITY;
    if (!stored || age > stored.lifetime.fresh + stored.lifetime.stale) {
      visit.cache = match.lifetime === null ? 'none' : 'miss';
      return answerRendered(match, request, response);
    }
    const stale = age >= stored.lifetime.fresh;
    visit.cache = stale ? 'stale' : 'hit';
    if (stale) renderLimit.renew(match.key, () => prepare(match, codingOf(match, request)));
    // A page that is requested again is worth a denser compression.
    recompressor.enqueue(match.key, stored, store);
    return answerStored(match, stored, request, response, age);
  };
  const load = () => ({ renderings: renderLimit.running(), bytes: stores.bytes() });
  return { pages, prepare, load, close: () => recompressor.close() };
}

/** Of pages that may come with a dictionary. */
const VARY = { vary: 'accept-encoding, available-dictionary' };

/** Paths whose query a visitor words: each wording is a page. */
const WORDED: readonly string[] = [paths.search, patterns.discover, '/data/search'];

/** Returns whether a visitor words a page, as a search: such pages are many, and seldom asked for again. */
function isWorded({ pathname, query }: Match): boolean {
  return WORDED.includes(pathname) && query.size > 0;
}

/** Sends a response, or a 304. `age`: seconds since the page was stored. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, lifetime, ages }: Stored,
  { headers, body }: Sendable,
  age = 0,
): void {
  // An uncacheable page has no lifetime and was just rendered.
  const old = ages.stale || (age > 0 && age >= lifetime.fresh);
  const aged = old ? staleHeaders(ages, age) : null;
  const { etag, vary, 'cache-control': control } = headers;
  if (status === 200 && etag && isUnchanged(request.headers['if-none-match'], String(etag))) {
    response.writeHead(304, { etag, vary, 'cache-control': control, ...aged });
    response.end();
    return;
  }
  response.writeHead(status, aged ? { ...headers, ...aged } : headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
