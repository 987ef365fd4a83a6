import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = (await findBrowser()) ?? undefined;
const fonts = fileURLToPath(new URL('tests/e2e/fonts.conf', import.meta.url));

/**
 * Chromium draws the list under its address bar as pages of its own, two for each window that a test
 * opens. No test sees them, and they would cost more than all pages of ours.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off (its `chromiumSwitches.ts`): Chromium heeds only the last such list. */
const OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

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
      env: { ...process.env, FONTCONFIG_FILE: fonts },
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNSEEN].join()}`,
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
