/**
 * Sends requests as fast as responses come, on 16 connections. Uses wrk if it is installed and
 * there is one address, otherwise node:http, which takes a share of a core.
 */
import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { promisify } from 'node:util';
import { quantile } from './numbers.ts';

const CONNECTIONS = 16;
const run = promisify(execFile);

export type Load = { perSecond: number; p50: number; p99: number; requests: number };

/**
 * Requests one address again and again for `seconds`. Returns the rate and milliseconds of latency.
 */
export async function loadOne(url: string, seconds: number): Promise<Load> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency'];
  const said = await run('wrk', [...args, '-H', 'Accept-Encoding: br', url]).catch(() => null);
  if (!said) return loadMany(() => url, seconds);
  const number = (pattern: RegExp) => Number(pattern.exec(said.stdout)?.[1] ?? Number.NaN);
  const milliseconds = (share: string) => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(said.stdout) ?? [];
    return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
  };
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds('50'),
    p99: milliseconds('99'),
    requests: number(/(\d+) requests in/),
  };
}

/**
 * Requests another address each time, until `seconds` have passed or `most` requests were sent.
 * Returns the rate and milliseconds of latency.
 */
export async function loadMany(
  next: (index: number) => string,
  seconds: number,
  most = Number.POSITIVE_INFINITY,
  headers: (index: number) => Record<string, string> = () => ({}),
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begin = performance.now();
  const times: number[] = [];
  let asked = 0;
  const visitor = async () => {
    while (asked < most && performance.now() - begin < seconds * 1000) {
      const index = asked++;
      const at = performance.now();
      await new Promise<void>((resolve, reject) => {
        const own = { 'accept-encoding': 'br', ...headers(index) };
        get(next(index), { agent, headers: own }, (answer) => {
          answer.resume().once('end', resolve).once('error', reject);
        }).once('error', reject);
      });
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const elapsed = (performance.now() - begin) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    requests: times.length,
  };
}
