/** Gives work that holds the event loop, such as a search in SQLite or a drawing, slices of its time. */

/** Milliseconds of a slice. A search may take longer alone. */
const SLICE = 5;

/** Runs work in the order of the calls. Rejects as the work does. */
export type TimeSlice = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Creates a time slice in each iteration of the event loop. Work runs at once until the slice is used up;
 * what comes later waits for the next iteration, before which the loop serves others. Only the
 * synchronous part of the work counts.
 */
export function createTimeSlice(milliseconds = SLICE): TimeSlice {
  const waiting: (() => void)[] = [];
  let used = 0;
  let isOpen = false;

  function open(): void {
    used = 0;
    isOpen = false;
    waiting.shift()?.();
  }

  function use(since: number): void {
    used += performance.now() - since;
    if (!isOpen) setImmediate(open);
    isOpen = true;
    if (used < milliseconds) waiting.shift()?.();
  }

  return async (work) => {
    if (used >= milliseconds || waiting.length > 0) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    const since = performance.now();
    try {
      return work();
    } finally {
      use(since);
    }
  };
}
