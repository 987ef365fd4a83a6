/** One piece of work for equal requests that come while it runs. */

export type Coalescer<T, K = string> = {
  /** Returns the running work of a key, else starts it. */
  run(key: K, work: () => Promise<T>): Promise<T>;
  /** Returns whether work of this key runs. */
  has(key: K): boolean;
};

export function createCoalescer<T, K = string>(): Coalescer<T, K> {
  const running = new Map<K, Promise<T>>();
  return {
    run(key, work) {
      const known = running.get(key);
      if (known) return known;
      const promise = work().finally(() => running.delete(key));
      running.set(key, promise);
      return promise;
    },
    has: (key) => running.has(key),
  };
}
