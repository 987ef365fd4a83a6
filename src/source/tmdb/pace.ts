/** Spreads calls in time: at most so many in any second. */
import type { SharedStore } from '#/tier/store.ts';
import { OverLimit } from '../guard.ts';

export type Pace = {
  /**
   * Resolves when a call may start. Rejects if the signal aborts before that, and with OverLimit, at
   * once, if the turn is more than `within` milliseconds away.
   */
  turn(signal: AbortSignal, within?: number): Promise<void>;
};

const SECOND = 1000;

/**
 * `perSecond` may be a fraction, as a part of another pace. `now`: a monotonic clock in milliseconds,
 * which the timers of Node must follow.
 */
export function createPace(perSecond: number, now = () => performance.now()): Pace {
  const most = Math.max(1, Math.floor(perSecond));
  const window = SECOND * Math.max(1, 1 / perSecond);
  /** When the latest calls started or will start, the oldest first. */
  const starts: number[] = [];
  return {
    async turn(signal, within = Number.POSITIVE_INFINITY) {
      signal.throwIfAborted();
      const free = starts.length < most ? 0 : (starts[0] as number) + window;
      const start = Math.max(now(), free);
      if (start - now() > within) throw new OverLimit();
      starts.push(start);
      if (starts.length > most) starts.shift();
      // Timers of Node may end up to a millisecond early.
      while (start > now()) await wait(Math.ceil(start - now()), signal);
    },
  };
}

/**
 * Returns a pace that all instances share: at most so many calls of all in any second. While the
 * store is away, `alone` holds.
 */
export function createFleetPace(
  { reserve }: Pick<SharedStore, 'reserve'>,
  { name, perSecond, alone }: { name: string; perSecond: number; alone: Pace },
): Pace {
  return {
    async turn(signal, within = Number.POSITIVE_INFINITY) {
      signal.throwIfAborted();
      const delay = await reserve(name, perSecond, within);
      if (delay === undefined) return alone.turn(signal, within);
      if (delay === null) throw new OverLimit();
      if (delay > 0) await wait(delay, signal);
    },
  };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      reject(signal.reason);
    },
    { once: true },
  );
  return promise;
}
