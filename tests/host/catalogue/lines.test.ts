import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { linesOf } from '#/host/catalogue/lines.ts';

/** Returns the bytes in use after all that can be freed has been. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it('the reader of lines keeps nothing of the lines that have been read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manzar-lines-'));
  const file = join(folder, 'many.ndjson');
  const count = 60_000;
  writeFileSync(file, '{"title":"A Film"}\n'.repeat(count));
  let read = 0;
  let atFirst = 0;
  let atLast = 0;
  for await (const _ of linesOf(file)) {
    read += 1;
    if (read === 1) atFirst = bytesInUse();
    if (read === count) atLast = bytesInUse();
  }
  rmSync(folder, { recursive: true });
  expect(read).toBe(count);
  expect(atLast - atFirst).toBeLessThan(5_000_000);
});
