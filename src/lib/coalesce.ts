/** One piece of work for equal requests that come while it runs. */

export type Coalescer<T, K = string> = {
  /**
   * Returns the running work of a key, else starts it. A caller whose signal aborts stops waiting, and
   * its promise rejects with the signal's reason. The signal that the work gets aborts when no caller
   * waits any more; the next caller of the key starts the work again.
   */
  run(key: K, work: Work<T>, signal?: AbortSignal): Promise<T>;
  /** Returns whether work of this key runs. */
  has(key: K): boolean;
};

type Work<T> = (signal: AbortSignal) => Promise<T>;
type Running<T> = { promise: Promise<T>; callers: number; abandoned: AbortController };

export function createCoalescer<T, K = string>(): Coalescer<T, K> {
  const running = new Map<K, Running<T>>();

  function start(key: K, work: Work<T>): Running<T> {
    const abandoned = new AbortController();
    const end = () => {
      if (running.get(key) === one) running.delete(key);
    };
    const one = { promise: work(abandoned.signal).finally(end), callers: 0, abandoned };
    running.set(key, one);
    return one;
  }

  return {
    run(key, work, signal) {
      const one = running.get(key) ?? start(key, work);
      one.callers += 1;
      if (!signal) return one.promise;
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const leave = () => {
        reject(signal.reason);
        one.callers -= 1;
        if (one.callers > 0) return;
        if (running.get(key) === one) running.delete(key);
        one.abandoned.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      one.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      return promise;
    },
    has: (key) => running.has(key),
  };
}
