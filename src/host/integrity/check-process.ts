/**
 * Checks a catalogue's file in a separate process while the site serves: a million films take 12 s.
 * docs/decisions/026 says what follows from damage.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Finding } from './checked.ts';
import type { Answer } from './checker.ts';
import { damageOf, markDamaged, unmarkDamaged } from './marks.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** A source beside the sources, and a built module beside the built server. */
const CHECKER = here(import.meta.url.endsWith('.ts') ? 'checker.ts' : 'checker.mjs');

/** The process of the check that is under way. */
let running: ChildProcess | null = null;

/**
 * Checks a file and notes beside it whether it is damaged. Logs what is wrong. Resolves, when the check is over, to
 * whether the file is damaged; it does not keep the process alive.
 */
export async function checkInProcess(
  path: string,
  log: (message: string) => void,
): Promise<boolean> {
  const checker = fork(CHECKER, [path], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running = checker;
  checker.unref();
  checker.channel?.unref();
  try {
    // Not its exit, which may arrive before its message.
    const ended = once(checker, 'disconnect').then(() =>
      Promise.reject(new Error('the check has ended')),
    );
    const [finding] = (await Promise.race([once(checker, 'message'), ended])) as [Answer];
    if ('failed' in finding) throw new Error(finding.failed);
    note(path, finding, log);
    return finding.damaged !== undefined;
  } catch (error) {
    if (!checker.killed) log(`The catalogue ${path} could not be checked: ${String(error)}`);
    return false;
  } finally {
    running = null;
  }
}

/**
 * Ends the check that is under way. The process calls it before it closes the file: only the last connection
 * merges SQLite's log into the file, and that of the check can not, because it only reads.
 */
export async function endCheck(): Promise<void> {
  if (!running) return;
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
}

/** Milliseconds between two looks at a file, and how many times as long as a check at least: an import changes it often. */
const EVERY = 2000;
const REST = 10;

export type WatchOptions = {
  /** Whether the file was checked whole when it was opened: see isCheckedAtStart. */
  isChecked: boolean;
  log(message: string): void;
  /** Called when the file was found damaged. */
  damaged(): void;
};

/** Checks a file while it is served: now, unless it was checked, and whenever it has changed. Never ends. */
export async function watchFile(
  path: string,
  { isChecked, log, damaged }: WatchOptions,
): Promise<void> {
  let known = isChecked ? stateOf(path) : '';
  for (;;) {
    const began = performance.now();
    const state = stateOf(path);
    if (state !== known && (await checkInProcess(path, log))) damaged();
    // Not its state now: what changes during a check is checked next.
    known = state;
    const took = performance.now() - began;
    await wait(Math.max(EVERY, REST * took), undefined, { ref: false });
  }
}

function stateOf(path: string): string {
  const { ino, size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${size} ${mtimeMs}`;
}

function note(path: string, { damaged, unindexed }: Finding, log: (message: string) => void): void {
  if (damaged === undefined) unmarkDamaged(path);
  else {
    markDamaged(path);
    log(damageOf(path, damaged));
  }
  if (unindexed !== undefined) {
    log(`The catalogue ${path}: ${unindexed}. The next start indexes it again.`);
  }
}
