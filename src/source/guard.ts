/**
 * Protects one host: limits simultaneous calls, stops calling while the host fails or asks for a
 * pause, retries a lost connection once, and ends every call in time.
 */
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
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

/** Number of simultaneous calls to one host: enough for the lists of three home pages. */
export const IN_FLIGHT = 24;
/** Number of calls that may wait for one of those to end. Further calls are refused at once. */
export const WAITING = 128;
/** Number of consecutive failures after which calls to a host stop. */
export const BREAK_AFTER = 5;
/** Milliseconds for which calls stop. Then one call tries the host, and the others wait for it. */
export const TRY_EVERY = 5000;

export type GuardOptions = {
  /** Milliseconds from the call to its whole answer, waiting and retrying included. */
  timeout: number;
  inFlight?: number;
  waiting?: number;
  /** Milliseconds for which calls stop after a 429 without `Retry-After`. Default: none. */
  restAfter429?: number;
};

/** Error of a call that a limit of the site's own stops. It tells nothing of the host. */
export class OverLimit extends Upstream {
  constructor() {
    super('too many calls are under way');
  }
}

export type Guard = {
  /**
   * Rejects with Upstream. Calls `work` at most twice; it must end when its signal aborts. `isOwn`:
   * whether every host has the address (see contract/address.ts).
   */
  run(work: (signal: AbortSignal) => Promise<Answer>, isOwn?: boolean): Promise<Answer>;
  /** Throws while the host asks to be left alone: for work that waits before it calls. */
  mayCall(): void;
  health(): Health | null;
  /** Returns whether calls have stopped; also while one call tries the host. */
  circuitOpen(): boolean;
};

/** Creates a guard for one host. Its clock is `Date`. */
export function createGuard({
  timeout,
  inFlight = IN_FLIGHT,
  waiting = WAITING,
  restAfter429 = 0,
}: GuardOptions): Guard {
  let last: Health | null = null;
  let leftAloneUntil = 0;

  const places = bulkhead(inFlight, waiting);
  const breaker = circuitBreaker(
    handleWhen((error) => !hasAnswered(error) && !(error instanceof OverLimit)).orWhenResult(
      (answer) => isFailing(answer as Answer),
    ),
    { breaker: new ConsecutiveBreaker(BREAK_AFTER), halfOpenAfter: TRY_EVERY },
  );
  const careful = wrap(breaker, retry(handleWhen(isLost), { maxAttempts: 1 }));

  async function heard(work: () => Promise<Answer>, isOwn: boolean): Promise<Answer> {
    try {
      const answer = await work();
      const { status } = answer;
      const now = Date.now();
      last = { ok: isWell(answer, isOwn, last), at: now };
      if (status === 429 || status === 503) {
        const rest = status === 429 && answer.retryAfter === null ? restAfter429 : 0;
        const asked = retryAfter(answer.retryAfter, now);
        leftAloneUntil = Math.max(leftAloneUntil, now + Math.max(asked, rest));
      }
      return answer;
    } catch (error) {
      if (!(error instanceof OverLimit)) last = { ok: hasAnswered(error), at: Date.now() };
      throw error;
    }
  }

  function mayCall(): void {
    if (Date.now() < leftAloneUntil) throw new Upstream('the host asked to be left alone');
  }

  function ask(
    work: (signal: AbortSignal) => Promise<Answer>,
    isOwn: boolean,
    deadline: AbortSignal,
  ): Promise<Answer> {
    return places.execute(() => {
      mayCall();
      return careful.execute(({ signal }) => heard(() => work(signal), isOwn), deadline);
    }, deadline);
  }

  return {
    mayCall,
    health: () => last,
    circuitOpen: () => breaker.state !== CircuitState.Closed,
    async run(work, isOwn = false) {
      const deadline = new AbortController();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        const error = new Upstream(`no whole answer within ${timeout} ms`);
        deadline.abort(error);
        late.reject(error);
      }, timeout);
      try {
        // The deadline ends the wait in the queue too, and the wait for the call that tries the
        // host.
        return await Promise.race([ask(work, isOwn, deadline.signal), late.promise]);
      } catch (error) {
        throw named(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/**
 * Returns whether a host can not serve now, so that calls may have to stop. A 404 costs it little,
 * and one list that it lacks must not take the others away.
 */
function isFailing({ status }: Answer): boolean {
  return status === 429 || status >= 500;
}

/**
 * Returns whether a host is well after an answer. It is not if it refuses an address that every host
 * has. If it refuses a visitor's address, it stays as it was.
 */
function isWell(answer: Answer, isOwn: boolean, last: Health | null): boolean {
  if (isFailing(answer)) return false;
  if (answer.status >= 200 && answer.status < 300) return true;
  return !isOwn && last?.ok !== false;
}

/** Returns whether an error is a useless answer of a working host: one that is too large. */
function hasAnswered(error: unknown): boolean {
  return error instanceof Upstream && error.status !== null && error.status < 500;
}

function named(error: unknown): Upstream {
  if (error instanceof Upstream) return error;
  if (error instanceof BrokenCircuitError) {
    return new Upstream('the host is left alone while it fails');
  }
  if (error instanceof BulkheadRejectedError) return new OverLimit();
  return new Upstream('no answer', null, { cause: error });
}
