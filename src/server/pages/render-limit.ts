/**
 * Limits the renders in progress, so that a burst of cold addresses does not take the memory and
 * the time that stored pages need. Background renewals go last.
 */

export type RenderLimit = {
  /**
   * Returns whether the limit is reached, so that no further one may begin for a visitor. A minor one, as of a search,
   * finds at most half of the places.
   */
  areFull(isMinor: boolean): boolean;
  /** Returns the number of renderings in progress. */
  running(): number;
  /** Runs a rendering for which a visitor waits. */
  run<T>(work: () => Promise<T>, isMinor: boolean): Promise<T>;
  /** Runs a renewal once few renderings run. A later one of the same key takes its place. */
  renew(key: string, work: () => Promise<void>): void;
};

/** Renewals begin only while fewer than this share of the greatest number of renderings run. */
const RENEWALS = 0.25;
/** Upper limit of waiting renewals. Above it, the oldest is dropped until the page's next request. */
const MOST_WAITING = 1024;

export function createRenderLimit(most: number): RenderLimit {
  const waiting = new Map<string, () => Promise<void>>();
  let running = 0;
  let minor = 0;

  async function run<T>(work: () => Promise<T>, isMinor: boolean): Promise<T> {
    running += 1;
    if (isMinor) minor += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      if (isMinor) minor -= 1;
      next();
    }
  }

  function next(): void {
    for (const [key, work] of waiting) {
      if (running >= Math.max(1, most * RENEWALS)) return;
      waiting.delete(key);
      // A renewal reports its own failure.
      void run(work, false).catch(() => undefined);
    }
  }

  return {
    areFull: (isMinor) => running >= most || (isMinor && minor >= most / 2),
    running: () => running,
    run,
    renew(key, work) {
      waiting.delete(key);
      waiting.set(key, work);
      const [oldest] = waiting.keys();
      if (waiting.size > MOST_WAITING && oldest !== undefined) waiting.delete(oldest);
      next();
    },
  };
}
