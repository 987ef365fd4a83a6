// Builds the site when what it is made of has changed since the last build. `--force` always does.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { compressFiles } from './compress.mjs';

const SOURCES = [
  'src',
  'styles',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'scripts/compress.mjs',
  'scripts/inline-hashes.mjs',
];
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const STAMP = 'dist/.stamp';

function* filesUnder(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** A fingerprint of everything that a build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(process.env.SITE_NAME ?? '');
  for (const source of SOURCES) {
    for (const file of filesUnder(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Answers whether there is a build of the sources as they are now. */
export function build({ force = false } = {}) {
  const now = fingerprint();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return true;
  const PATH = join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH;
  const env = {
    ...process.env,
    PATH,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    BUILD_ID: now.slice(0, 8),
  };
  const { status } = spawnSync('node', [ASTRO, 'build', '--silent'], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) return false;
  compressFiles('dist/client');
  writeFileSync(STAMP, now);
  return true;
}

if (process.argv[1]?.endsWith('build.mjs') && !build({ force: process.argv.includes('--force') })) {
  console.error('The build failed.');
  process.exit(1);
}
