// Builds the site if its sources have changed since the last build. `--force` always builds.
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
/** The modules that the configuration imports are sources, too. */
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

/** Returns a hash of everything that a build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(process.env.SITE_NAME ?? '');
  for (const source of [...SOURCES, ...withImports(CONFIG)]) {
    for (const file of filesUnder(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the site if it is not up to date. Resolves to whether the build is now up to date. */
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
