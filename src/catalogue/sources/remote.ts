import { isUtf8 } from 'node:buffer';
import { addressOf, matchCall } from '#/contract/address.ts';
import { STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { type AnswerStores, createAnswerCache, type WithETag } from '../cache.ts';
import { callKind } from './call-kind.ts';
import { type Answer, createClient, type Proxies } from './client.ts';
import { createGuard, type GuardOptions, IN_FLIGHT } from './guard.ts';
import type { Source } from './source.ts';

/** Largest answer that is read, in bytes after decoding. */
export const LARGEST_ANSWER = 5 * 1024 * 1024;

export type RemoteOptions = Omit<GuardOptions, 'timeout' | 'probe' | 'turn'> &
  AnswerStores & {
    connectWithin?: number;
    proxies?: Proxies;
    /** The host's token, sent with each call to it, and to nobody else. */
    token?: string | null;
  };

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
  const requestOptions = { accept: 'application/json', mostBytes: LARGEST_ANSWER, authorization };
  const probe = (signal: AbortSignal) => client.get(origin + PROBE, { ...requestOptions, signal });
  const guard = createGuard({ timeout, probe, ...bounds });
  const cache = createAnswerCache(origin, { shelf, sharedAnswers });
  let knowsUi = false;

  return {
    label: origin,
    cache,
    async fetch(path, cached) {
      const [pathname = '', query] = path.split('?');
      const matched = matchCall(pathname, new URLSearchParams(query));
      const call = async (signal: AbortSignal): Promise<Answer> => {
        const ifNoneMatch = cached?.etag;
        const answer = await client.get(origin + path, { ...requestOptions, ifNoneMatch, signal });
        return cached && answer.status === UNCHANGED ? unchanged(answer, cached) : answer;
      };
      const { status, body, type, etag, cacheControl } = await guard.run(call, callKind(matched));
      return new Response(utf8Of(body, type), {
        status: statusOf(status),
        headers: {
          ...(etag !== null && { etag }),
          ...(cacheControl !== null && { 'cache-control': cacheControl }),
        },
      });
    },
    knowsUi: () => knowsUi,
    learnUi() {
      knowsUi = true;
    },
    async staleIfError(path) {
      const last = await cache.last(path, (body) => body);
      return last && last.age <= STALE_IF_ERROR ? { body: last.value, age: last.age } : null;
    },
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

/** Returns the cached answer with the host's new headers. */
function unchanged(answer: Answer, { body, etag }: WithETag): Answer {
  const bytes = new TextEncoder().encode(body);
  return { ...answer, status: 200, body: bytes, etag: answer.etag ?? etag };
}

/** Controls that no JSON text has: NUL and escape. A body with one is in another encoding, though it is valid UTF-8. */
const CONTROLS = [0x00, 0x1b];

/**
 * Returns a body as UTF-8, or as text where its `Content-Type` names another encoding and the bytes are not UTF-8: many
 * hosts name an encoding that they do not use.
 */
export function utf8Of(
  body: Uint8Array<ArrayBuffer>,
  type: string | null,
): Uint8Array<ArrayBuffer> | string {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*(?:["']\s*)?([^\s"';]+)/i.exec(type ?? '') ?? [];
  if (/^utf-?8$/i.test(charset) || isJsonInUtf8(body)) return body;
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // The encoding is unknown.
    return body;
  }
}

function isJsonInUtf8(body: Uint8Array): boolean {
  return isUtf8(body) && !CONTROLS.some((control) => body.includes(control));
}
