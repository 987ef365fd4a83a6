import { type Browser, test as base, devices, type Page } from '@playwright/test';
import { findFullBrowser } from '../../scripts/browser.mjs';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { type RunningSite, startSiteHere } from './site.ts';

// Playwright maps every frame of every call's stack by source maps, a tenth of its time. Stripped
// types leave lines and columns as they are.
Object.assign(Error, { prepareStackTrace: undefined });

type TestFixtures = {
  /** The site on the open catalogue, which all tests share. */
  site: { url: string };
  /** A host that the test scripts, and a separate site that calls it. */
  scripted: { host: ScriptedHost; site: RunningSite };
  /** A browser with the back/forward cache, which a headless shell does not have. */
  fullBrowser: Browser;
};

/**
 * Chromium reports this of a transition to a page that it has shown before. No script can catch it: the event
 * `pagereveal` of the page comes without the transition.
 */
const GIVEN_UP = 'Transition was aborted because of invalid state. Page already revealed';

/**
 * Runs in each page. A headless shell reports a mouse at 0, 0 that nobody has moved, which pages
 * would take for the visitor's first touch.
 */
function ignoreUnmovedMouse(): void {
  const ignore = (event: PointerEvent) => {
    if (event.isTrusted && !event.clientX && !event.clientY) event.stopImmediatePropagation();
  };
  addEventListener('pointerover', ignore, true);
}

/**
 * Prepares a page. Resolves to a list of what goes wrong in it: no script of a page may fail, and
 * nothing may violate its Content Security Policy.
 */
export async function watch(page: Page): Promise<Error[]> {
  const failures: Error[] = [];
  page.on('pageerror', (error) => {
    if (error.message !== GIVEN_UP) failures.push(error);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      failures.push(new Error(message.text()));
  });
  await page.addInitScript(ignoreUnmovedMouse);
  return failures;
}

export const test = base.extend<TestFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
  site: async ({}, use) => {
    await use({ url: process.env.SHARED_SITE ?? '' });
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  page: async ({ page }, use) => {
    const failures = await watch(page);
    await use(page);
    expect(failures).toEqual([]);
  },
  fullBrowser: async ({ playwright, launchOptions }, use) => {
    const executablePath = await findFullBrowser();
    test.skip(executablePath === null, 'Only a headless shell was found.');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: executablePath ?? undefined,
      // Playwright turns the cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(browser);
    await browser.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
  scripted: async ({}, use, testInfo) => {
    const host = await createScriptedHost();
    const site = await startSiteHere({
      CATALOGUE_HOST: host.origin,
      IMAGE_HOST: `${host.origin}/t/p`,
      // Ports are reused: this site must not find pictures of another test's host on the same port.
      PICTURE_CACHE: testInfo.outputPath('pictures'),
    });
    await use({ host, site });
    await site.stop();
    await host.close();
  },
});

export const expect = test.expect;

const { defaultBrowserType: _, ...galaxy } = devices['Galaxy S9+'];

const NARROW = { width: 360, height: 740 };
/** A wide screen and the width of a phone. */
export const SCREENS = [{ width: 1440, height: 900 }, NARROW] as const;

/** A phone that is touched, with fewer pixels than a real one: to draw them takes time. */
export const PHONE = { ...galaxy, deviceScaleFactor: 2, viewport: NARROW };

/** Tells pages that their visitor saves data. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Returns whether a page scrolls sideways nowhere. */
export function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.body.clientWidth);
}
