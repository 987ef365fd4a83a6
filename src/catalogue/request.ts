/** Requests an answer from the source, reads it, and has its body cached outside of memory. */
import { isOwn } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { BadAnswer, NOT_OK, Upstream } from '#/contract/errors.ts';
import { observed } from '#/contract/raw.ts';
import type { Trust } from '#/contract/trust.ts';
import { parseExact } from '#/lib/json.ts';
import type { WithETag } from './cache.ts';
import type { SharedAnswer } from './redis/store.ts';
import type { Purges } from './sources/purges.ts';
import type { Source, Tags } from './sources/source.ts';
import { type Terms, termsOf } from './sources/terms.ts';
import { tagsOf } from './tags.ts';

export type Call = { name: CallName; params: ParamsOf<CallName> };

/** An answer that was read. The value is null after a 404, which is an answer and replaces older ones. */
export type Answer = {
  value: object | null;
  bytes: number;
  /** Seconds since the host gave it. */
  age: number;
  /** Seconds for which the host says that it is fresh; null if it does not say. */
  freshFor: number | null;
  tags?: Tags;
  /** Purged while in flight: serve current waiters, do not cache. */
  purged?: boolean;
};

/** Hears of answers. */
export type Listener = {
  /** Called with each answer that is read. */
  onRead(name: CallName, params: ParamsOf<CallName>, value: object): void;
  /** Called after that with each answer that is no fallback. */
  onNew(name: CallName, value: object): void;
};

export type Requests = {
  /** Returns a new answer. Rejects with Upstream or BadAnswer. */
  ask(address: string, call: Call): Promise<Answer>;
  /** Returns the source's fallback after a failure (stale-if-error); null if there is none. */
  staleIfError(address: string, call: Call): Promise<Answer | null>;
};

/** An answer as it came. The body is null after a 404. */
type Given = Terms & { body: string | null; age: number };
/** What a source without a cache says of its answers. */
const NO_TERMS: Terms = { freshFor: null, mayBeStored: true, etag: null };

export function createRequests(
  source: Source,
  { trust, log, purges }: { trust: Trust; log(message: string): void; purges: Purges },
  { onRead, onNew }: Listener,
): Requests {
  const noteCuts = createCuts(log);

  async function fetched(address: string, cached: WithETag | null = null): Promise<Given> {
    const response = await source.fetch(address, cached);
    const { status, ok, headers } = response;
    if (status !== 404 && !ok) throw new Upstream(NOT_OK, status);
    const [etag, cacheControl] = [headers.get('etag'), headers.get('cache-control')];
    return {
      body: status === 404 ? null : await response.text(),
      age: Number(headers.get('age')),
      ...(source.cache ? termsOf({ etag, cacheControl }) : NO_TERMS),
    };
  }

  /** The numbers of purges and of drops until now. */
  const purgesSoFar = () => ({ purges: purges.count(), drops: purges.drops() });

  /** Returns an answer's tags, and whether it was purged since `before`, if anything can be. */
  function marksOf(
    { name, params }: Call,
    value: object | null,
    before = purgesSoFar(),
  ): Pick<Answer, 'tags' | 'purged'> {
    const isDropped = purges.drops() > before.drops;
    if (!purges.active) return isDropped ? { purged: true } : {};
    const tags = tagsOf(name, params, value);
    return { tags, purged: isDropped || purges.has(tags, before.purges) };
  }

  /** Reads a body. Throws BadAnswer if it does not have the shape of the call. */
  function readOf(body: string, address: string, { name, params }: Call): object {
    const read = calls[name].read as (
      body: unknown,
      trust: Trust,
      params: unknown,
    ) => object | null;
    const json = parseExact(body);
    const { value, met, unread } = observed(() => read(json, trust, params));
    const reasons = [...met].map((limit) => `${limit}. The rest is not read.`);
    if (value !== null && unread !== null) {
      reasons.push(`most rows can not be read, because of ${unread}`);
    }
    noteCuts(`${source.label}: ${name}`, address, reasons);
    if (value === null) throw new BadAnswer(name, unread);
    if (calls[name].declaresUi?.(json)) source.learnUi?.();
    onRead(name, params, value);
    return value;
  }

  /** Returns the value of a body; null if it does not have the shape of the call. */
  function readable(...answer: Parameters<typeof readOf>): object | null {
    try {
      return readOf(...answer);
    } catch (error) {
      if (error instanceof BadAnswer) return null;
      throw error;
    }
  }

  return {
    async ask(address, call) {
      const { name } = call;
      const before = purgesSoFar();
      const { fresh } = calls[name].freshness;
      const turn = source.cache && (await source.cache.begin(address, fresh));
      let body: string | null | undefined;
      try {
        const given = turn?.shared
          ? sharedBefore(turn.shared)
          : await fetched(address, turn?.withETag());
        body = given.body;
        const { age, etag, freshFor, mayBeStored } = given;
        const value = body === null ? missing(call) : readOf(body, address, call);
        const marks = marksOf(call, value, before);
        const tags = marks.tags && [marks.tags.own, ...marks.tags.shown];
        if (!mayBeStored) turn?.drop();
        else if (!marks.purged) turn?.put({ body, age, tags, etag, freshFor });
        if (value) onNew(name, value);
        return { value, bytes: bytesOf(address, body), age, freshFor, ...marks };
      } finally {
        turn?.refuse(body);
      }
    },
    async staleIfError(address, call) {
      const last = await source.staleIfError?.(address);
      const value = last ? readable(last.body, address, call) : null;
      if (!last || value === null) return null;
      // Always stale, even if the fallback is a new answer of another list.
      const age = Math.max(last.age, calls[call.name].freshness.fresh + 1);
      return {
        value,
        bytes: bytesOf(address, last.body),
        age,
        freshFor: null,
        ...marksOf(call, value),
      };
    },
  };
}

/** Returns the value of a 404. Throws if every host must have the address. */
function missing({ name, params }: Call): null {
  if (isOwn(name, params)) throw new Upstream('the host has no such address', 404);
  return null;
}

function sharedBefore({ status, body, age, etag, freshFor }: SharedAnswer): Given {
  const terms = { etag: etag ?? null, freshFor: freshFor ?? null, mayBeStored: true };
  return { body: status === 404 ? null : body, age, ...terms };
}

const bytesOf = (address: string, body: string | null) => (body?.length ?? 0) + address.length;

/**
 * Logs what is not read of answers, and why: one line for each call and reason. The line comes again
 * only after that answer was read without it.
 */
function createCuts(log: (message: string) => void) {
  /** The address of the answer that each line is about. */
  const logged = new Map<string, string>();

  /** Takes why parts of the answer at `address` are not read. `call` names it in the log. */
  return (call: string, address: string, reasons: readonly string[]): void => {
    const lines = reasons.map((reason) => `${call}: ${reason}`);
    for (const [line, of] of logged) {
      if (of === address && !lines.includes(line)) logged.delete(line);
    }
    for (const line of lines) {
      if (!logged.has(line)) log(line);
      logged.set(line, logged.get(line) ?? address);
    }
  };
}
