// Runs before the npm scripts, under whatever Node the machine has: installs, builds and finds a
// browser, each only when it is not up to date. What is missing is said in one line.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from './build.mjs';

const STAMP = 'node_modules/.installed';
const OLDEST_NODE = 20;
const goal = process.argv[2];

function stop(message) {
  console.error(message);
  process.exit(1);
}

function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing the dependencies.');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: true });
  if (status !== 0) stop('npm ci failed: see above. Is the package registry within reach?');
  writeFileSync(STAMP, lock);
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  stop(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
}
install();
if (!existsSync('node_modules/.bin/node')) {
  stop(
    'No Node 26 came with the dependencies: this platform needs Node 26 of its own (see package.json).',
  );
}
if (goal === 'start' || goal === 'test') {
  if (!build()) stop('The build failed: see above.');
}
if (goal === 'test') {
  const { findBrowser, installBrowser } = await import('./browser.mjs');
  const browser = (await findBrowser()) ?? (await installBrowser());
  if (!browser) stop('No Chromium: install one, or name it in CHROMIUM_PATH.');
}
