import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { folderOfEach } from '../fixtures/folder.ts';
import { SMALL } from '../fixtures/small-catalogue.ts';
import { open } from './raw.ts';

const folder = folderOfEach();
/** Id of the group of running processes, or null when the last of them has ended. */
let group: number | null = null;
afterEach(() => {
  if (group !== null) process.kill(-group, 'SIGKILL');
});

type Running = { url: string; npm: ChildProcess; exit: Promise<unknown[]>; gone: Promise<unknown> };

/**
 * Runs an npm script that serves. Resolves when it prints its address. `gone` resolves when all its
 * processes have ended.
 */
async function npmRun(script: string, env: Record<string, string> = {}): Promise<Running> {
  const own = { PORT: '0', HOST_PORT: '0', CATALOGUE_DB: join(folder, 'catalogue.db') };
  const child = spawn('npm', ['run', script], {
    env: { ...process.env, ...SMALL, ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  group = child.pid ?? null;
  const exit = once(child, 'exit');
  // The launcher and the server write to the same pipe: it closes when the last of them has ended.
  const gone = once(child.stdout, 'close').finally(() => {
    group = null;
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const [, found] = / on (http:\/\/localhost:\d+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    gone.then(() => reject(new Error(`npm run ${script} ended: ${said}`)));
  });
  return { url, npm: child, exit, gone };
}

/**
 * Expects that nothing listens and that SQLite has merged its log into the file, as it does when the
 * last connection closes.
 */
async function expectEndInOrder({ url, gone }: Running): Promise<void> {
  await gone;
  expect((await open(url)).closed).toBe(true);
  expect(readdirSync(folder).filter((name) => name.startsWith('catalogue.db-'))).toEqual([]);
}

// One launcher starts both scripts: each way to end it is tried with one of them.
describe('npm run', () => {
  it.each([
    ['start', 'SIGKILL'],
    ['host', 'SIGTERM'],
  ] as const)(
    '%s shuts down cleanly when only npm gets %s, which its shell does not pass on',
    async (script, signal) => {
      const running = await npmRun(script);
      expect(existsSync(join(folder, 'catalogue.db-wal'))).toBe(true);
      running.npm.kill(signal);
      await expectEndInOrder(running);
    },
  );

  it('start shuts down cleanly, and npm exits with 0 after it, when npm gets a signal and its shell execs', async () => {
    const running = await npmRun('start', { npm_config_script_shell: 'bash' });
    running.npm.kill('SIGTERM');
    expect(await running.exit).toEqual([0, null]);
    await expectEndInOrder(running);
  });

  it('start shuts down cleanly on Ctrl-C, which all processes of a terminal get', async () => {
    const running = await npmRun('start');
    process.kill(-(running.npm.pid ?? 0), 'SIGINT');
    await expectEndInOrder(running);
  });
});
