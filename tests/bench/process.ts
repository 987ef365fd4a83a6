/** Servers as processes of their own, and what the system says of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export type Running = { url: string; pid: number; child: ChildProcess; stop(): Promise<void> };

/** As `npm start` has it: see docs/decisions/008-pictures-of-little-effort.md. */
const SETTINGS = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
const FLAGS = ['--max-semi-space-size=8'];

/** Starts a script that says its address when it listens. */
export async function start(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(process.execPath, [...FLAGS, script, ...args], {
    env: { ...process.env, ...SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-4000);
      const [found] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
      if (!found) return;
      // What it says from then on (a line for each request) is let go unread.
      for (const output of [child.stdout, child.stderr]) output.off('data', hear).resume();
      resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`${script} ended: ${said}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, child, stop };
}

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
