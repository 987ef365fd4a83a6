/**
 * Starts several processes that serve one port, and replaces those that end. It serves nothing itself
 * but the metrics of all.
 */
import cluster, { type Worker } from 'node:cluster';
import type { Config } from '#/config.ts';
import { onceSignalled } from '#/process/once-signalled.ts';
import type { Log } from '#/server/log/log.ts';
import { createLoopGuard } from './loop.ts';
import type { Ready } from './worker.ts';

/**
 * Starts the workers. Resolves, when all listen, to the name of the catalogue that they serve. Ends
 * the process when it is signalled and all workers have ended, when the first worker can not start,
 * which has said why, and when workers end again and again.
 */
export async function lead({ port, workers }: Config, log: Log): Promise<string> {
  const loop = createLoopGuard();
  const { promise: all, resolve } = Promise.withResolvers<string>();
  let listening = 0;
  let isEnding = false;

  function start(): void {
    const worker = cluster.fork({ PORT: String(port) });
    const begun = performance.now();
    worker.on('message', (said: Partial<Ready>) => said.label !== undefined && ready(said.label));
    worker.once('exit', (code, signal) => {
      // A signal to the group may end a worker before this process hears of it.
      setImmediate(() => ended(worker, performance.now() - begun, signal ?? `exit code ${code}`));
    });
  }

  function ready(label: string): void {
    listening += 1;
    // The first one starts alone: what keeps it from starting is said once.
    if (listening === 1) for (let more = 1; more < workers; more += 1) start();
    if (listening === workers) resolve(label);
  }

  function ended({ process: { pid } }: Worker, lived: number, how: string): void {
    if (isEnding) {
      end();
      return;
    }
    if (listening === 0) giveUp();
    if (loop.ended(lived)) {
      console.error(`Workers end again and again soon after their start, now by ${how}.`);
      giveUp();
    }
    log.warn(`worker ${pid} ended by ${how}: another one takes its place`);
    start();
  }

  function end(): void {
    if (running().length > 0) return;
    log.flush();
    process.exit(0);
  }

  onceSignalled(() => {
    isEnding = true;
    // After a signal to the group this is their second one, which they ignore.
    for (const worker of running()) worker.process.kill('SIGTERM');
    end();
  });
  start();
  return all;
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
}

function giveUp(): never {
  for (const worker of running()) worker.process.kill('SIGKILL');
  process.exit(1);
}
