import { addressOf, type Matched, matchCall } from '#/contract/address.ts';
import { calls } from '#/contract/calls.ts';
import { STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import type { Shelf } from '../disk/answer-file.ts';
import type { Lease, SharedAnswers } from '../redis/shared-answers.ts';
import { callKind } from './call-kind.ts';
import { type Answer, createClient, type Proxies } from './client.ts';
import { createGuard, type GuardOptions, IN_FLIGHT } from './guard.ts';
import { type CacheableAnswer, FRESH_FOR, type Source } from './source.ts';
import { type Terms, termsOf } from './terms.ts';

/** Largest answer that is read, in bytes after decoding. */
export const LARGEST_ANSWER = 5 * 1024 * 1024;

export type RemoteOptions = Omit<GuardOptions, 'timeout' | 'probe' | 'turn'> & {
  connectWithin?: number;
  proxies?: Proxies;
  shelf?: Shelf;
  /** What instances share. */
  sharedAnswers?: SharedAnswers;
  /** The host's token, sent with each call to it, and to nobody else. */
  token?: string | null;
};

/**
 * What the host said of an answer, whether it is the cached one, which has not changed, and whether
 * instances share it.
 */
type Given = Terms & { renewed: boolean; isShared: boolean };
/** A cached answer with its entity tag. */
type Tagged = { body: string; etag: string };

/** The list that every host has, and the first that visitors see. */
const PROBE = addressOf('popular', { page: 1 });

/** Status of an answer that has not changed (RFC 9110, 15.4.5). Nobody else asks for one. */
const UNCHANGED = 304;

/**
 * Returns a source that calls a host over HTTP. `origin` may end in a path, which stands before that
 * of each call. An answer must arrive in full within `timeout` milliseconds and have at most 5 MB.
 * Redirects are not followed. Calls to a failing host stop for a while: see guard.ts. An answer that
 * another instance has just had is not asked for again. A cached one is requested with its tag.
 */
export function remoteSource(
  origin: string,
  timeout: number,
  { connectWithin, proxies, shelf, sharedAnswers, token, ...bounds }: RemoteOptions = {},
): Source {
  const client = createClient({
    connections: bounds.inFlight ?? IN_FLIGHT,
    connectWithin,
    proxies,
  });
  const authorization = token ? `Bearer ${token}` : undefined;
  const asked = { accept: 'application/json', mostBytes: LARGEST_ANSWER, authorization };
  const probe = (signal: AbortSignal) => client.get(origin + PROBE, { ...asked, signal });
  const guard = createGuard({ timeout, probe, ...bounds });
  /** The leases of answers that are not settled yet. */
  const leases = new Map<string, Lease>();
  const given = new WeakMap<Response, Given>();
  let knowsUi = false;

  function respond(answer: { status: number; body: BodyInit; age: number } & Given): Response {
    const { status, body, age, freshFor } = answer;
    const headers = { age: `${age}`, ...(freshFor !== null && { [FRESH_FOR]: `${freshFor}` }) };
    const response = new Response(body, { status, headers });
    given.set(response, answer);
    return response;
  }

  /** Returns the cached answer, if it can be revalidated. */
  function cachedOf(path: string): Tagged | null {
    return tagged(leases.get(path)?.older) ?? tagged(shelf?.get(origin, path));
  }

  async function ask(path: string, matched: Matched): Promise<Response> {
    const cached = cachedOf(path);
    const address = `${origin}${path}`;
    let renewed = false;
    const call = async (signal: AbortSignal): Promise<Answer> => {
      const answer = await client.get(address, { ...asked, ifNoneMatch: cached?.etag, signal });
      renewed = cached !== null && answer.status === UNCHANGED;
      return cached && renewed ? unchanged(answer, cached) : answer;
    };
    const answer = await guard.run(call, callKind(matched));
    const { body, status } = answer;
    const terms = { ...termsOf(answer), renewed, isShared: false };
    return respond({ status: statusOf(status), body, age: 0, ...terms });
  }

  async function shared(
    path: string,
    matched: Matched,
    sharedAnswers: SharedAnswers,
  ): Promise<Response> {
    const fresh = matched.outcome === 'call' ? calls[matched.name].freshness.fresh : 0;
    const begun = await sharedAnswers.begin(origin + path, fresh);
    if (begun.shared) {
      const { etag = null, freshFor = null } = begun.shared;
      const terms = { etag, freshFor, mayBeStored: true, renewed: false, isShared: true };
      return respond({ ...begun.shared, ...terms });
    }
    if (begun.lease) leases.set(path, begun.lease);
    try {
      return await ask(path, matched);
    } catch (error) {
      commit(path, null);
      throw error;
    }
  }

  function commit(path: string, worth: CacheableAnswer | null, response?: Response): void {
    const lease = leases.get(path);
    leases.delete(path);
    const {
      renewed = false,
      isShared = false,
      mayBeStored = true,
      etag,
      freshFor,
    } = (response && given.get(response)) ?? {};
    // A cached answer must not come back if it is unusable, or older than one with no-store.
    if (worth ? !mayBeStored : renewed) {
      shelf?.drop(origin, path);
      lease?.drop();
    }
    if (!worth) {
      if (isShared) sharedAnswers?.drop(origin + path);
      lease?.free();
      return;
    }
    if (!mayBeStored) return;
    const { body, age, tags } = worth;
    const all = tags ? [tags.own, ...tags.shown] : [];
    if (body === null) shelf?.drop(origin, path);
    else shelf?.put(origin, path, body, { age, tags: all, etag });
    const status = body === null ? 404 : 200;
    lease?.put({ status, body: body ?? '', tags: all, etag, freshFor });
  }

  return {
    label: origin,
    fetch(path) {
      const [pathname = '', query] = path.split('?');
      const matched = matchCall(pathname, new URLSearchParams(query));
      return sharedAnswers ? shared(path, matched, sharedAnswers) : ask(path, matched);
    },
    settle: commit,
    knowsUi: () => knowsUi,
    learnUi() {
      knowsUi = true;
    },
    async standIn(path) {
      const last = shelf?.get(origin, path) ?? (await sharedAnswers?.last(origin + path)) ?? null;
      return last && last.age <= STALE_IF_ERROR && last.body !== '' ? last : null;
    },
    forget: (tags) => shelf?.forget(tags),
    health: guard.health,
    circuitOpen: guard.circuitOpen,
    close: client.close,
  };
}

/**
 * Maps a status to one of the contract. What a host has withdrawn is not there. A redirect is not an
 * answer of the contract, and `Response` can not be constructed with some statuses.
 */
function statusOf(status: number): number {
  if (status === 410) return 404;
  if (status >= 200 && status < 300 && status !== 204) return 200;
  return status >= 400 && status < 600 ? status : 502;
}

/** Returns an answer if it has a tag. */
function tagged(cached: { body: string; etag?: string | null } | null | undefined): Tagged | null {
  return cached?.etag ? { body: cached.body, etag: cached.etag } : null;
}

/** Returns the cached answer with the host's new headers. */
function unchanged(answer: Answer, { body, etag }: Tagged): Answer {
  const bytes = new TextEncoder().encode(body);
  return { ...answer, status: 200, body: bytes, etag: answer.etag ?? etag };
}
