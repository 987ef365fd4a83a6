import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLines } from '#/server/log/log.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';

const folder = folderOfEach();
let reader = 0;
let fd = 0;
beforeEach(() => {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  reader = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
});
afterEach(() => {
  for (const open of [reader, fd]) closeSync(open);
});

/** Returns what the pipe holds. */
function read(): string {
  const all = Buffer.alloc(1024 * 1024);
  try {
    return all.toString('latin1', 0, readSync(reader, all));
  } catch {
    return '';
  }
}

function fill(): void {
  try {
    for (;;) writeSync(reader, Buffer.alloc(4096));
  } catch {
    // It is full.
  }
}

it('what a stopped reader does not take is bounded, counted, and does not keep the end', async () => {
  let lost = 0;
  const lines = createLines(fd, (dropped) => {
    lost += dropped;
  });
  fill();
  const LINE = `${'x'.repeat(1024 * 1024 - 1)}\n`;
  for (let n = 0; n < 12; n += 1) lines.write(LINE);
  // It reads again: what waited is written, and the others are counted.
  const readAndCount = () => {
    read();
    return lost;
  };
  await expect.poll(readAndCount, { interval: 1 }).toBe(4);
  fill();
  lines.write(LINE);
  const began = performance.now();
  await lines.end();
  expect(performance.now() - began).toBeLessThan(3000);
});
