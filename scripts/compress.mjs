// Compresses the built text files once, so that the server sends them without further work.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|html|json|webmanifest)$/;
/** Bytes up to which a file is not compressed, because it would hardly get smaller. */
const SMALLEST = 200;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder.
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length <= SMALLEST) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, BROTLI));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
