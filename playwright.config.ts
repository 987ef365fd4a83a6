import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { PICTURES } from './tests/e2e/pictures.ts';
import { playersFlags } from './tests/e2e/players.ts';
import {
  disabled,
  NO_PICTURES,
  OFF_UNDER_PLAYWRIGHT,
  SPARE,
} from './tests/fixtures/quiet-browser.ts';

const executablePath = (await findBrowser()) ?? undefined;
const fonts = fileURLToPath(new URL('tests/e2e/fonts.conf', import.meta.url));

/**
 * What needs pictures: tests that say so, and these files. For all others Chromium loads none, which
 * takes a third of the CPU time of a page with twenty of them.
 */
const WITH_PICTURES = [
  new RegExp(PICTURES.tag),
  /(app|(?<!html-)budgets|offline|pictures|policy)\.spec\.ts/,
];

/** Options of a browser, with further flags. */
const browser = (...flags: string[]) => ({
  executablePath,
  // Chromium hangs under faketime (scripts/dates.ts).
  env: { ...process.env, FONTCONFIG_FILE: fonts, LD_PRELOAD: '' },
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    // Debian's Chromium turns it on. Without a GPU it takes a tenth more CPU time.
    '--disable-gpu-rasterization',
    disabled([...OFF_UNDER_PLAYWRIGHT, SPARE]),
    ...playersFlags(),
    ...flags,
  ],
});

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: [
    './tests/fixtures/fresh-build.ts',
    './tests/e2e/players.ts',
    './tests/fixtures/filled-folder.ts',
    './tests/e2e/shared-site.ts',
  ],
  // Node strips types by itself. Babel would read all modules again, in each worker.
  build: { external: ['**/dist/**', '**/src/**', '**/tests/**', '**/scripts/**'] },
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  // A busy machine hydrates islands slowly.
  expect: { timeout: 10_000 },
  use: {
    // Only the tests of the worker have one: see tests/e2e/offline.ts.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: 'pictures', grep: WITH_PICTURES, use: { launchOptions: browser() } },
    {
      name: 'no pictures',
      grepInvert: WITH_PICTURES,
      use: { launchOptions: browser(NO_PICTURES) },
    },
  ],
});
