/** Decides when calls to a host stop, and whether a call may try it again. */

/** Milliseconds whose calls are judged together: two calls that each waited for the usual time limit. */
export const WINDOW = 10_000;
/** Number of failures in a window below which calls go on: one broken page is not a broken host. */
export const BREAK_AFTER = 5;
/** Share of the calls of a window that must have failed. */
const SHARE = 0.5;
/** Milliseconds for which calls stop after a failed retry. */
export const TRY_EVERY = 5000;
/** Number of calls of one kind that are judged at most, so that a flood costs no time and no memory. */
const MOST = 100;

type Noted = { at: number; failed: boolean };
/** How a call ended: with an answer, with one that says that the host fails, or with none. */
export type Outcome = 'answer' | 'failure' | 'silence';

export type Breaker = {
  /** Records a call. `isOwn`: whether every host has the address, which no visitor has made up. */
  note(outcome: Outcome, isOwn: boolean): void;
  /** Records the call that tried the host. */
  tried(outcome: Outcome, isOwn: boolean): void;
  /** Returns whether calls have stopped. */
  isOpen(): boolean;
  /** Returns whether one call may try the host. */
  isDue(): boolean;
  /** Returns whether the host has answered nothing at all for one window. */
  isSilent(): boolean;
};

/**
 * Creates a closed breaker. Calls of the site's own count with every kind of failure. What a visitor
 * asks may be made up, and a host may fail on it: such a call counts only if it got no answer while
 * the host answered nobody. After too many failures one call tries the host at once: only if that
 * fails too, others must wait. `now`: a monotonic clock in milliseconds.
 */
export function createBreaker(now: () => number): Breaker {
  /** The site's own calls, and visitors' calls without an answer: each the oldest first. */
  const [own, silent]: [Noted[], Noted[]] = [[], []];
  let answeredAt = Number.NEGATIVE_INFINITY;
  /** When a call may try the host; null while calls go on. */
  let tryAt: number | null = null;

  const failed = (outcome: Outcome, isOwn: boolean) =>
    isOwn ? outcome !== 'answer' : outcome === 'silence';
  const isSilent = () => now() - answeredAt >= WINDOW;

  function forgetOld(noted: Noted[]): void {
    while (noted[0] && (noted.length > MOST || now() - noted[0].at >= WINDOW)) noted.shift();
  }

  return {
    note(outcome, isOwn) {
      if (outcome !== 'silence') answeredAt = now();
      const kind = isOwn ? own : silent;
      if (isOwn || outcome === 'silence') kind.push({ at: now(), failed: failed(outcome, isOwn) });
      for (const noted of [own, silent]) forgetOld(noted);
      const counted = isSilent() ? [...own, ...silent] : own;
      const failures = counted.filter((one) => one.failed).length;
      if (failures >= BREAK_AFTER && failures >= SHARE * counted.length) tryAt ??= now();
    },
    tried(outcome, isOwn) {
      for (const noted of [own, silent]) noted.length = 0;
      if (outcome !== 'silence') answeredAt = now();
      tryAt = failed(outcome, isOwn) ? now() + TRY_EVERY : null;
    },
    isOpen: () => tryAt !== null,
    isDue: () => tryAt !== null && now() >= tryAt,
    isSilent,
  };
}
