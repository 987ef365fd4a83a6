import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** Yields the lines of a file (of a `.gz` file unpacked). Throws when the file can not be read. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file);
  const input = file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  const failed = new Promise<never>((_, reject) => {
    raw.once('error', reject);
    input.once('error', reject);
  });
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]();
  for (;;) {
    const next = await Promise.race([lines.next(), failed]);
    if (next.done) return;
    yield next.value;
  }
}
