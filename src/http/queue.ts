/** Queues for work that holds the event loop, such as a search in SQLite or a drawing. */
import { setImmediate } from 'node:timers/promises';
import { createLimit } from './limit.ts';

/** Runs work in its turn. Rejects as the work does; past the bound at once, with OverLimit. */
export type Queue = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs some work at a time, by default one, and lets some wait, by default any
 * number. Before each piece of work the event loop serves what has come meanwhile.
 */
export function createQueue(atOnce = 1, waiting?: number): Queue {
  const places = createLimit(atOnce, { waiting });
  return (work) =>
    places.run(async () => {
      await setImmediate();
      return work();
    });
}
