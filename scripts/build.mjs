// Builds the site when what it is made of has changed since the last build. `--force` always does.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { compressFiles } from './compress.mjs';
import { succeeds } from './launch/child.mjs';
import { findNode } from './launch/node.mjs';
import { ASTRO } from './launch/tools.mjs';

const SOURCES = [
  'src',
  'styles',
  'public',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/compress.mjs',
];
/** What the configuration imports is a source, too. */
const CONFIG = 'astro.config.mjs';
const IMPORT = /^import\b[^;]*?'(\.[^']+)';/gm;
const STAMP = 'dist/.stamp';

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesUnder(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/**
 * @param {string} script
 * @returns {Generator<string>}
 */
function* withImports(script) {
  yield script;
  for (const [, target = ''] of readFileSync(script, 'utf8').matchAll(IMPORT)) {
    yield* withImports(posix.join(posix.dirname(script), target));
  }
}

/** A fingerprint of everything that a build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(process.env.SITE_NAME ?? '');
  for (const source of [...SOURCES, ...withImports(CONFIG)]) {
    for (const file of filesUnder(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Answers whether there is a build of the sources as they are now. */
export async function build({ force = false } = {}) {
  const now = fingerprint();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return true;
  const env = {
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    BUILD_ID: now.slice(0, 8),
  };
  if (!(await succeeds(findNode(), [ASTRO, 'build', '--silent'], { env }))) return false;
  compressFiles('dist/client');
  writeFileSync(STAMP, now);
  return true;
}

if (
  process.argv[1]?.endsWith('build.mjs') &&
  !(await build({ force: process.argv.includes('--force') }))
) {
  console.error('The build failed.');
  process.exit(1);
}
