/** Servers as separate processes, and their processor time and memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export type Running = { url: string; pid: number; child: ChildProcess; stop(): Promise<void> };

/**
 * Environment with which `npm start` runs the server: see
 * docs/decisions/008-pictures-and-drawings.md.
 */
const SETTINGS = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
const FLAGS = ['--max-semi-space-size=8'];

/**
 * Starts a script and waits until it prints its address. Throws if it exits before. Its output goes
 * to a file, as on a server: reading a pipe of thirty thousand lines a second would take one of the
 * cores that are measured.
 */
export async function start(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'manzar-said-'));
  const file = join(folder, 'said');
  const out = openSync(file, 'w');
  const child = spawn(process.execPath, [...FLAGS, ...flags, script, ...args], {
    env: { ...process.env, ...SETTINGS, ...env },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!ended()) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (;;) {
    const said = readFileSync(file, 'utf8');
    const [url] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
    if (url !== undefined) return { url, pid: child.pid ?? 0, child, stop };
    if (ended()) {
      await stop();
      throw new Error(`${script} ended: ${said.slice(-4000)}`);
    }
    await setTimeout(LOOK);
  }
}
/** Milliseconds between two checks of a script's output. */
const LOOK = 20;

/**
 * Returns the milliseconds of processor time that a process has used. The kernel counts hundredths
 * of a second.
 */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the megabytes of memory that a process holds (`VmRSS`) or has held at most (`VmHWM`). */
export function memoryOf(pid: number, what: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/**
 * Runs the same loop 15 times. Returns its best and worst milliseconds, and the fraction by which
 * the worst exceeds the best.
 */
export function noise(): { best: number; worst: number; spread: number } {
  const times = Array.from({ length: 15 }, () => {
    const begin = performance.now();
    for (let at = 0, sum = 0; at < 2e7; at += 1) sum = (sum + at) | 0;
    return performance.now() - begin;
  });
  const [best, worst] = [Math.min(...times), Math.max(...times)];
  return { best, worst, spread: worst / best - 1 };
}
