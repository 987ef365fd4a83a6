// Tells whether the built site is that of the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const SOURCES = ['src', 'styles', 'public', 'tsconfig.json', 'package.json', 'package-lock.json'];
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
export function fingerprint() {
  const hash = createHash('sha256').update(process.env.SITE_NAME ?? '');
  for (const source of [...SOURCES, ...withImports(CONFIG)]) {
    for (const file of filesUnder(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

/**
 * Returns an integration that writes the hash of a build's sources beside what it wrote.
 * @param {string} sources
 * @returns {import('astro').AstroIntegration}
 */
export function buildStamp(sources) {
  return {
    name: 'build-stamp',
    hooks: { 'astro:build:done': () => writeFileSync(STAMP, sources) },
  };
}
