import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Yields the lines of a file (of a `.gz` file unpacked). Throws when the file can not be read. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file);
  // The pipeline hands an error of the file on to what reads it.
  const input = file.endsWith('.gz') ? pipeline(raw, createGunzip(), () => {}) : raw;
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input as AsyncIterable<string>) {
    // A line may be longer than many chunks: only a chunk that ends it is cut.
    if (!chunk.includes('\n')) {
      rest += chunk;
      continue;
    }
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield withoutReturn(line);
  }
  if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
