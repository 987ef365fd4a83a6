// Finds Chromium for the end-to-end tests and for benchmarks, or installs it.
import { existsSync } from 'node:fs';
import { platform } from 'node:process';
import { succeeds } from './launch/child.mjs';
import { announce } from './launch/missing.mjs';
import { PLAYWRIGHT } from './launch/tools.mjs';

const SHELLS = ['/usr/bin/chromium-headless-shell'];
const FULL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string[]} paths */
const firstOf = (paths) => paths.find((path) => existsSync(path)) ?? null;

/**
 * Returns where Playwright's download has the headless shell, from where it has Chromium.
 * @param {string} chromium
 */
export const shellBeside = (chromium) =>
  chromium.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+).*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

async function downloaded() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/** Returns the path of a whole Chromium (CHROMIUM_PATH, Playwright's or the system's), or null. */
export async function findFullBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !named.includes('headless-shell')) return named;
  return firstOf([await downloaded(), ...FULL]);
}

/**
 * Returns the path of the browser that tests need least time in, or null: CHROMIUM_PATH, else a
 * headless shell, else a whole Chromium.
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return firstOf([shellBeside(await downloaded()), ...SHELLS]) ?? (await findFullBrowser());
}

const PACKAGES = 'chromium chromium-headless-shell';

/**
 * Tries Playwright's download, then Debian's packages if we may install them. Both bring the headless shell, and a
 * whole Chromium for the tests of its back/forward cache. Returns the browser's path, or null.
 * @param {string} node
 */
export async function installBrowser(node) {
  const isRoot = platform === 'linux' && process.getuid?.() === 0;
  const orElse = isRoot ? `, or else apt-get install ${PACKAGES}` : '';
  announce('Chromium', `npx playwright install chromium${orElse}`);
  if (await succeeds(node, [PLAYWRIGHT, 'install', 'chromium'])) return findBrowser();
  if (!isRoot) return null;
  await succeeds('apt-get', ['update', '-qq']);
  await succeeds('apt-get', ['install', '-y', '-qq', ...PACKAGES.split(' ')]);
  return findBrowser();
}
