// Installs, builds and finds a browser. Skips each step that is up to date.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { succeeds } from './launch/child.mjs';
import { Missing } from './launch/missing.mjs';

/** @typedef {import('./launch/tasks.mjs').Needs} Needs */

/** @type {Needs[]} */
const ORDER = ['packages', 'build', 'browser'];
const STEPS = { packages: install, build: buildSite, browser: provideBrowser };

/**
 * Prepares what a task needs. Throws Missing if that fails.
 * @param {Needs} needs
 */
export async function prepare(needs) {
  for (const step of ORDER.slice(0, ORDER.indexOf(needs) + 1)) await STEPS[step]();
}

async function install() {
  if (!isInstalled()) {
    console.log('Installing the dependencies.');
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    if (!(await npm(args))) {
      throw new Missing('npm ci failed: see above. Is the package registry within reach?');
    }
  }
  // .npmrc forbids these links and says why, but some installs make them.
  for (const name of ['node', 'node.cmd', 'node.ps1']) {
    rmSync(`node_modules/.bin/${name}`, { force: true });
  }
}

/** @param {string[]} args */
function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? succeeds(process.execPath, [cli, ...args])
    : succeeds(`npm ${args.join(' ')}`, [], { shell: true });
}

/** Returns whether every package of the lockfile for this platform is installed, in its version. */
function isInstalled() {
  // npm writes this list when all packages are in place.
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(list)) return false;
  const { '': _, ...wanted } = packagesOf('package-lock.json');
  const present = packagesOf(list);
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = present[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

async function buildSite() {
  if (!(await build())) throw new Missing('The build failed: see above.');
}

async function provideBrowser() {
  const { findBrowser, installBrowser } = await import('./browser.mjs');
  const browser = (await findBrowser()) ?? (await installBrowser());
  if (!browser) throw new Missing('No Chromium: install one, or name it in CHROMIUM_PATH.');
}
