/**
 * Starts several processes that serve one port, and replaces those that end. It serves nothing itself
 * but the metrics of all.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '#/config.ts';
import { endCheck } from '#/host/integrity/check-process.ts';
import { damageOf } from '#/host/integrity/marks.ts';
import { pictureKey } from '#/host/signed-pictures.ts';
import { endInOrder, onceSignalled, SOON, type Step } from '../end-in-order.ts';
import type { Log } from '../log/log.ts';
import { MEMORY } from '../memory.ts';
import { endsWithin } from '../serve.ts';

// What the primary and its workers tell each other.

/** A worker listens. `label` is the name of the catalogue that it serves. */
export type Ready = { kind: 'ready'; label: string };
/** Redis is away for a worker, or back. The primary logs it once for all workers. */
export type RedisState = { kind: 'redis'; message: string };
/** The catalogue's file was found damaged: see mended.ts. */
export type Damaged = { kind: 'damaged'; why: string };
/** A worker has learned that pages with these tags say something else than its answers. */
export type Outdated = { kind: 'outdated'; tags: string[] };
/** The primary has mended the catalogue's file. */
export type Reopen = { kind: 'reopen' };
/** The primary wants tags forgotten. */
export type Purge = { kind: 'purge'; id: number; tags: string[] };
/** The number of pages that a worker has purged. */
export type Purged = { kind: 'purged'; id: number; pages: number };

/** Milliseconds of life below which the end of a process counts. */
const MIN_LIFETIME = 10_000;
/** Number of such ends in a row after which nothing more is started. */
const MOST_EARLY_ENDS = 5;

/** A built module beside the built server. */
const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

export type PrimaryOptions = {
  /** Mends the catalogue's file, if need be. Returns whether it is well. */
  mend: () => boolean;
  /** Purges tags in all workers and instances. */
  purgeAll: (tags: string[]) => void;
};

/**
 * Starts the workers. Resolves, when all listen, to the name of the catalogue that they serve. Ends
 * the process in three cases: after a signal, when all workers have ended; if the first worker can
 * not start (it logs why); and if workers end again and again.
 */
export async function startPrimary(
  config: Config,
  log: Log,
  { mend, purgeAll }: PrimaryOptions,
): Promise<string> {
  const { port, workers } = config;
  const env = { PORT: String(port), PICTURE_KEY: pictureKey(config, log.warn), ...MEMORY.env };
  const { promise: all, resolve: allListen } = Promise.withResolvers<string>();
  let listening = 0;
  let earlyEnds = 0;
  let isEnding = false;

  function start(): void {
    const worker = cluster.fork(env);
    const begun = performance.now();
    worker.on('message', (said: Damaged | Outdated | Purged | Ready | RedisState) => {
      if (said.kind === 'damaged') damaged(said.why);
      if (said.kind === 'ready') ready(said.label);
      if (said.kind === 'outdated') purgeAll(said.tags);
      if (said.kind === 'purged') unanswered.get(keyOf(worker, said))?.(said.pages);
      if (said.kind === 'redis') log.warn(said.message);
    });
    worker.once('exit', (code, signal) => {
      // A signal to the group may end a worker before this process hears of it.
      setImmediate(() => ended(worker, performance.now() - begun, signal ?? `exit code ${code}`));
    });
  }

  function ready(label: string): void {
    if (isEnding) return;
    listening += 1;
    // The first one starts alone: what keeps it from starting is said once.
    if (listening === 1) for (let more = 1; more < workers; more += 1) start();
    if (listening === workers) allListen(label);
  }

  function ended({ process: { pid } }: Worker, lived: number, how: string): void {
    if (isEnding) return;
    earlyEnds = lived < MIN_LIFETIME ? earlyEnds + 1 : 0;
    const givesUp = earlyEnds >= MOST_EARLY_ENDS;
    if (givesUp) log.error(`Workers end again and again soon after their start, now by ${how}.`);
    if (givesUp || listening === 0) {
      end('SIGKILL', 1);
      return;
    }
    log.error(`worker ${pid} ended by ${how}: another one takes its place`);
    // It may have ended because it could not open the file.
    mend();
    start();
  }

  function damaged(why: string): void {
    log.warn(damageOf(resolve(config.catalogueDb), why));
    if (mend()) reopenInWorkers();
  }

  /** Ends all workers, and this process after them. */
  function end(signal: NodeJS.Signals, code: number): void {
    if (isEnding) return;
    isEnding = true;
    const gone = Promise.all(running().map((worker) => once(worker, 'exit')));
    // After a signal to the group this is their second one, which they ignore.
    const send = (signal: NodeJS.Signals) => {
      for (const worker of running()) worker.process.kill(signal);
      return gone;
    };
    const steps: Step[] = [
      [endsWithin(config), () => send(signal)],
      [SOON, () => send('SIGKILL')],
      [SOON, endCheck],
      [2 * SOON, log.end],
    ];
    void endInOrder(steps, (error) => log.warn(`end: ${String(error)}`), code);
  }

  onceSignalled(() => end('SIGTERM', 0));
  // Not the program that this process runs: it may only have imported the site.
  cluster.setupPrimary({ exec: WORKER, execArgv: MEMORY.execArgv });
  start();
  return all;
}

/** Has all workers open the catalogue's file again. */
export function reopenInWorkers(): void {
  const message: Reopen = { kind: 'reopen' };
  for (const worker of running()) worker.send(message, () => undefined);
}

/** Milliseconds within which a worker answers. One that is ending does not. */
const TIMEOUT_MS = 1000;
let purges = 0;

/** Has tags forgotten in all workers. Resolves to the number of forgotten pages. */
export async function purgeWorkers(tags: string[]): Promise<number> {
  purges += 1;
  const message: Purge = { kind: 'purge', id: purges, tags };
  const forgotten = running().map((worker) => purgedBy(worker, message));
  return (await Promise.all(forgotten)).reduce((all, pages) => all + pages, 0);
}

/** What resolves the purges that workers have not answered yet. */
const unanswered = new Map<string, (pages: number) => void>();
const keyOf = (worker: Worker, { id }: Purge | Purged) => `${worker.id} ${id}`;

function purgedBy(worker: Worker, message: Purge): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const key = keyOf(worker, message);
  unanswered.set(key, resolve);
  const timer = setTimeout(resolve, TIMEOUT_MS, 0);
  worker.send(message, () => undefined);
  return promise.finally(() => {
    clearTimeout(timer);
    unanswered.delete(key);
  });
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
}
