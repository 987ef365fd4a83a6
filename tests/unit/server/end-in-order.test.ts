/** Each step before the end of a process is tried, bounded, and followed by the next. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = new URL('../../../src/server/end-in-order.ts', import.meta.url);

/** Runs a script that has `endInOrder` and `said`, which prints. */
function run(script: string) {
  const whole = `import fs from 'node:fs';
    const { endInOrder } = await import(${JSON.stringify(MODULE.href)});
    const said = (what) => fs.writeSync(1, what + '\\n');
    ${script}`;
  const args = ['--input-type=module', '-e', whole];
  const options = { encoding: 'utf8', timeout: 10_000, killSignal: 'SIGTERM' } as const;
  const { status, signal, stdout } = spawnSync(process.execPath, args, options);
  return { status, signal, lines: stdout.split('\n').filter(Boolean) };
}

it('a step that throws, that rejects or that hangs is followed by the next', () => {
  const { status, lines } = run(`
    process.on('exit', () => said('exit'));
    await endInOrder(
      [
        [1000, () => { throw new Error('thrown'); }],
        [1000, async () => { throw new Error('rejected'); }],
        [50, () => new Promise(() => setInterval(() => {}, 1000))],
        [1000, () => said('last')],
      ],
      ({ message }) => said(message),
    );`);
  expect(lines).toEqual(['thrown', 'rejected', 'last', 'exit']);
  expect(status).toBe(0);
});

it('a thread that hangs in a file does not keep the process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manzar-hangs-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { signal, lines } = run(`
    // It waits for somebody who writes.
    fs.open(${JSON.stringify(pipe)}, 'r', () => {});
    await endInOrder([[1000, () => said('step')]], () => {});`);
  rmSync(folder, { recursive: true });
  expect(lines).toEqual(['step']);
  expect(signal).toBe('SIGKILL');
});
