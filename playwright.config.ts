import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { disabled, OFF_UNDER_PLAYWRIGHT } from './tests/fixtures/quiet-browser.ts';

const executablePath = (await findBrowser()) ?? undefined;
const fonts = fileURLToPath(new URL('tests/e2e/fonts.conf', import.meta.url));

export default defineConfig({
  testDir: 'tests/e2e',
  // Babel would read the built server again in each worker.
  build: { external: ['**/dist/**'] },
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  // A busy machine hydrates islands slowly.
  expect: { timeout: 10_000 },
  use: {
    launchOptions: {
      executablePath,
      env: { ...process.env, FONTCONFIG_FILE: fonts },
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // Debian's Chromium turns it on. Without a GPU it takes a tenth more CPU time.
        '--disable-gpu-rasterization',
        disabled(OFF_UNDER_PLAYWRIGHT),
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 740 } },
      grep: /@phone/,
    },
  ],
});
