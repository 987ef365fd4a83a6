/**
 * Protects one host: limits simultaneous calls, stops calling while the host fails or asks for a
 * pause, retries a lost connection once, and a gateway's failure where this is asked for, and ends every call in time.
 */
import { NotSent, OverLimit, Upstream } from '#/contract/errors.ts';
import { createLimit } from '#/lib/limit.ts';
import { createBreaker, type Outcome } from './breaker.ts';
import type { CallKind } from './call-kind.ts';
import type { Answer } from './client.ts';
import { isLost } from './failures.ts';
import type { Health } from './source.ts';

/**
 * Longest pause that a host may ask for, in milliseconds. Some hosts ask for hours, and are back in
 * minutes.
 */
export const LONGEST_WAIT = 60_000;

const DATE = /^[A-Z][a-z]+, \d{1,2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Returns the milliseconds, from `now`, for which a `Retry-After` header asks to pause: seconds or
 * an HTTP date (RFC 9110, 10.2.3), at most a minute. Returns 0 for a past time or an invalid value.
 */
export function retryAfter(header: string | null, now: number): number {
  const value = header?.trim() ?? '';
  const wait = /^\d+$/.test(value)
    ? Number(value) * 1000
    : DATE.test(value)
      ? Date.parse(value) - now
      : 0;
  return Math.max(0, Math.min(Number.isNaN(wait) ? 0 : wait, LONGEST_WAIT));
}

/** Number of simultaneous calls to one host: enough for the lists of three home pages. */
export const IN_FLIGHT = 24;
/** Number of calls that may wait for one of those to end. Further calls are refused at once. */
export const WAITING = 128;
/** Milliseconds for which a call may wait until it is sent. */
export const QUEUED_FOR = 3000;

/** Statuses by which a gateway says that what is behind it did not answer. */
const GATEWAY = [502, 503, 504];

/** Sends one call. It must end when its signal aborts. */
export type Work = (signal: AbortSignal) => Promise<Answer>;

export type GuardOptions = {
  /** Milliseconds from the moment when a call is sent to its whole answer, one retry included. */
  timeout: number;
  inFlight?: number;
  waiting?: number;
  queuedFor?: number;
  /** Milliseconds that must be left for a call to be retried after a 502, 503 or 504. Default: it is not. */
  leftForRetry?: number;
  /** Milliseconds for which calls stop after a 429 without `Retry-After`. Default: none. */
  restAfter429?: number;
  /**
   * A call of the site's own, which tries a host that failed until another call of the site's own has
   * been answered. Default: any call may try the host.
   */
  probe?: Work;
  /**
   * Resolves when a call of a kind may be sent. Rejects with OverLimit if that is more than `within`
   * milliseconds away.
   */
  turn?(within: number, kind: CallKind): Promise<void>;
  /** Monotonic clock in milliseconds. */
  now?: () => number;
  /** The wall clock, in milliseconds since 1970. */
  wall?: () => number;
};

export type Guard = {
  /**
   * Calls `work` at most twice. Rejects with Upstream: with OverLimit if there was no place in time,
   * with NotSent if the host is left alone.
   */
  run(work: Work, kind?: CallKind): Promise<Answer>;
  /** Returns what the calls say of the host; null before the first one. */
  health(): Health | null;
  /** Returns whether calls have stopped; also while one call tries the host. */
  circuitOpen(): boolean;
};

/** Creates a guard for one host. */
export function createGuard({
  timeout,
  inFlight = IN_FLIGHT,
  waiting = WAITING,
  queuedFor = QUEUED_FOR,
  leftForRetry = Number.POSITIVE_INFINITY,
  restAfter429 = 0,
  probe,
  turn,
  now = () => performance.now(),
  wall = Date.now,
}: GuardOptions): Guard {
  const breaker = createBreaker(now);
  const places = createLimit(inFlight, { waiting });
  let last: Health | null = null;
  let leftAloneUntil = Number.NEGATIVE_INFINITY;
  /** The call that tries the host. It never rejects. Others wait for it, each in its place. */
  let trial: Promise<unknown> | null = null;
  let ownWork = probe;

  function expectWillingHost(isTrial: boolean): void {
    if (now() < leftAloneUntil) throw new NotSent('the host asked to be left alone');
    if (breaker.isOpen() && !isTrial) throw new NotSent('the host is left alone while it fails');
  }

  function send(work: Work, kind: CallKind, isTrial = false): Promise<Answer> {
    const { isOwn = false, isMinor = false, waitFor = queuedFor } = kind;
    const place = { isMinor, waitFor };
    const begin = now();
    const tried = isTrial ? null : trial;
    return places.run(async () => {
      if (tried) await endOf(tried, waitFor - (now() - begin));
      expectWillingHost(isTrial);
      if (turn) {
        await turn(waitFor - (now() - begin), kind);
        expectWillingHost(isTrial);
      }
      const note = isTrial ? breaker.tried : breaker.note;
      try {
        const answer = await inTime(work, isTrial, kind);
        const outcome = isFailing(answer) ? 'failure' : 'answer';
        note(outcome, isOwn);
        last = { ok: isWell(outcome, isOwn, answer), at: wall() };
        if (isOwn && outcome === 'answer') ownWork = work;
        rest(answer, isOwn);
        return answer;
      } catch (error) {
        // Nobody waits for the answer any more, which tells nothing of the host.
        if (error instanceof NotSent) throw error;
        const outcome = outcomeOf(error);
        note(outcome, isOwn);
        last = { ok: isWell(outcome, isOwn), at: wall() };
        throw error instanceof Upstream ? error : new Upstream('no answer', null, { cause: error });
      }
    }, place);
  }

  /** Calls `work`, and once more if the connection was lost, or if a gateway failed and the call is no trial. */
  async function inTime(work: Work, isTrial: boolean, kind: CallKind): Promise<Answer> {
    const begin = now();
    const signal = AbortSignal.timeout(Math.ceil(timeout));
    let wasLost = false;
    try {
      const answer = await work(signal).catch((error) => {
        if (!isLost(error) || signal.aborted) throw error;
        wasLost = true;
        return work(signal);
      });
      if (wasLost || isTrial || !GATEWAY.includes(answer.status)) return answer;
      const left = timeout - (now() - begin);
      const isRetried = await turnWithin(left - leftForRetry, answer, kind);
      return isRetried ? await work(signal) : answer;
    } catch (error) {
      throw signal.aborted ? new Upstream(`no whole answer within ${timeout} ms`) : error;
    }
  }

  /** Resolves to whether a call that a gateway failed gets another turn in time. */
  async function turnWithin(
    within: number,
    { retryAfter: said }: Answer,
    kind: CallKind,
  ): Promise<boolean> {
    if (within < 0 || retryAfter(said, wall()) > 0 || now() < leftAloneUntil) return false;
    return (turn?.(within, kind) ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
  }

  /**
   * Leaves the host alone for as long as it asks. A 429 is about the site, whichever address got it
   * (RFC 6585, 4); a 503 may be about an address that a visitor has made up.
   */
  function rest({ status, retryAfter: said }: Answer, isOwn: boolean): void {
    if (status !== 429 && !(status === 503 && isOwn)) return;
    const least = status === 429 && said === null ? restAfter429 : 0;
    leftAloneUntil = Math.max(leftAloneUntil, now() + Math.max(retryAfter(said, wall()), least));
  }

  /**
   * Returns whether the host is well after a call. It is not if it refuses or fails an address that
   * every host has. On a visitor's address it may fail as long as it answers others.
   */
  function isWell(outcome: Outcome, isOwn: boolean, answer?: Answer): boolean {
    if (answer && answer.status >= 200 && answer.status < 300) return true;
    if (isOwn) return false;
    return last?.ok !== false && !(outcome === 'silence' && breaker.isSilent());
  }

  return {
    health: () => last,
    circuitOpen: breaker.isOpen,
    async run(work, kind = {}) {
      if (breaker.isDue() && !trial) {
        const tried = ownWork ? send(ownWork, { isOwn: true }, true) : send(work, kind, true);
        const end = () => {
          trial = null;
        };
        trial = tried.then(end, end);
        if (!ownWork) return tried;
      }
      if (!trial) expectWillingHost(false);
      return send(work, kind);
    },
  };
}

/** Waits until a trial has ended. Rejects with OverLimit if that takes longer than `within` milliseconds. */
async function endOf(trial: Promise<unknown>, within: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new OverLimit()), within);
  await Promise.race([trial, promise]).finally(() => clearTimeout(timer));
}

/** Returns whether a host can not serve now. A 404 costs it little. */
function isFailing({ status }: Answer): boolean {
  return status === 429 || status >= 500;
}

/** An error with a status is an answer that is of no use: one that is too large. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Upstream) || error.status === null) return 'silence';
  return error.status >= 500 ? 'failure' : 'answer';
}
