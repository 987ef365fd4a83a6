// Installs, builds and finds a browser. Skips each step that is up to date.
import { existsSync, readFileSync } from 'node:fs';
import { build } from './build.mjs';
import { announce, Missing } from './launch/missing.mjs';
import { npmCi } from './launch/npm.mjs';

/** Installs the packages. The site needs none of their own scripts. */
export async function installPackages() {
  if (isInstalled()) return;
  announce('the packages', 'npm ci');
  if (!(await npmCi(['--ignore-scripts']))) {
    throw new Missing('npm ci failed: see above. Is the package registry within reach?');
  }
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

/** @param {string} node */
export async function prepareBuild(node) {
  if (!(await build(node))) throw new Missing('The build failed: see above.');
}

/** @param {string} node */
export async function prepareBrowser(node) {
  const { findBrowser, installBrowser } = await import('./browser.mjs');
  if ((await findBrowser()) ?? (await installBrowser(node))) return;
  throw new Missing(
    'No Chromium: install one (Debian, Ubuntu: apt-get install chromium), or name it in CHROMIUM_PATH.',
  );
}
