/** Limits how much of one kind of work runs at the same time. Further work waits in a queue. */
import { OverLimit } from '#/contract/errors.ts';

export type Limit = {
  /**
   * Runs `work` as soon as there is a place, in the order of the calls. Rejects with OverLimit if the
   * queue is full or the wait is too long. `isMinor` work gets at most half of the places and half of
   * the queue, so that other work always finds some.
   */
  run<T>(work: () => Promise<T>, isMinor?: boolean): Promise<T>;
};

export type LimitOptions = {
  /** Number of works that may wait. Default: any number. */
  waiting?: number;
  /** Milliseconds for which one may wait. Default: as long as it takes. */
  waitFor?: number;
};

type Waiter = { isMinor: boolean; start(): void };

/** `places`: number of works that run at the same time. */
export function createLimit(
  places: number,
  { waiting = Number.POSITIVE_INFINITY, waitFor = Number.POSITIVE_INFINITY }: LimitOptions = {},
): Limit {
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
  function wait(isMinor: boolean): Promise<void> {
    const minor = queue.filter((one) => one.isMinor).length;
    if (queue.length >= waiting || (isMinor && minor >= waiting / 2)) throw new OverLimit();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let timer: NodeJS.Timeout | undefined;
    const waiter = {
      isMinor,
      start() {
        clearTimeout(timer);
        resolve();
      },
    };
    if (waitFor < Number.POSITIVE_INFINITY) {
      timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1);
        reject(new OverLimit());
      }, waitFor);
    }
    queue.push(waiter);
    return promise;
  }

  function leave(isMinor: boolean): void {
    take(isMinor, -1);
    const at = queue.findIndex((one) => hasPlace(one.isMinor));
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    if (!next) return;
    // The place passes on at once: who comes meanwhile does not overtake.
    take(next.isMinor, 1);
    next.start();
  }

  return {
    async run(work, isMinor = false) {
      if (hasPlace(isMinor)) take(isMinor, 1);
      else await wait(isMinor);
      try {
        return await work();
      } finally {
        leave(isMinor);
      }
    },
  };
}
