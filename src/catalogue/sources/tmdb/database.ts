/**
 * Asks the movie database, within its limits, and reads through the shelf: an answer that is fresh
 * there costs no request, however many processes and restarts ago it came.
 */

import { NotFound, Upstream } from '#/contract/errors.ts';
import { field, text } from '#/contract/raw.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import { parseJson } from '#/lib/json.ts';
import { type Aged, type AnswerStores, createAnswerCache } from '../../cache.ts';
import { TRY_EVERY } from '../breaker.ts';
import type { CallKind } from '../call-kind.ts';
import { createClient, type Proxies } from '../client.ts';
import { createGuard, QUEUED_FOR } from '../guard.ts';
import type { Purges } from '../purges.ts';
import type { Health } from '../source.ts';
import { createPace, type Pace } from './pace.ts';
import { CONFIGURATION } from './requests.ts';
import { idIn } from './rows.ts';
import { tagsIn } from './tags.ts';

/** Limits that the database bears with room to spare: it speaks of 20 connections and 50 requests. */
export const CONNECTIONS = 16;
export const PER_SECOND = 40;
/** Calls that may wait for a connection and their turn: more than the pace lets through in time. */
const WAITING = 512;
/** Milliseconds to rest after a 429 that does not say for how long. */
const REST = 1000;
/** Milliseconds that must be left for a request to be repeated after a gateway's failure. */
const LEFT_FOR_RETRY = 1500;
/** Largest answer that is read: a person with a thousand credits has half a megabyte. */
const MOST_BYTES = 4 * 1024 * 1024;

/** What an answer on the shelf may be used for, by its age in seconds. */
export type Reading = {
  /** Age up to which it is used without a request. */
  fresh: number;
  /** Age up to which it is used while the database is asked in the background. Default: `fresh`. */
  staleWhileRevalidate?: number;
  /** Uses the last answer of any age, else one that instances share, and never asks the database. */
  shelfOnly?: boolean;
  /** Called with the age of the answer, if it is the shelf's. */
  onAnswer?(age: number): void;
  /** The call of the contract for which the request is. Default: a visitor's. */
  kind?: CallKind;
};

export type Database = {
  /** Returns the JSON of a request's answer. Rejects with NotFound or Upstream. */
  get(request: string, reading: Reading): Promise<unknown>;
  /** Returns the same database for other people's clients, who get a quarter of the rate. */
  forGuests(): Pick<Database, 'get'>;
  /** Asks whether the token is good. Never rejects. */
  check(): Promise<void>;
  health(): Health | null;
  /** Returns whether calls have stopped, because the database fails. */
  circuitOpen(): boolean;
  close(): void;
};

export type DatabaseOptions = AnswerStores & {
  /** TMDB_URL: what stands before each request. */
  base: string;
  /** A read token. It is sent to `base` and appears in no message. */
  token: string;
  /** Milliseconds from the moment when a request is sent to its whole answer. */
  timeout: number;
  /** Milliseconds for which a request may wait until it is sent. */
  queuedFor?: number;
  proxies: Proxies;
  /** Connections at the same time. */
  connections?: number;
  /** Requests a second. Tests that do not wait for it pass more. */
  perSecond?: number;
  /** Makes a pace of visitors or of guests. Default: one of this process alone. */
  paceOf?: (name: string, perSecond: number) => Pace;
  purges?: Purges;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
  /** The wall clock, in milliseconds since 1970. */
  wall?: () => number;
  log(message: string): void;
};

const REFUSED = 'the token is refused';

