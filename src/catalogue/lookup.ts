/**
 * The answers to calls, in memory. Concurrent callers share one request. A stale answer is served while
 * the source is asked again, and for up to a day while it fails (stale-if-error).
 */
import { LRUCache } from 'lru-cache';
import { addressOf } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { BadAnswer, NOT_OK, OverLimit, Upstream } from '#/contract/errors.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { MISSING_FRESH, STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import type { Trust } from '#/contract/trust.ts';
import { type Answer, type Call, createRequests, type Listener } from './request.ts';
import { TRY_EVERY } from './sources/breaker.ts';
import { SEARCHES } from './sources/call-kind.ts';
import { wordsOf } from './sources/failures.ts';
import { createPurges, isIn, type Purges } from './sources/purges.ts';
import type { Source, Tags } from './sources/source.ts';
import { createTally } from './tally.ts';

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

/** The age of what no host has to be asked for. */
export const ALWAYS_FRESH: AnswerAge = {
  age: 0,
  stale: false,
  fresh: Number.POSITIVE_INFINITY,
  shown: Number.POSITIVE_INFINITY,
};

/**
 * Outcome of a call: a new answer, an older one from the source's cache, a 404, a failure,
 * or that no slot was free in time.
 */
export type Outcome = 'answer' | 'kept' | 'missing' | 'failure' | 'busy';

export type LookupOptions = {
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
};

/** An answer. The value is null after a 404. */
export type LookedUp = { value: object | null; tags: Tags | undefined; age: AnswerAge };

/**
 * Returns the answer in memory if it is fresh enough, otherwise a new one. If the host fails, returns an
 * older answer. Rejects with Upstream or BadAnswer. `waitForFresh`: waits for the host instead of
 * returning a stale answer.
 */
export type Lookup = <N extends CallName>(
  name: N,
  params: ParamsOf<N>,
  options?: { waitForFresh?: boolean; language?: Language },
) => Promise<LookedUp>;

/** Bytes of JSON in memory at most. An entity takes about three times its JSON. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Seconds before a retry of a failing host. The breaker lets no earlier call pass. */
export const RETRY = TRY_EVERY / 1000;

/** An answer in memory. */
type CacheEntry = Omit<Answer, 'age'> & {
  /** Time at which the host gave the answer, by the monotonic clock. */
  at: number;
  /** Whether it is served after a failure: an older answer from the source's cache, or another list. */
  isFallback?: boolean;
};

export function createLookup(
  {
    source,
    trust,
    log,
    now = () => performance.now(),
    caches = true,
    called = () => undefined,
    purges = createPurges(false),
  }: LookupOptions,
  listener: Listener,
): Lookup {
  const tally = createTally(log, now);
  const requests = createRequests(source, { trust, log, purges }, listener);
  const entryOf = ({ age, ...answer }: Answer): CacheEntry => ({
    ...answer,
    at: now() - 1000 * age,
  });
  const cache = new LRUCache<string, CacheEntry, Call>({
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
        const entry = entryOf(await requests.ask(address, context));
        // A ttl of 0 means that the entry never expires.
        options.ttl = Math.max(1, 1000 * (freshFor(name, entry) - ageOf(entry)));
        if (saysNothing(name, entry)) noteFailure(name, address, new BadAnswer(name));
        else {
          // A 404 for a visitor's address does not prove that the host works. Nor does an answer from the
          // embedded files, where the source has both.
          if (entry.value !== null && source.health()?.ok !== false) tally.ended(name);
          if (entry.value === null) noteMissing(name, address);
          called(name, entry.value === null ? 'missing' : ageOf(entry) >= 1 ? 'kept' : 'answer');
        }
        return entry;
      } catch (error) {
        noteFailure(name, address, error);
        throw error;
      }
    },
  });

  /** Returns a line of the log about a call. What a visitor searches for is not said. */
  function lineOf(name: CallName, address: string, error: unknown): string {
    const [path] = SEARCHES.includes(name) ? address.split('?') : [address];
    return `${source.label}: ${name}: ${path}: ${wordsOf(error)}`;
  }

  /** Logs the 404 of a remote host for a film: it may refuse what its lists name. Only remote hosts have a circuit. */
  function noteMissing(name: CallName, address: string): void {
    if (name !== 'movie' || !source.circuitOpen) return;
    tally.noted(`${name} 404`, lineOf(name, address, new Upstream(NOT_OK, 404)));
  }

  function noteFailure(name: CallName, address: string, error: unknown): void {
    tally.failed(name, lineOf(name, address, error));
    called(name, error instanceof OverLimit ? 'busy' : 'failure');
  }

  purges.add((tags) => {
    const forgotten: string[] = [];
    cache.forEach((entry, address) => {
      if (entry.tags && isIn(entry.tags, tags)) forgotten.push(address);
    });
    for (const address of forgotten) cache.delete(address);
  });
  purges.addDrop(() => cache.clear());

  /** Returns the source's fallback, and keeps it until the next retry. A preview shows a failure as it is. */
  async function fallback(address: string, call: Call): Promise<CacheEntry | null> {
    const found = caches ? await requests.staleIfError(address, call) : null;
    if (!found) return null;
    const entry = { ...entryOf(found), isFallback: true };
    cache.set(address, entry, { ttl: 1000 * RETRY });
    return entry;
  }

  function ageOf({ at }: CacheEntry): number {
    return (now() - at) / 1000;
  }

  function foundOf(name: CallName, entry: CacheEntry, refreshFailed: boolean): LookedUp {
    const { value, tags } = entry;
    return { value, tags, age: answerAge(name, entry, refreshFailed) };
  }

  function answerAge(name: CallName, entry: CacheEntry, refreshFailed: boolean): AnswerAge {
    const age = ageOf(entry);
    const left = freshFor(name, entry) - age;
    const shown = Math.max(0, calls[name].freshness.staleWhileRevalidate - age);
    if (left > 0) return { age, stale: false, fresh: left, shown };
    if (!refreshFailed) return { age, stale: true, fresh: 0, shown };
    // One more RETRY lets a background call start before a visitor has to wait for one.
    return { age, stale: true, fresh: RETRY, shown: Math.max(shown, 2 * RETRY) };
  }

  return async (name, params, { waitForFresh = false, language = ENGLISH } = {}) => {
    const address = addressOf(name, params, language);
    const context: Call = { name, params };
    if (cache.peek(address)?.purged) cache.delete(address);
    const old = caches ? cache.peek(address) : undefined;
    const age = old ? ageOf(old) : Number.POSITIVE_INFINITY;
    const allowStale = !waitForFresh && age <= calls[name].freshness.staleWhileRevalidate;
    try {
      const entry = await cache.fetch(address, { context, allowStale, forceRefresh: !caches });
      if (!entry) throw new Upstream('no answer');
      return foundOf(name, entry, entry.isFallback === true);
    } catch (error) {
      const last = old && age <= STALE_IF_ERROR ? old : await fallback(address, context);
      if (!last) throw error;
      return foundOf(name, last, true);
    }
  };
}

/** Returns the seconds for which an answer is fresh. */
function freshFor(name: CallName, { value, freshFor }: CacheEntry): number {
  const longest = value === null ? MISSING_FRESH : calls[name].freshness.fresh;
  return Math.min(longest, freshFor ?? longest);
}

function saysNothing(name: CallName, { value }: CacheEntry): boolean {
  const empty = calls[name].saysNothing as ((answer: unknown) => boolean) | undefined;
  return value !== null && empty?.(value) === true;
}
