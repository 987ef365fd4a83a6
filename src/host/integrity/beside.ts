/**
 * Checks a catalogue's file in a thread, beside serving: a file of a million films takes 12 s.
 * docs/decisions/010 says what follows from damage.
 */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Finding } from './checked.ts';
import { markDamaged, unmarkDamaged } from './mark.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** A source beside the sources, and a built module beside the built server. */
const CHECKER = here(import.meta.url.endsWith('.ts') ? 'checker.ts' : 'checker.mjs');

/** The thread of the check that is under way. */
let running: Worker | null = null;

/**
 * Checks a file and notes beside it whether it is damaged. Logs what is wrong. Resolves when the check is
 * over; it does not keep the process alive.
 */
export async function checkBeside(path: string, log: (message: string) => void): Promise<void> {
  try {
    const thread = new Worker(CHECKER, { workerData: path, execArgv: [] });
    thread.unref();
    running = thread;
    const [finding] = (await once(thread, 'message')) as [Finding];
    running = null;
    note(path, finding, log);
  } catch (error) {
    log(`The catalogue ${path} could not be checked: ${String(error)}`);
  }
}

/**
 * Ends the check that is under way. The process calls it before it closes the file: only the last connection
 * merges SQLite's log into the file, and that of the check can not, because it only reads.
 */
export async function endCheck(): Promise<void> {
  await running?.terminate();
}

function note(path: string, { damaged, unindexed }: Finding, log: (message: string) => void): void {
  if (damaged === undefined) unmarkDamaged(path);
  else {
    markDamaged(path);
    log(
      `The catalogue ${path} is damaged: ${damaged}. The site serves what can be read. If it holds nothing but the open catalogue, the next start makes it again; else put a good copy in its place.`,
    );
  }
  if (unindexed !== undefined) {
    log(`The catalogue ${path}: ${unindexed}. The next start indexes it anew.`);
  }
}
