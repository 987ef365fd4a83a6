/** Loads pages on a low-end phone over a slow network, and collects the browser's measurements. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { findFullBrowser } from '../../scripts/browser.mjs';
import { disabled, OFF_UNDER_PLAYWRIGHT } from '../fixtures/quiet-browser.ts';
import { watch } from './watch.ts';

export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (750 * 1e3) / 8,
};
/** For a way that is slow itself (far-way.ts). */
export const FAST = { ...NETWORK, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export type Seen = Record<'ttfb' | 'fcp' | 'lcp' | 'tbt' | 'cls', number> & {
  /** Bytes over the wire and number of requests before any touch, by kind. */
  bytes: Record<string, number>;
  requests: Record<string, number>;
};

/** Flags of a browser that reaches nothing but this machine. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  // A debugger is attached here. With one, V8 parses a script again when the script creates an
  // error, to find the position. React creates an error when it is evaluated. No visitor waits for
  // that.
  '--js-flags=--no-enable-lazy-source-positions',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

/** Opens a browser for cold loads of pages. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: (await findFullBrowser()) ?? undefined,
    args: [...FLAGS, disabled(OFF_UNDER_PLAYWRIGHT)],
  });
}

export type Phone = {
  page: Page;
  context: BrowserContext;
  bytes: Record<string, number>;
  requests: Record<string, number>;
};

/**
 * Page of another site, from which visitors come. The browser then gives the next page a process of
 * its own. From an empty tab it would do so only for the site's pages, whose headers isolate them,
 * and not for the floor's.
 */
export const ELSEWHERE = 'data:text/html,';

/**
 * Opens a phone with an empty cache, on a page of another site. `more`: further options of its context.
 * `network`: how slow the browser makes it.
 */
export async function openPhone(
  browser: Browser,
  more: BrowserContextOptions = {},
  network = NETWORK,
): Promise<Phone> {
  const context = await browser.newContext({
    ...more,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(ELSEWHERE);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const requests: Record<string, number> = {};
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    requests[kind] = (requests[kind] ?? 0) + 1;
  });
  return { page, context, bytes, requests };
}

/** Loads a page cold, until the network is idle. */
export async function load(browser: Browser, url: string): Promise<Seen> {
  const { page, context, bytes, requests } = await openPhone(browser);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => {});
    const seen = await page.evaluate(() => window.seen());
    return { ...seen, bytes, requests };
  } finally {
    await context.close();
  }
}
