/**
 * Every call of the contract, typed, in our own terms. Answers are kept fresh for the time their
 * call declares, served stale while they are asked for again for as long as it allows, asked for once
 * however many wait, and the last good one stands in for up to a day when the host fails.
 */
import { LRUCache } from 'lru-cache';
import { addressOf } from '#/contract/address.ts';
import { type AnswerOf, type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { BadAnswer, NotFound, Upstream } from '#/contract/errors.ts';
import type { Gender } from '#/contract/person.ts';
import type { Trust } from '#/contract/trust.ts';
import { TRY_EVERY } from '#/source/guard.ts';
import type { Source } from '#/source/source.ts';
import { createTally } from './tally.ts';

export type Catalogue = {
  /** Rejects with NotFound, Upstream or BadAnswer, and with nothing else. */
  ask<N extends CallName>(name: N, params: ParamsOf<N>): Promise<AnswerOf<N>>;
  /** The gender of a person as a list of people once gave it: some hosts leave it out of details. */
  genderSeen(personId: string): Gender | null;
  /** The same catalogue, which reports the age of every answer that it gives. */
  telling(heard: (age: AnswerAge) => void, options?: TellingOptions): Catalogue;
};

export type TellingOptions = {
  /** Waits for the host instead of serving a stale answer; the stale one still stands in if that fails. */
  patient?: boolean;
};

/** How old an answer is and how long it may be shown, in seconds. */
export type AnswerAge = {
  /** Since the host gave it. */
  age: number;
  /** It is older than its call calls fresh. */
  stale: boolean;
  /** For so long nobody needs to ask the host: until it is stale, or until the breaker tries a failing host. */
  fresh: number;
  /** For so long it may be shown while the host is asked again. */
  shown: number;
};

export type CatalogueOptions = {
  source: Source;
  trust: Trust;
  log(message: string): void;
  /** Milliseconds that pass; tests give a clock of their own. */
  now?: () => number;
};

/** Bytes of answers that are kept; an entity in memory takes about three times its JSON. */
const MOST_BYTES = 32 * 1024 * 1024;

const MOST_GENDERS = 20_000;

/** What failures of the host are counted as, whichever call they met. */
const HOST = 'the host';

type Asked = { name: CallName; params: ParamsOf<CallName> };
/** A null value: the host said that there is no such thing. That is an answer, and replaces older ones. */
type Kept = {
  value: object | null;
  bytes: number;
  /** When it was had, by the catalogue's clock. */
  at: number;
};
/** `inVain`: the host was asked for a newer one just before, and failed. */
type Found = { kept: Kept; inVain: boolean };
/** Seconds for which a 404 is believed. */
const MISSING_FRESH = 60;
/** Seconds for which the last good answer stands in for a host that fails. */
const STANDS_IN = 86_400;
/** Seconds after which a failing host is worth another call: the breaker lets none pass before. */
export const RETRY = TRY_EVERY / 1000;

export function createCatalogue({
  source,
  trust,
  log,
  now = () => performance.now(),
}: CatalogueOptions): Catalogue {
  const tally = createTally(log);
  const cache = new LRUCache<string, Kept, Asked>({
    maxSize: MOST_BYTES,
    sizeCalculation: (kept) => kept.bytes,
    allowStale: true,
    // A stale answer is served before its call is known to fail; with none, the failure is the answer.
    noDeleteOnFetchRejection: true,
    // If an entry is evicted while it is being fetched, still wait for the result.
    ignoreFetchAbort: true,
    noDeleteOnStaleGet: true,
    perf: { now },
    ttlResolution: 0,
    async fetchMethod(address, _stale, { options, context }) {
      const { name } = context;
      try {
        const kept = await ask(address, context);
        options.ttl = 1000 * freshFor(name, kept);
        tally.ended(HOST);
        tally.ended(name);
        return kept;
      } catch (error) {
        tally.failed(error instanceof BadAnswer ? name : HOST, `${name}: ${wordsOf(error)}`);
        throw error;
      }
    },
  });

  const genders = new LRUCache<string, Gender>({ max: MOST_GENDERS });
  function rememberGenders({ items }: AnswerOf<'popularPeople'>): void {
    for (const { id, gender } of items) if (gender) genders.set(id, gender);
  }

  async function ask(address: string, { name, params }: Asked): Promise<Kept> {
    const response = await source.fetch(address);
    if (response.status === 404) return kept(null, address.length);
    if (!response.ok) throw new Upstream('Network response was not ok', response.status);
    const body = await response.text();
    const read = calls[name].read as (
      body: unknown,
      trust: Trust,
      params: unknown,
    ) => object | null;
    const value = read(parsed(body), trust, params);
    if (value === null) throw new BadAnswer(name);
    if (name === 'popularPeople') rememberGenders(value as AnswerOf<'popularPeople'>);
    return kept(value, body.length + address.length);
  }

  function kept(value: object | null, bytes: number): Kept {
    return { value, bytes, at: now() };
  }

  /** What is kept and young enough; otherwise what the host says now, or what stands in for it. */
  async function keptOrAsked(address: string, context: Asked, patient: boolean): Promise<Found> {
    const old = cache.peek(address);
    const age = old ? ageOf(old) : Number.POSITIVE_INFINITY;
    const allowStale = !patient && age <= calls[context.name].freshness.whileAsked;
    try {
      const found = await cache.fetch(address, { context, allowStale });
      if (!found) throw new Upstream('no answer');
      return { kept: found, inVain: false };
    } catch (error) {
      if (!old || age > STANDS_IN) throw error;
      return { kept: old, inVain: true };
    }
  }

  function ageOf({ at }: Kept): number {
    return (now() - at) / 1000;
  }

  function answerAge(name: CallName, { kept, inVain }: Found): AnswerAge {
    const age = ageOf(kept);
    const left = freshFor(name, kept) - age;
    const shown = Math.max(0, calls[name].freshness.whileAsked - age);
    if (left > 0) return { age, stale: false, fresh: left, shown };
    if (!inVain) return { age, stale: true, fresh: 0, shown };
    // The next call to the host may be under way before a visitor has to wait for one.
    return { age, stale: true, fresh: RETRY, shown: Math.max(shown, 2 * RETRY) };
  }

  function telling(
    heard: (age: AnswerAge) => void,
    { patient = false }: TellingOptions = {},
  ): Catalogue {
    return {
      genderSeen: (personId) => genders.get(personId) ?? null,
      async ask(name, params) {
        const found = await keptOrAsked(addressOf(name, params), { name, params }, patient);
        heard(answerAge(name, found));
        if (found.kept.value === null) throw new NotFound(name);
        return found.kept.value as AnswerOf<typeof name>;
      },
      telling,
    };
  }

  return telling(() => undefined);
}

/** Seconds. */
function freshFor(name: CallName, { value }: Kept): number {
  return value === null ? MISSING_FRESH : calls[name].freshness.fresh;
}

/** Anything for a reader to refuse: undefined when the text is no JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const status = error instanceof Upstream ? error.status : null;
  return status === null ? error.message : `${error.message} (${status})`;
}
