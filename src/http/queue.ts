/** Queues for work that holds the event loop, such as a search in SQLite or a drawing. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';

/** Runs work in its turn. Rejects as the work does; past the bound at once: see isOverflow. */
export type Queue = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs some work at a time, by default one, and lets some wait, by default any
 * number. Before each piece of work the event loop serves what has come meanwhile.
 */
export function createQueue(atOnce = 1, waiting = Number.POSITIVE_INFINITY): Queue {
  const places = bulkhead(atOnce, waiting);
  return (work) => {
    // Work that waits keeps the context of its caller, not of the work before it.
    const bound = AsyncLocalStorage.bind(work);
    return places.execute(async () => {
      await setImmediate();
      return bound();
    });
  };
}

/** Returns whether an error says that a queue was full. */
export function isOverflow(error: unknown): boolean {
  return error instanceof BulkheadRejectedError;
}
