/**
 * Stands between the site and one host: no more calls at once than the host can bear, none while it
 * fails or asks to be left alone, one more try for a lost connection, and an end to every call.
 */
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { Upstream } from '#/contract/errors.ts';
import type { Answer } from './client.ts';
import { isLost } from './failures.ts';
import { retryAfter } from './retry-after.ts';
import type { Health } from './source.ts';

/** Calls to one host at the same time: three home pages' worth of lists. */
export const IN_FLIGHT = 24;
/** Calls that wait for one of those to end; more are refused at once. */
export const WAITING = 128;
/** Failures in a row after which a host is left alone. */
export const BREAK_AFTER = 5;
/** Milliseconds for which it is left alone; then one call tries it, and the others wait for that. */
export const TRY_EVERY = 5000;

export type GuardOptions = {
  /** Milliseconds from the call to its whole answer, waiting and trying again included. */
  timeout: number;
  inFlight?: number;
  waiting?: number;
};

export type Guard = {
  /** Rejects with Upstream. `work` is called at most twice, and is to end with its signal. */
  run(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer>;
  health(): Health | null;
};

/** Keeps the time by `Date`. */
export function createGuard({
  timeout,
  inFlight = IN_FLIGHT,
  waiting = WAITING,
}: GuardOptions): Guard {
  let last: Health | null = null;
  let leftAloneUntil = 0;

  const places = bulkhead(inFlight, waiting);
  const careful = wrap(
    circuitBreaker(
      handleWhen((error) => !hasAnswered(error)).orWhenResult((answer) =>
        isFailing(answer as Answer),
      ),
      { breaker: new ConsecutiveBreaker(BREAK_AFTER), halfOpenAfter: TRY_EVERY },
    ),
    retry(handleWhen(isLost), { maxAttempts: 1 }),
  );

  async function heard(work: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work();
      const { status } = answer;
      const now = Date.now();
      last = { ok: !isFailing(answer), at: now };
      if (status === 429 || status === 503) {
        leftAloneUntil = Math.max(leftAloneUntil, now + retryAfter(answer.retryAfter, now));
      }
      return answer;
    } catch (error) {
      last = { ok: hasAnswered(error), at: Date.now() };
      throw error;
    }
  }

  function ask(
    work: (signal: AbortSignal) => Promise<Answer>,
    deadline: AbortSignal,
  ): Promise<Answer> {
    return places.execute(() => {
      if (Date.now() < leftAloneUntil) throw new Upstream('the host asked to be left alone');
      return careful.execute(({ signal }) => heard(() => work(signal)), deadline);
    }, deadline);
  }

  return {
    health: () => last,
    async run(work) {
      const deadline = new AbortController();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        const error = new Upstream(`no whole answer within ${timeout} ms`);
        deadline.abort(error);
        late.reject(error);
      }, timeout);
      try {
        // Waiting ends with the deadline too, be it for a place or for the call that tries the host.
        return await Promise.race([ask(work, deadline.signal), late.promise]);
      } catch (error) {
        throw named(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A host that can not serve just now. Any other status, 404 too, is the word of a host that can. */
function isFailing({ status }: Answer): boolean {
  return status === 429 || status >= 500;
}

/** What a host answered may be of no use and still be its answer: one that is too large. */
function hasAnswered(error: unknown): boolean {
  return error instanceof Upstream && error.status !== null && error.status < 500;
}

function named(error: unknown): Upstream {
  if (error instanceof Upstream) return error;
  if (error instanceof BrokenCircuitError) {
    return new Upstream('the host is left alone while it fails');
  }
  if (error instanceof BulkheadRejectedError) return new Upstream('too many calls are under way');
  return new Upstream('no answer', null, { cause: error });
}
