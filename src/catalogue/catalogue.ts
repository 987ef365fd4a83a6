/**
 * Every call of the contract, typed, with the project's own entities. Each call declares for how
 * long its answer is fresh, and how long the catalogue serves a stale answer while it asks the
 * host again. Concurrent callers share one request. If the host fails, the last good
 * answer is served for up to a day (stale-if-error).
 */

import { LRUCache } from 'lru-cache';
import { addressOf, isOwn } from '#/contract/address.ts';
import { type AnswerOf, type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import type { Choices } from '#/contract/choices.ts';
import { BadAnswer, Gone, NotFound, OverLimit, Upstream } from '#/contract/errors.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { MISSING_FRESH, STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { isNarrowed, onlyOffered, unfiltered } from '#/contract/offered.ts';
import type { Found, Outside } from '#/contract/outside.ts';
import type { Gender } from '#/contract/person.ts';
import { observed } from '#/contract/raw.ts';
import type { Trust } from '#/contract/trust.ts';
import {
  NOTHING_WITHDRAWN,
  type Withdrawn,
  type WithdrawnKind,
} from '#/contract/withdrawn/withdrawals.ts';
import { counted } from '#/lib/counted.ts';
import { parseJson } from '#/lib/json.ts';
import type { Tagged } from './cache.ts';
import {
  type Capability,
  createCapabilities,
  type ListOfAll,
  requiredCapability,
} from './capabilities.ts';
import { createCuts } from './cuts.ts';
import { createFilmMemo } from './film-memo.ts';
import type { SharedAnswer } from './redis/store.ts';
import { createRemover, type RelatedKeys, seriesOfSeason } from './remove-withdrawn.ts';
import { TRY_EVERY } from './sources/breaker.ts';
import { wordsOf } from './sources/failures.ts';
import { createPurges, isIn, type Purges } from './sources/purges.ts';
import type { Source, Tags } from './sources/source.ts';
import { type Terms, termsOf } from './sources/terms.ts';
import { tagsOf } from './tags.ts';
import { createTally } from './tally.ts';

export type Catalogue = {
  /** Returns the answer to a call. Rejects with NotFound, Gone, Upstream or BadAnswer only. */
  ask<N extends CallName>(name: N, params: ParamsOf<N>): Promise<AnswerOf<N>>;
  /**
   * Returns a person's gender from an earlier list, or null. Some hosts leave it out of details.
   */
  genderSeen(personId: string): Gender | null;
  /** Returns whether there are lists by editors, as far as the source has said it. */
  hasLists(): boolean;
  /** Returns whether all films can be narrowed, as far as the source has said it. */
  hasDiscover(): boolean;
  /** Returns by what they can be narrowed; null where that is not known, or they can not. */
  choices(): Choices | null;
  /**
   * Returns the list of all films that can be asked for what plays here alone, as far as the source has said it;
   * null where it does not say what plays.
   */
  playing(): ListOfAll | null;
  /** Returns what another database's name stands for here; null where the source does not know it. Rejects as it does. */
  find(outside: Outside): Promise<Found | null>;
  /** Resolves to whether an entry is withdrawn, by its own id or by that of a season's series. */
  isWithdrawn(kind: WithdrawnKind, id: string): Promise<boolean>;
  /** Returns the same catalogue, which calls `onAnswer` with the age of each answer that it gives. */
  withTracking(onAnswer: OnAnswer, options?: TrackingOptions): Catalogue;
};

export type TrackingOptions = {
  /** Waits for the host instead of serving a stale answer. A stale answer is the fallback if the host fails. */
  waitForFresh?: boolean;
  /** Language of the page, for sources that know it. Default: English. */
  language?: Language;
};

/** Called with the age of an answer, and with its tags, if there are any. */
export type OnAnswer = (age: AnswerAge, tags?: Tags) => void;

/** Age of an answer and the time for which it may be shown, in seconds. */
export type AnswerAge = {
  /** Seconds since the host gave the answer. */
  age: number;
  /** Whether the answer is older than its call allows a fresh answer to be. */
  stale: boolean;
  /**
   * Seconds for which nobody needs to ask the host. They end when the answer becomes stale, or when
   * the breaker tries a failing host.
   */
  fresh: number;
  /** Seconds for which the answer may be shown while the catalogue asks the host again. */
  shown: number;
};

/**
 * Outcome of a call: a new answer, an older one from the source's cache, a 404, a failure,
 * or that no slot was free in time.
 */
export type Outcome = 'answer' | 'kept' | 'missing' | 'failure' | 'busy';

export type CatalogueOptions = {
  source: Source;
  trust: Trust;
  log(message: string): void;
  /** Monotonic clock in milliseconds. Tests pass their own. */
  now?: () => number;
  /** Whether answers are cached. False in the preview: each request asks the host. */
  caches?: boolean;
  /** Called with the outcome of each call to the source. */
  called?(name: CallName, outcome: Outcome): void;
  purges?: Purges;
  /** Returns what is withdrawn now. Default: nothing. */
  withdrawn?: () => Withdrawn;
  /** Returns further keys of what a call is for. Default: a season's series, of the list of seasons. */
  relatedKeys?: RelatedKeys;
  /** Called with each answer that is returned, and with the related keys of its call. */
  onShown?(name: CallName, params: object, answer: object, related: readonly string[]): void;
};

/** Bytes of JSON in the cache at most. An entity takes about three times its JSON in memory. */
const MOST_BYTES = 32 * 1024 * 1024;

const MOST_GENDERS = 20_000;

/** Key under which the tally counts failures of the host, whichever call failed. */
const HOST = 'the host';

type CallContext = { name: CallName; params: ParamsOf<CallName> };
/** A cached answer. The value is null after a 404, which is an answer and replaces older ones. */
type CacheEntry = {
  value: object | null;
  bytes: number;
  /** Time at which the host gave the answer, by the catalogue's clock. */
  at: number;
  /** Seconds for which the host says that it is fresh. */
  freshFor?: number;
  /** Whether it is served after a failure: an older answer from the source's cache, or another list. */
  standsIn?: boolean;
  tags?: Tags;
  /** Purged while in flight: serve current waiters, do not cache. */
  purged?: boolean;
};
/** An answer as it came. The body is null after a 404. */
type Given = Terms & { body: string | null; age: number };
/** What a source without a cache says of its answers. */
const NO_TERMS: Terms = { freshFor: null, mayBeStored: true, etag: null };
/** `refreshFailed`: whether the host failed to give a newer answer. */
type LookedUp = { entry: CacheEntry; refreshFailed: boolean };
/** Seconds before a retry of a failing host. The breaker lets no earlier call pass. */
export const RETRY = TRY_EVERY / 1000;

export function createCatalogue({
  source,
  trust,
  log,
  now = () => performance.now(),
  caches = true,
  called = () => undefined,
  purges = createPurges(false),
  withdrawn = () => NOTHING_WITHDRAWN,
  relatedKeys,
  onShown = () => undefined,
}: CatalogueOptions): Catalogue {
  const tally = createTally(log);
  const noteCuts = createCuts(log);
  const cache = new LRUCache<string, CacheEntry, CallContext>({
    maxSize: MOST_BYTES,
    sizeCalculation: (entry) => entry.bytes,
    allowStale: true,
    // If a fetch fails, keep the stale entry (stale-if-error). Without an entry, the fetch rejects.
    noDeleteOnFetchRejection: true,
    // If an entry is evicted while it is being fetched, still wait for the result.
    ignoreFetchAbort: true,
    noDeleteOnStaleGet: true,
    perf: { now },
    ttlResolution: 0,
    async fetchMethod(address, _stale, { options, context }) {
      const { name } = context;
      try {
        const entry = await ask(address, context);
        // A ttl of 0 means that the entry never expires.
        options.ttl = Math.max(1, 1000 * (freshFor(name, entry) - ageOf(entry)));
        // A 404 for a visitor's address does not prove that the host works. Nor does an answer from the
        // embedded files, where the source has both.
        if (entry.value !== null && source.health()?.ok !== false) tally.ended(HOST);
        if (saysNothing(name, entry)) noteFailure(name, new BadAnswer(name));
        else {
          tally.ended(name);
          called(name, entry.value === null ? 'missing' : ageOf(entry) >= 1 ? 'kept' : 'answer');
        }
        return entry;
      } catch (error) {
        noteFailure(name, error);
        throw error;
      }
    },
  });

  function noteFailure(name: CallName, error: unknown): void {
    // A healthy host failed only this call, or was not called.
    const key = error instanceof BadAnswer || source.health()?.ok === true ? name : HOST;
    tally.failed(key, `${source.label}: ${name}: ${wordsOf(error)}`);
    called(name, error instanceof OverLimit ? 'busy' : 'failure');
  }

  const genders = new LRUCache<string, Gender>(counted(MOST_GENDERS));
  function rememberGenders({ items }: AnswerOf<'popularPeople'>): void {
    for (const { id, gender } of items) if (gender) genders.set(id, gender);
  }

  purges.add((tags) => {
    const forgotten: string[] = [];
    cache.forEach((entry, address) => {
      if (entry.tags && isIn(entry.tags, tags)) forgotten.push(address);
    });
    for (const address of forgotten) cache.delete(address);
    filmMemo.forget(tags);
    return 0;
  });

  purges.addDrop(() => cache.clear());

  const capabilities = createCapabilities();
  const known = { lists: source.hasLists, discover: source.hasDiscover };
  /** A source that knows what plays says so for its popular films. */
  const playing = () => {
    if (!source.saysWhatPlays) return capabilities.playing();
    return source.saysWhatPlays() ? 'popular' : null;
  };
  const has = (what: Capability) => (known[what] ?? (() => capabilities.has(what)))() ?? false;

  /** Throws NotFound for a call that needs a capability which the source lacks. */
  async function expectAnnounced(needed: Capability, name: CallName): Promise<void> {
    if (!known[needed] && capabilities.has(needed) === null) await cachedFirst('popular');
    if (!has(needed)) throw new NotFound(name);
  }

  /** Asks for a list from its beginning. */
  function cachedFirst(name: 'popular' | 'discover'): Promise<LookedUp> {
    const params = { page: 1 };
    return cachedOrAsked(addressOf(name, params), { name, params }, false);
  }

  /** Returns the parameters of a call without those that its list does not offer. */
  async function offered<N extends CallName>(
    name: N,
    params: ParamsOf<N>,
    language: Language,
  ): Promise<ParamsOf<N>> {
    const whole = { ...unfiltered(name, params), page: 1 } as ParamsOf<CallName>;
    const { entry } = await cachedOrAsked(
      addressOf(name, whole as never, language),
      { name, params: whole },
      false,
    );
    return onlyOffered(name, params, entry.value);
  }

  let hasProbed = false;
  /** Asks once for the choices, which all pages show, as soon as an envelope announces them. */
  function probe(): void {
    if (hasProbed || known.discover || !has('discover')) return;
    hasProbed = true;
    cachedFirst('discover').catch(() => undefined);
  }

  const filmMemo = createFilmMemo();
  /** Returns what callers get of an answer: search rows with the newest known details of their films. */
  function answerOf(name: CallName, value: object): object {
    return name === 'search' ? filmMemo.completed(value as AnswerOf<'search'>) : value;
  }

  async function ask(address: string, { name, params }: CallContext): Promise<CacheEntry> {
    const before = { purges: purges.count(), drops: purges.drops() };
    const turn = source.cache && (await source.cache.begin(address, calls[name].freshness.fresh));
    let body: string | null | undefined;
    try {
      const given = turn?.shared
        ? sharedBefore(turn.shared)
        : await fetched(address, turn?.tagged());
      body = given.body;
      const { age, etag, freshFor, mayBeStored } = given;
      const value = body === null ? missing(name, params) : readOf(name, body, address, params);
      if (body !== null && value === null) throw new BadAnswer(name);
      const marks = tagged(name, params, value, before);
      const tags = marks.tags && [marks.tags.own, ...marks.tags.shown];
      if (!mayBeStored) turn?.drop();
      else if (!marks.purged) turn?.put({ body, age, tags, etag, freshFor });
      if (value && name === 'popularPeople') rememberGenders(value as AnswerOf<'popularPeople'>);
      if (value) filmMemo.note(name, value);
      const bytes = (body?.length ?? 0) + address.length;
      const at = now() - 1000 * age;
      return { value, bytes, at, freshFor: freshFor ?? Number.POSITIVE_INFINITY, ...marks };
    } finally {
      turn?.refuse(body);
    }
  }

  async function fetched(address: string, cached: Tagged | null = null): Promise<Given> {
    const response = await source.fetch(address, cached);
    const { status, headers } = response;
    const [etag, cacheControl] = [headers.get('etag'), headers.get('cache-control')];
    return {
      body: status === 404 ? null : await bodyOf(response),
      age: Number(headers.get('age')),
      ...(source.cache ? termsOf({ etag, cacheControl }) : NO_TERMS),
    };
  }

  async function bodyOf(response: Response): Promise<string> {
    if (!response.ok) throw new Upstream('Network response was not ok', response.status);
    return response.text();
  }

  /** Returns the value of a 404. Throws if every host must have the address. */
  function missing(name: CallName, params: ParamsOf<CallName>): null {
    if (isOwn(name, params)) throw new Upstream('the host has no such address', 404);
    return null;
  }

  /** Returns an answer's tags, and whether it was purged since `before`, if anything can be. */
  function tagged(
    name: CallName,
    params: ParamsOf<CallName>,
    value: object | null,
    before: { purges: number; drops: number },
  ): Pick<CacheEntry, 'tags' | 'purged'> {
    const isDropped = purges.drops() > before.drops;
    if (!purges.active) return isDropped ? { purged: true } : {};
    const tags = tagsOf(name, params, value);
    return { tags, purged: isDropped || purges.has(tags, before.purges) };
  }

  /** Returns a fallback after a failure (stale-if-error), and caches it until the next retry. */
  async function staleIfError(
    address: string,
    { name, params }: CallContext,
  ): Promise<CacheEntry | null> {
    // A preview shows a failure as it is.
    const last = caches ? await source.standIn?.(address) : null;
    const value = last ? readOf(name, last.body, address, params) : null;
    if (!last || value === null) return null;
    // Always stale, even if the fallback is a new answer of another list.
    const age = Math.max(last.age, calls[name].freshness.fresh + 1);
    const bytes = last.body.length + address.length;
    const at = now() - 1000 * age;
    const stale = {
      value,
      bytes,
      at,
      standsIn: true,
      ...tagged(name, params, value, { purges: purges.count(), drops: purges.drops() }),
    };
    cache.set(address, stale, { ttl: 1000 * RETRY });
    return stale;
  }

  function readOf(
    name: CallName,
    body: string,
    address: string,
    params: ParamsOf<CallName>,
  ): object | null {
    const read = calls[name].read as (
      body: unknown,
      trust: Trust,
      params: unknown,
    ) => object | null;
    const json = parseJson(body);
    const { value, met } = observed(() => read(json, trust, params));
    noteCuts(`${source.label}: ${name}`, address, met);
    if (value !== null && calls[name].declaresUi?.(json)) source.learnUi?.();
    if (value) capabilities.note(name, value, params);
    probe();
    return value;
  }

  /**
   * Returns the cached answer if it is fresh enough, otherwise a new one. If the host
   * fails, returns an older answer (stale-if-error).
   */
  async function cachedOrAsked(
    address: string,
    context: CallContext,
    waitForFresh: boolean,
  ): Promise<LookedUp> {
    if (cache.peek(address)?.purged) cache.delete(address);
    const old = caches ? cache.peek(address) : undefined;
    const age = old ? ageOf(old) : Number.POSITIVE_INFINITY;
    const allowStale = !waitForFresh && age <= calls[context.name].freshness.staleWhileRevalidate;
    try {
      const found = await cache.fetch(address, { context, allowStale, forceRefresh: !caches });
      if (!found) throw new Upstream('no answer');
      return { entry: found, refreshFailed: found.standsIn === true };
    } catch (error) {
      const last = old && age <= STALE_IF_ERROR ? old : await staleIfError(address, context);
      if (!last) throw error;
      return { entry: last, refreshFailed: true };
    }
  }

  function ageOf({ at }: CacheEntry): number {
    return (now() - at) / 1000;
  }

  function answerAge(name: CallName, { entry, refreshFailed }: LookedUp): AnswerAge {
    const age = ageOf(entry);
    const left = freshFor(name, entry) - age;
    const shown = Math.max(0, calls[name].freshness.staleWhileRevalidate - age);
    if (left > 0) return { age, stale: false, fresh: left, shown };
    if (!refreshFailed) return { age, stale: true, fresh: 0, shown };
    // One more RETRY lets a background call start before a visitor has to wait for one.
    return { age, stale: true, fresh: RETRY, shown: Math.max(shown, 2 * RETRY) };
  }

  const relatedKeysOf =
    relatedKeys ??
    seriesOfSeason(withdrawn, async () => {
      const asked = { name: 'seasons', params: {} } as const;
      const { entry } = await cachedOrAsked(addressOf('seasons', {}), asked, false);
      return (entry.value ?? []) as AnswerOf<'seasons'>;
    });
  const { isGone, isWithdrawn, withoutWithdrawn } = createRemover(withdrawn, relatedKeysOf);

  function withTracking(
    onAnswer: OnAnswer,
    { waitForFresh = false, language = ENGLISH }: TrackingOptions = {},
  ): Catalogue {
    return {
      genderSeen: (personId) => genders.get(personId) ?? null,
      isWithdrawn,
      hasLists: () => has('lists'),
      hasDiscover: () => has('discover'),
      playing,
      find: async (outside) => (await source.find?.(outside)) ?? null,
      choices: () => (has('discover') ? capabilities.choices() : null),
      async ask(name, given) {
        const needed = requiredCapability(name);
        if (needed !== null) await expectAnnounced(needed, name);
        const ui = source.knowsUi?.(name) ? language : ENGLISH;
        const params = isNarrowed(name, given) ? await offered(name, given, ui) : given;
        const related = withdrawn().isEmpty ? [] : await relatedKeysOf(name, params);
        // Do not ask the host for a withdrawn entry: the host may lack it.
        if (isGone(name, params, related)) throw new Gone(name);
        const lookup = await cachedOrAsked(
          addressOf(name, params, ui),
          { name, params },
          waitForFresh,
        );
        const { value, tags } = lookup.entry;
        onAnswer(answerAge(name, lookup), tags);
        if (value === null) throw new NotFound(name);
        const answer = answerOf(name, value) as AnswerOf<typeof name>;
        const shown = withoutWithdrawn(name, params, answer, related);
        onShown(name, params, shown, related);
        return shown;
      },
      withTracking,
    };
  }

  return withTracking(() => undefined);
}

function sharedBefore({ status, body, age, etag, freshFor }: SharedAnswer): Given {
  const terms = { etag: etag ?? null, freshFor: freshFor ?? null, mayBeStored: true };
  return { body: status === 404 ? null : body, age, ...terms };
}

/** Returns the seconds for which an answer is fresh. */
function freshFor(
  name: CallName,
  { value, freshFor = Number.POSITIVE_INFINITY }: CacheEntry,
): number {
  return Math.min(value === null ? MISSING_FRESH : calls[name].freshness.fresh, freshFor);
}

function saysNothing(name: CallName, { value }: CacheEntry): boolean {
  const empty = calls[name].saysNothing as ((answer: unknown) => boolean) | undefined;
  return value !== null && empty?.(value) === true;
}
