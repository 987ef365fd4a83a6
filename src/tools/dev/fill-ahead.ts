/** Fills the catalogue's file in another thread while Astro and Vite start: an editor waits for less of both. */
import { Worker } from 'node:worker_threads';

/** Megabytes of objects that live briefly: a filling makes many, and collecting them took a seventh of its time. */
const YOUNG = 96;

/**
 * Resolves when the thread has ended. `log` gets what it says of its work. If it fails, the site fills the file itself, and
 * says why it can not.
 */
export function fillAhead(log: (message: string) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const thread = new Worker(new URL('fill-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  thread
    .on('message', log)
    .on('error', () => undefined)
    .on('exit', () => resolve());
  return promise;
}
