import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = (await findBrowser()) ?? undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
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
