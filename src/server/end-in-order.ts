/** Ends a process within a time limit, even if a step fails or hangs. */
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '#/lib/error-message.ts';

/** A step before the end, and the milliseconds after which the next one follows. */
export type Step = readonly [within: number, run: () => unknown];

/** Milliseconds for a step that should end at once. */
export const SOON = 1000;

/**
 * Runs the steps one after the other, and ends the process. A step that fails, or that takes too long, is followed by
 * the next. `failed` is told of each error.
 */
export async function endInOrder(
  steps: readonly Step[],
  failed: (error: unknown) => void,
  code = 0,
): Promise<never> {
  for (const [within, run] of steps) {
    const over = Promise.try(run).catch(failed);
    await Promise.race([over, wait(within)]);
  }
  return exit(code);
}

/**
 * Calls `end` at the first SIGINT or SIGTERM, and ignores later ones. Ctrl-C sends more than one:
 * the terminal sends one, and npm passes on the one that it receives.
 */
export function onceSignalled(end: () => void): void {
  let signalled = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!signalled) end();
      signalled = true;
    });
  }
}

/**
 * What Node calls work of its threads: files and names. process.exit waits for these threads, and one may hang, as on a
 * disk or a resolver of the network that does not answer, or on a terminal that was stopped.
 */
const OF_THREADS = ['FSReqCallback', 'FSReqPromise', 'GetAddrInfoReqWrap', 'GetNameInfoReqWrap'];
const hasWork = () => process.getActiveResourcesInfo().some((name) => OF_THREADS.includes(name));
/** Milliseconds between two looks at the threads. */
const LOOK = 20;

/** Ends the process with an exit code, or by SIGKILL if a thread of Node hangs. */
async function exit(code: number): Promise<never> {
  for (let waited = 0; hasWork() && waited < SOON; waited += LOOK) await wait(LOOK);
  if (hasWork()) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}

/**
 * Prints an error's message and ends the command with exit code 1. Our own errors explain
 * themselves, so no stack is printed.
 */
export function fail(error: unknown): never {
  console.error(messageOf(error));
  process.exit(1);
}
