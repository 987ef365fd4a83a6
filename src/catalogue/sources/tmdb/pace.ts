/** Rate limit: a maximum number of calls in any second. */
import { OverLimit } from '#/contract/errors.ts';
import type { SharedStore } from '../../redis/store.ts';

export type Pace = {
  /**
   * Resolves when a call may start. Rejects with OverLimit if that is more than `within` milliseconds
   * away: at once, as far as this is known.
   */
  turn(within?: number): Promise<void>;
};

const SECOND = 1000;

/**
 * `perSecond` may be a fraction, as a part of another pace. `now`: a monotonic clock in milliseconds,
 * which the timers of Node must follow.
 */
export function createPace(perSecond: number, now = () => performance.now()): Pace {
  const most = Math.max(1, Math.floor(perSecond));
  const window = SECOND * Math.max(1, 1 / perSecond);
  /** When the latest calls started, or will start, the oldest first. */
  const starts: { at: number }[] = [];
  return {
    async turn(within = Number.POSITIVE_INFINITY) {
      const begin = now();
      const before = starts.length < most ? null : starts[0];
      // A timer may be late. Who waits for its call then waits for longer, too.
      const free = () => (before ? before.at + window : 0);
      const expectInTime = () => {
        if (free() - begin > within) throw new OverLimit();
      };
      expectInTime();
      const own = { at: Math.max(now(), free()) };
      starts.push(own);
      if (starts.length > most) starts.shift();
      // Timers of Node may also end up to a millisecond early.
      while (free() > now()) {
        await wait(Math.ceil(free() - now()));
        expectInTime();
      }
      own.at = now();
    },
  };
}

/**
 * Returns a rate limit that all instances share. While the
 * store is away, `alone` holds.
 */
export function createFleetPace(
  { reserve }: Pick<SharedStore, 'reserve'>,
  { name, perSecond, alone }: { name: string; perSecond: number; alone: Pace },
): Pace {
  return {
    async turn(within = Number.POSITIVE_INFINITY) {
      const delay = await reserve(name, perSecond, within);
      if (delay === undefined) return alone.turn(within);
      if (delay === null) throw new OverLimit();
      if (delay > 0) await wait(delay);
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
