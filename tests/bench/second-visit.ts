/** The first paint of a second visit with the service worker, beside one without it. */
import type { Browser, Page } from 'playwright';
import { wholePages } from '../fixtures/whole-host.ts';
import { whileCalm } from './calm.ts';
import { startFarWay } from './far-way.ts';
import { median } from './numbers.ts';
import { ELSEWHERE, FAST, NETWORK, openBrowser, openPhone } from './phone.ts';
import { printProgress, type Row } from './table.ts';

/** The most that the worker may cost: docs/product.md, Without a network. */
const MOST = 1.1;

type Pair = { withIt: number; without: number };

/** Visits a movie's page twice, with the worker and without it in turn. Returns the report's row. */
export async function measureSecondVisit(site: string, loads: number): Promise<Row[]> {
  const way = await startFarWay(site, NETWORK.latency);
  const browser = await openBrowser();
  try {
    const url = way.url + wholePages.movie;
    const { results, said } = await whileCalm(loads, (index) => pairOf(browser, url, index));
    const row = rowOf(results, said);
    printProgress([row]);
    return [row];
  } finally {
    await browser.close();
    await way.stop();
  }
}

async function pairOf(browser: Browser, url: string, index: number): Promise<Pair> {
  const first = index % 2 === 0 ? await secondPaint(browser, url, 'allow') : null;
  const without = await secondPaint(browser, url, 'block');
  return { withIt: first ?? (await secondPaint(browser, url, 'allow')), without };
}

function rowOf(pairs: Pair[], note: string): Row {
  const ratio = median(pairs.map(({ withIt, without }) => withIt / without));
  return {
    what: 'movie FCP, second visit with a worker',
    unit: 'ms',
    ratio,
    note,
    value: median(pairs.map(({ withIt }) => withIt)),
    floor: median(pairs.map(({ without }) => without)),
    target: `≤ ${MOST} ×`,
    held: ratio <= MOST,
  };
}

/** Resolves to the first paint of a second visit, after the first one was touched. */
async function secondPaint(browser: Browser, url: string, serviceWorkers: 'allow' | 'block') {
  const { page, context } = await openPhone(browser, { serviceWorkers }, FAST);
  try {
    await page.goto(url);
    const touched = page.waitForResponse(/AfterInteraction/);
    await page.keyboard.press('Shift');
    await touched;
    if (serviceWorkers === 'allow') await untilKept(page);
    await page.waitForLoadState('networkidle');
    await page.goto(ELSEWHERE);
    await stopWorkers(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    return (await page.evaluate(() => window.seen())).fcp;
  } finally {
    await context.close();
  }
}

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    return navigator.serviceWorker.controller && names.some((name) => name.startsWith('page '));
  });
}

/** Stops the worker, as browsers do some time after its last event: a visit starts it again. */
async function stopWorkers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await cdp.detach();
}
