/** Renders pages, each once for all who ask for it, and stores what may be stored. */
import type { OutgoingHttpHeaders } from 'node:http';
import { isIn, type Purges } from '#/catalogue/sources/purges.ts';
import { STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import type { SiteLocals } from '#/locals.ts';
import type { Coding } from '#/server/dictionary.ts';
import type { SecurityHeaders } from '#/server/security.ts';
import type { TagHeader } from '#/settings.ts';
import { isNowhere, type Match } from '#/site/match.ts';
import { secondsLeft } from './ages.ts';
import { type Handler, type Rendered, type RenderOptions, render } from './render.ts';
import {
  ageOf,
  createStore,
  MOST_BYTES,
  type Store,
  type Stored,
  standingIn,
  toStored,
} from './stored.ts';
import type { Streaming } from './stream.ts';

/** The bytes of stored pages and of stored answers of `/data`. */
export type StoredBytes = { page: number; data: number };

type PageStores = {
  /** Returns the store of an address, and the headers of what it stores. */
  of(match: Match): { store: Store; headers: OutgoingHttpHeaders };
  bytes(): StoredBytes;
};

/** The stores of finished pages and of answers of `/data`, from which purges delete. */
export function createPageStores(
  headers: Pick<SecurityHeaders, 'page' | 'own'>,
  { pageStoreBytes, purges }: { pageStoreBytes?: number | undefined; purges: Purges },
): PageStores {
  const kinds = {
    page: { store: createStore(pageStoreBytes), headers: headers.page },
    data: { store: createStore(MOST_BYTES.data), headers: headers.own },
  };
  purges.addPages((tags) =>
    Object.values(kinds).reduce((all, { store }) => all + forget(store, tags), 0),
  );
  purges.addDrop(() => {
    for (const { store } of Object.values(kinds)) store.clear();
  });
  return {
    of: ({ address }) => kinds[address.kind === 'data' ? 'data' : 'page'],
    bytes: () => ({
      page: kinds.page.store.calculatedSize,
      data: kinds.data.store.calculatedSize,
    }),
  };
}

/** Deletes stored pages that show something with one of the tags. Returns their number. */
function forget(store: Store, tags: ReadonlySet<string>): number {
  const found = [...store.entries()].filter(([, page]) => page.tags.some((one) => isIn(one, tags)));
  for (const [key] of found) store.delete(key);
  return found.length;
}

type RendererOptions = {
  handler: Handler;
  locals: SiteLocals;
  /** Monotonic clock in milliseconds. */
  now(): number;
  stores: PageStores;
  purges: Purges;
  tagHeader: TagHeader | null;
};

type MakeOptions = RenderOptions & {
  watcher?: Streaming | undefined;
  /** How the client that waits gets the page, or the last one got it. */
  coding?: Coding;
};

export type Renderer = {
  /** Returns whether an address is rendered now: a request would join that. */
  isRunning(match: Match): boolean;
  /** Resolves to the stored page, or to one that is not stored. Rejects if the render fails. */
  run(match: Match, options?: MakeOptions): Promise<Stored | Rendered>;
};

export function createRenderer({
  handler,
  locals,
  now,
  stores,
  purges,
  tagHeader,
}: RendererOptions): Renderer {
  const origin = new URL(locals.siteUrl);
  const renders = createCoalescer<Stored | Rendered>();
  /** After a full purge, requests do not join renders that started before it. */
  const workOf = ({ key }: Match) => `${purges.drops()} ${key}`;

  /** Renders a page. Stores it if it is complete and successful, or if it is the not-found page. */
  async function make(match: Match, options: MakeOptions): Promise<Stored | Rendered> {
    const { key, lifetime, language } = match;
    const { store, headers } = stores.of(match);
    const { daily } = match.address;
    // Titles become free with a new year.
    const endsAt = now() + 1000 * secondsLeft(new Date(), daily);
    const [before, drops] = [purges.count(), purges.drops()];
    const rendered = await render(handler, match, origin, locals, { ...options, headers });
    const { watcher } = options;
    const sent = (watcher?.begun && (await watcher.sent)) || undefined;
    const { status, partial, uncacheable } = rendered;
    const isPurged =
      purges.drops() > drops || rendered.tags.some((tags) => purges.has(tags, before));
    const worthy =
      lifetime !== null &&
      !isPurged &&
      !partial &&
      !uncacheable &&
      (status === 200 || isNowhere(match));
    if (!worthy) return inPlaceOf(rendered, match) ?? rendered;
    const stored = await toStored(rendered, lifetime, now(), {
      coding: options.coding,
      sent,
      tagHeader,
      language,
      daily,
      endsAt,
    });
    store.set(key, stored);
    return stored;
  }

  /**
   * Returns the stored page that is served if a render failed (stale-if-error). If the new page is a 404 or a
   * redirect, deletes the stored one and returns null.
   */
  function inPlaceOf({ status, partial }: Rendered, match: Match): Stored | null {
    const { key } = match;
    const { store } = stores.of(match);
    const older = store.peek(key);
    if (!older) return null;
    if (status < 500 && !partial) {
      store.delete(key);
      return null;
    }
    if (match.address.daily && now() >= older.endsAt) return null;
    // Some sections of a partial page succeeded, and may show that a player was removed.
    const mayStandIn =
      ageOf(older, now()) <= (partial ? older.ages.shown : STALE_IF_ERROR - older.ages.age);
    if (!mayStandIn) return null;
    const stored = standingIn(older, now());
    store.set(key, stored);
    return stored;
  }

  return {
    isRunning: (match) => renders.has(workOf(match)),
    run: (match, options = {}) => renders.run(workOf(match), () => make(match, options)),
  };
}