export function openDatabase(options: DatabaseOptions): Database {
  const { base, token, timeout, proxies, log, purges } = options;
  const { connections = CONNECTIONS, perSecond = PER_SECOND } = options;
  const { paceOf = (_name, rate) => createPace(rate) } = options;
  const { queuedFor = QUEUED_FOR, now = () => performance.now(), wall = Date.now } = options;
  const client = createClient({ connections, proxies });
  const requestOptions = {
    accept: 'application/json',
    mostBytes: MOST_BYTES,
    authorization: `Bearer ${token}`,
  };
  const sendTo = (request: string) => (signal: AbortSignal) =>
    client.get(base + request, { ...requestOptions, signal });
  const visitors = paceOf('visitors', perSecond);
  const searches = paceOf('searches', perSecond / 2);
  /** Searches get at most half of the turns, so that other calls always find some. */
  async function turn(within: number, { isMinor = false }: CallKind): Promise<void> {
    const begin = now();
    if (isMinor) await searches.turn(within);
    await visitors.turn(within - (now() - begin));
  }
  const guard = createGuard({
    timeout,
    queuedFor,
    inFlight: connections,
    waiting: WAITING,
    leftForRetry: LEFT_FOR_RETRY,
    restAfter429: REST,
    probe: sendTo(CONFIGURATION),
    turn,
    now,
    wall,
  });
  const cache = createAnswerCache(base, options, purges);
  /** When the token was refused, by both clocks; null while it is good. */
  let refused: { at: number; wall: number } | null = null;

  function refuse(): Upstream {
    if (refused === null) {
      log(
        `TMDB_TOKEN is refused by ${base} (401): set a valid API Read Access Token. ` +
          'Until then only kept answers and the open catalogue are shown.',
      );
    }
    refused = { at: now(), wall: wall() };
    return new Upstream(REFUSED, 401);
  }

  async function call(request: string, kind?: CallKind): Promise<string> {
    const isLeftAlone = refused !== null && now() < refused.at + TRY_EVERY;
    if (isLeftAlone && request !== CONFIGURATION) throw new Upstream(REFUSED, 401);
    const { status, body } = await guard.run(sendTo(request), kind);
    if (status === 401) throw refuse();
    refused = null;
    if (status === 404) throw new NotFound('not there');
    if (status < 200 || status >= 300) {
      throw new Upstream(`the database failed at ${request.split('?')[0]}`, status);
    }
    return Buffer.from(body).toString();
  }

  const ask = (request: string, { fresh, kind }: Reading) =>
    cache.ask(request, {
      fresh,
      read,
      ask: () => call(request, kind),
      ...(purges?.active && { tagsOf: (value) => tagsIn(request, value) }),
    });

  async function get(request: string, reading: Reading, load = ask): Promise<unknown> {
    const { fresh, staleWhileRevalidate = fresh, shelfOnly = false, onAnswer } = reading;
    const stored = shelfOnly
      ? await cache.last(request, read)
      : cache.onDisk(request, staleWhileRevalidate, read);
    if (shelfOnly && !stored) throw new Upstream('no answer is kept');
    // The next reader gets what this background call brings. A failure leaves the last answer.
    if (stored && !shelfOnly && stored.age > fresh) load(request, reading).catch(() => undefined);
    const { value, age } = stored ?? (await load(request, reading));
    if (age > 0) onAnswer?.(age);
    return value;
  }

  function forGuests(): Pick<Database, 'get'> {
    const slower = paceOf('guests', perSecond / 4);
    // Not shared with visitors: one who asks the same must not wait for a guest's turn.
    const waiting = createCoalescer<Aged<unknown>>();
    const askInTurn = (request: string, reading: Reading) =>
      waiting.run(request, async () => {
        const begin = now();
        await slower.turn(queuedFor);
        const waitFor = queuedFor - (now() - begin);
        return ask(request, { ...reading, kind: { ...reading.kind, waitFor } });
      });
    return { get: (request, reading) => get(request, reading, askInTurn) };
  }

  return {
    get: (request, reading) => get(request, reading),
    forGuests,
    check: async () => void (await call(CONFIGURATION, { isOwn: true }).catch(() => undefined)),
    health: () => (refused === null ? guard.health() : { ok: false, at: refused.wall }),
    circuitOpen: guard.circuitOpen,
    close: () => client.close(),
  };
}

/**
 * Reads a list, what an id stands for, or a thing with a name. Nothing else may take the place of the last good
 * answer.
 */
function read(body: string): unknown {
  const value = parseJson(body);
  const name = text(field(value, 'title')) ?? text(field(value, 'name'));
  const isList = ['results', 'movie_results', 'parts'].some((key) =>
    Array.isArray(field(value, key)),
  );
  return isList || (name !== null && idIn(value) !== null) ? value : undefined;
}
