// Finds Chromium for the end-to-end tests, or installs it.
import { existsSync } from 'node:fs';
import { platform } from 'node:process';
import { succeeds } from './launch/child.mjs';
import { findNode } from './launch/node.mjs';
import { PLAYWRIGHT } from './launch/tools.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of CHROMIUM_PATH, of Playwright's browser or of the system's, or null. */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path)) ?? null;
}

/** Tries Playwright's download, then Debian's packages. Returns the browser's path, or null. */
export async function installBrowser() {
  console.log('No Chromium found: installing one.');
  if (await succeeds(findNode(), [PLAYWRIGHT, 'install', 'chromium'])) return findBrowser();
  if (platform !== 'linux' || process.getuid?.() !== 0) return null;
  await succeeds('apt-get', ['update', '-qq']);
  await succeeds('apt-get', ['install', '-y', '-qq', 'chromium']);
  return findBrowser();
}
