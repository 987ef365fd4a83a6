import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Yields the lines of a file (of a `.gz` file unpacked). Throws when the file can not be read. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file);
  // The pipeline hands an error of the file on to what reads it.
  const input = file.endsWith('.gz') ? pipeline(raw, createGunzip(), () => {}) : raw;
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}
