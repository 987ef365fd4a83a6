/**
 * One stored answer for each address that the server answers itself. Concurrent requests share one:
 * it is made in a bounded queue of its kind, and is stored with its encodings.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createPurges, type Purges } from '#/catalogue/sources/purges.ts';
import { isOverLimit } from '#/contract/errors.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import { createLimit } from '#/lib/limit.ts';
import { createTimeSlice } from '#/lib/time-slice.ts';
import type { CacheState } from '#/server/log/visit.ts';
import { BUSY_DATA, sendBusy } from '#/server/pages/busy.ts';
import { bodyIn, encodingOf, sendBody, sentUnchanged, type Whole, wholeOf } from '#/server/send.ts';
import type { Endpoint } from './endpoint.ts';

export type AnswersOptions = {
  /** Upper limit of the bytes of stored answers. Default: nothing is stored. */
  bytes?: number;
  purges?: Purges;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
};

/** Sends the answer to a request for an address of `Served`. May reject. */
export type SendAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: { cache?: CacheState },
) => Promise<void> | undefined;

export type Answers = {
  /** Returns what sends the answers of one kind. */
  of(served: Endpoint): SendAnswer;
  /** Returns the bytes of the stored answers. */
  bytes(): number;
};

/** Overhead of an answer in bytes: its key, its headers, its entry in the store. */
const OVERHEAD = 2048;
/**
 * Longest seconds for which an answer is stored, as for a page of one title: a catalogue that another
 * process has filled shows by then, even if browsers may store answers longer.
 */
const LONGEST = 300;
/** Upper limit of waiting answers of a kind: some seconds of searches, the pictures of two pages. */
const WAITING = 256;

/** Creates a store of answers. */
export function createAnswers({
  bytes = 0,
  purges = createPurges(false),
  now = () => performance.now(),
}: AnswersOptions = {}): Answers {
  const store = new LRUCache<string, Whole>({
    // One byte stores nothing.
    maxSize: Math.max(1, Math.floor(bytes)),
    sizeCalculation: ({ bodies }, key) =>
      Object.values(bodies).reduce(
        (all, body) => all + (Buffer.isBuffer(body) ? body.length : 0),
        OVERHEAD + key.length,
      ),
    perf: { now },
    ttlResolution: 0,
    // A further encoding does not reset an answer's age.
    noUpdateTTL: true,
  });
  const making = createCoalescer<Whole | null>();
  const inSlice = createTimeSlice();
  /** How often it was cleared. After that, do not join or store answers that were started before. */
  let cleared = 0;
  // Answers have no tags.
  const clear = () => {
    cleared += 1;
    store.clear();
  };
  purges.add(clear);
  purges.addDrop(clear);

  async function make(served: Endpoint, address: string): Promise<Whole | null> {
    const before = cleared;
    const answer = await inSlice(() => served.answer(address));
    if (answer === null) return null;
    const ttl = 1000 * secondsOf(answer);
    const whole = await wholeOf(answer, served.headers);
    if (ttl === 0) return whole;
    // Other encodings are made from the smallest when they are requested.
    const stored = whole.compresses
      ? { ...whole, bodies: { br: await bodyIn(whole, 'br') } }
      : whole;
    if (cleared === before) store.set(address, stored, { ttl });
    return stored;
  }

  function of(served: Endpoint): SendAnswer {
    const { canonical = pathOf, headersFor, otherwise, atOnce = 1, waiting = WAITING } = served;
    const limit = createLimit(atOnce, { waiting });

    function send(
      request: IncomingMessage,
      response: ServerResponse,
      stored: Whole,
      address: string,
    ): Promise<void> | undefined {
      const whole = headersFor ? withHeaders(stored, headersFor(request)) : stored;
      if (sentUnchanged(request, response, whole)) return undefined;
      const encoding = encodingOf(whole, request);
      const body = bodyIn(whole, encoding);
      if (Buffer.isBuffer(body)) {
        sendBody(request, response, whole, encoding, body);
        return undefined;
      }
      return body.then((made) => {
        // The store counts the bytes of one more encoding.
        if (store.peek(address) === stored) store.set(address, stored);
        sendBody(request, response, whole, encoding, made);
      });
    }

    return (request, response, visit) => {
      const address = canonical(request.url ?? '/');
      const stored = store.get(address);
      visit.cache = stored ? 'hit' : 'miss';
      if (stored) return send(request, response, stored, address);
      return making
        .run(`${cleared} ${address}`, () => limit.run(() => make(served, address)))
        .then(
          (made) =>
            made ? send(request, response, made, address) : otherwise?.(request, response),
          (error) => {
            if (!isOverLimit(error)) throw error;
            const headers = { ...served.headers, ...headersFor?.(request) };
            sendBusy(request, response, BUSY_DATA, headers);
          },
        );
    };
  }

  return { of, bytes: () => store.calculatedSize };
}

/** Returns the path of a request's target. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? target;
}

function withHeaders(whole: Whole, more: OutgoingHttpHeaders): Whole {
  return { ...whole, headers: { ...whole.headers, ...more } };
}

/** Returns the seconds for which an answer may be stored here, which is a shared cache. */
function secondsOf({ status, headers }: Response): number {
  if (status !== 200) return 0;
  const control = headers.get('cache-control') ?? '';
  const [, seconds] = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control) ?? [];
  return Math.min(Number(seconds ?? 0), LONGEST);
}
