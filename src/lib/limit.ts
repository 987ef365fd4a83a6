/** Limits how much of one kind of work runs at the same time. Further work waits in a queue. */
import { OverLimit } from '#/contract/errors.ts';

export type WorkKind = {
  /** Such work gets at most half of the places and half of the queue, so that other work always finds some. */
  isMinor?: boolean;
  /** Milliseconds for which it may wait. Default: as long as it takes. */
  waitFor?: number;
  /** Ends the wait. Work that has begun goes on. */
  signal?: AbortSignal;
};

export type Limit = {
  /**
   * Runs `work` as soon as there is a place. Rejects with OverLimit if the queue is full or the wait is
   * too long, and with the signal's reason.
   */
  run<T>(work: () => Promise<T>, kind?: WorkKind): Promise<T>;
};

export type LimitOptions = {
  /** Number of works that may wait. Default: any number. */
  waiting?: number;
  /**
   * Whether the newest goes first, and past the bound the oldest is refused: its visitor is the likeliest
   * to have left. Default: the oldest goes first, and the newest is refused.
   */
  newestFirst?: boolean;
};

type Waiter = { isMinor: boolean; start(): void; refuse(reason: unknown): void };

/** `places`: number of works that run at the same time. */
export function createLimit(
  places: number,
  { waiting = Number.POSITIVE_INFINITY, newestFirst = false }: LimitOptions = {},
): Limit {
  /** The oldest first. */
  const queue: Waiter[] = [];
  const running = { all: 0, minor: 0 };
  const mostMinor = Math.ceil(places / 2);

  const hasPlace = (isMinor: boolean) =>
    running.all < places && !(isMinor && running.minor >= mostMinor);

  function take(isMinor: boolean, count: 1 | -1): void {
    running.all += count;
    if (isMinor) running.minor += count;
  }

  /** Resolves with the place taken. */
  async function wait({ isMinor = false, waitFor, signal }: WorkKind): Promise<void> {
    const minor = queue.filter((one) => one.isMinor).length;
    const isFull = queue.length >= waiting || (isMinor && minor >= waiting / 2);
    if (isFull && !newestFirst) throw new OverLimit();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { isMinor, start: resolve, refuse: reject };
    queue.push(waiter);
    if (isFull) queue.shift()?.refuse(new OverLimit());
    const end = (reason: unknown) => {
      const at = queue.indexOf(waiter);
      if (at >= 0) queue.splice(at, 1)[0]?.refuse(reason);
    };
    const abort = () => end(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    const timer = waitFor === undefined ? null : setTimeout(() => end(new OverLimit()), waitFor);
    try {
      await promise;
    } finally {
      if (timer) clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  function leave(isMinor: boolean): void {
    take(isMinor, -1);
    const fits = (one: Waiter) => hasPlace(one.isMinor);
    const at = newestFirst ? queue.findLastIndex(fits) : queue.findIndex(fits);
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    if (!next) return;
    // The place passes on at once: who comes meanwhile does not overtake.
    take(next.isMinor, 1);
    next.start();
  }

  return {
    async run(work, kind = {}) {
      const { isMinor = false, signal } = kind;
      signal?.throwIfAborted();
      if (hasPlace(isMinor)) take(isMinor, 1);
      else await wait(kind);
      try {
        return await work();
      } finally {
        leave(isMinor);
      }
    },
  };
}
