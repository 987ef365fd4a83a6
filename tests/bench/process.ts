/** Servers as processes of their own, and what the system says of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export type Running = { url: string; pid: number; child: ChildProcess; stop(): Promise<void> };

/** As `npm start` has it: see docs/decisions/008-pictures-of-little-effort.md. */
const SETTINGS = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
const FLAGS = ['--max-semi-space-size=8'];

/**
 * Starts a script that says its address when it listens. What it says goes into a file, as on a server:
 * whoever reads a pipe of thirty thousand lines a second takes one of the cores that are measured.
 */
export async function start(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'manzar-said-'));
  const file = join(folder, 'said');
  const out = openSync(file, 'w');
  const child = spawn(process.execPath, [...FLAGS, script, ...args], {
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
/** Milliseconds between two looks at what a script has said. */
const LOOK = 20;

/** Milliseconds of processor that a process has used; the kernel counts hundredths of seconds. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Megabytes of memory that a process holds, or has held at most. */
export function memoryOf(pid: number, what: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/** How much slower than at its best the machine ran one and the same loop, over some rounds. */
export function noise(): { best: number; worst: number; spread: number } {
  const times = Array.from({ length: 15 }, () => {
    const begin = performance.now();
    for (let at = 0, sum = 0; at < 2e7; at += 1) sum = (sum + at) | 0;
    return performance.now() - begin;
  });
  const [best, worst] = [Math.min(...times), Math.max(...times)];
  return { best, worst, spread: worst / best - 1 };
}
