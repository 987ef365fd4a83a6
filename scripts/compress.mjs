// Compresses the built text files once, so that the server sends them without further work.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|html|json|webmanifest)$/;
/** Bytes up to which a file is not compressed, because it would hardly get smaller. */
const SMALLEST = 200;
/**
 * The ways of Brotli from which each file takes the smallest: they differ by half a percent.
 * @type {[mode: number, window: number][]}
 */
const WAYS = [
  [constants.BROTLI_MODE_GENERIC, 22],
  [constants.BROTLI_MODE_FONT, 18],
];
const BROTLI = WAYS.map(([mode, window]) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: mode,
    [constants.BROTLI_PARAM_LGWIN]: window,
  },
}));

/**
 * Returns an integration that compresses what the other integrations and the build have written.
 * @returns {import('astro').AstroIntegration}
 */
export function compressed() {
  return {
    name: 'compressed',
    hooks: { 'astro:build:done': ({ dir }) => compressFiles(fileURLToPath(dir)) },
  };
}

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder.
 * @param {string} folder
 */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length <= SMALLEST) continue;
    const ways = BROTLI.map((options) => brotliCompressSync(bytes, options));
    writeFileSync(
      `${path}.br`,
      ways.reduce((best, way) => (way.length < best.length ? way : best)),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
