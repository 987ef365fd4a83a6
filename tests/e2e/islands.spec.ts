/** How a page's scripts wait, hydrate islands, and fail. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { homeCalls } from './answers.ts';
import { expect, saveData, test } from './fixtures.ts';
import { translate } from './translate.ts';

const HOME = '/movie-dashboard';
const GRID = '/movies/PopularMovies';
const SCRIPTS = '**/_astro/*.js';

test('before its first paint a page runs the theme’s script and what wakes islands, and requests none', async ({
  request,
}) => {
  for (const path of [HOME, GRID, '/movies-trailers-latest-trailers']) {
    const html = await (await request.get(path)).text();
    const [beginning = ''] = html.split('<footer');
    // JSON-LD is data that no browser runs.
    const early = [
      ...beginning.matchAll(/<script\b(?![^>]*ld\+json)([^>]*)>([\s\S]*?)<\/script>/g),
    ];
    expect(early).toHaveLength(3);
    expect(early.map(([, attributes]) => attributes)).toEqual(['', '', '']);
    expect(early[0]?.[2]).toContain('theme');
    expect(brotliCompressSync(early[0]?.[2] ?? '').length).toBeLessThan(550);
    expect(early[1]?.[2]).toContain('island:ready');
    expect(early[2]?.[2]).toContain('astro-island');
  }
});

test('the first pictures of a page load first, the others when they come near the viewport', async ({
  request,
}) => {
  const html = await (await request.get(HOME)).text();
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const pictures = main.match(/<img [^>]*>/g) ?? [];
  const eager = pictures.filter((picture) => picture.includes('loading="eager"'));
  expect(eager).toHaveLength(2);
  for (const picture of eager) expect(picture).toMatch(/ fetchpriority="high"/i);
  expect(pictures.filter((picture) => !/ loading="/.test(picture))).toEqual([]);
  expect(html).not.toContain('rel="preload"');
});

test('islands work on a page that the browser has translated', async ({ context, baseURL }) => {
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(`${baseURL}${HOME}`);
  await translate(page);
  const chosen = page.locator('#trending [aria-current]');
  const week = page.locator('#trending .toggle a').last();
  await week.click();
  await expect(page).toHaveURL(/trending=week/);
  await expect(week).toHaveAttribute('aria-current', 'true');
  await expect(chosen).toHaveCount(1);
  const { theme } = await page.evaluate(() => document.documentElement.dataset);
  await page.locator('footer .theme-toggle').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? 'none');
  await page.locator('#trailers a[data-play]').first().click();
  // On a translated page React renders the dialog again: an earlier key would close the one before.
  await expect(page.locator('dialog#player[data-live]')).toBeVisible();
  await expect(page).toHaveURL(/play=/);
  await page.keyboard.press('Escape');
  // The dialog goes back in the history: begun before, the next page would be given up.
  await expect(page.locator('dialog#player')).toBeHidden();
  await expect(page).not.toHaveURL(/play=/);

  await page.goto(`${baseURL}${GRID}`);
  await translate(page);
  const cards = page.locator('main .card');
  await expect(cards).toHaveCount(20);
  for (const count of [40, 60]) {
    await page.locator('a[data-more]').click();
    await expect(cards).toHaveCount(count);
  }
  await page.locator('details.search > summary').click();
  const field = page.getByRole('combobox');
  for (const query of ['night', 'night of', 'nigh', 'ni', 'general']) {
    await field.fill(query);
    await expect(page.getByRole('option')).toContainText(
      query === 'ni' ? [] : [new RegExp(query, 'i')],
    );
  }
  await expect(field).toHaveValue('general');
  // React renders again what it can not hydrate, and says so.
  expect(failures.filter((message) => !/React error #(418|423|425)/.test(message))).toEqual([]);
});

test('an island that fails shows what the server rendered', async ({ page }) => {
  await page.goto(GRID);
  await page.locator('details.search > summary').click();
  const field = page.getByRole('combobox');
  await field.fill('night');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await list.evaluate((element) => element.remove());
  await field.fill('ni');
  await expect(field).toHaveValue('');
  await field.fill('night');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?query=night');
});

test.describe('where the site can not be reached', () => {
  const said = 'The site could not be reached.';

  test('a press on Play and on a toggle stays on the page, says so in place, and Retry tries again', async ({
    page,
    context,
  }) => {
    await page.goto(HOME);
    await context.setOffline(true);
    const trending = page.getByRole('region', { name: 'Trending' });
    await trending.getByRole('link', { name: 'This week' }).click();
    await expect(trending.getByRole('alert')).toContainText(said);
    await expect(trending.locator('[aria-busy]')).toHaveCount(0);

    const card = page.locator('#trailers a[data-play]').first();
    await card.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(said);
    // There is one message: the newest.
    await expect(page.locator('#offline-notice')).toHaveCount(1);
    await dialog.getByRole('link', { name: 'Retry' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(said);
    await expect(dialog.getByRole('link', { name: 'Close' })).toBeFocused();
    await dialog.getByRole('link', { name: 'Close' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
    await expect(page).toHaveURL(HOME);

    await trending.getByRole('link', { name: 'This week' }).click();
    await expect(trending.getByRole('alert')).toContainText(said);
    await context.setOffline(false);
    await trending.getByRole('link', { name: 'Retry' }).click();
    await expect(page).toHaveURL(`${HOME}?trending=week`);
    await expect(trending.getByRole('alert')).toBeHidden();
    await expect(trending.getByRole('listitem')).toHaveCount(20);
  });

  test('so do Play in the feed, another episode, and Load More', async ({ page, context }) => {
    for (const [path, press] of [
      ['/movies-trailers-latest-trailers', () => page.locator('.slide a').first()],
      [
        '/movie/season/episodes?season=les-vampires-1915&episode=les-vampires-1915-1',
        () => page.getByRole('region', { name: 'Remaining Episodes' }).getByRole('link').first(),
      ],
    ] as const) {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(path);
      await context.setOffline(true);
      await press().click();
      await expect(page.getByRole('alert')).toContainText(said);
      await expect(page).toHaveURL(path);
      await context.setOffline(false);
    }
    await page.unroute(SCRIPTS);
    await page.goto(GRID);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page.getByText('The next page could not be loaded.')).toBeVisible();
    await expect(page).toHaveURL(GRID);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(page.locator('#grid > li')).toHaveCount(40);
  });
});

test('a dialog that is closed before its player is there closes without leaving the page', async ({
  page,
}) => {
  await page.goto(HOME);
  const requested = page.waitForRequest(SCRIPTS);
  // Held until the test is over.
  await page.route(SCRIPTS, () => {});
  const card = page.locator('#trailers a[data-play]').first();
  await card.click();
  await requested;
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const document = await page.evaluateHandle(() => window.document);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await expect(card).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(HOME);
  // The page has not changed: another page would have another document.
  expect(await document.evaluate((kept) => kept === window.document)).toBe(true);
});

test('a press waits 4 s for its script, also after a first press whose dialog was closed', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto(HOME);
  // Held until the test is over.
  await page.route(SCRIPTS, () => {});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const card = page.locator('#trailers a[data-play]').first();
  const dialog = page.getByRole('dialog');
  await page.clock.pauseAt(100_000);
  await card.click();
  await page.clock.runFor(3000);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(card).not.toHaveAttribute('aria-busy');
  await card.click();
  await page.clock.runFor(3000);
  await page.evaluate(() => fetch('/robots.txt'));
  await expect.poll(() => asked).toContain('/robots.txt');
  expect(asked).not.toContain('/healthz');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/play=/);
  expect(asked).toContain('/healthz');
});

test('a press on a page that has not come to its end follows its link once it has', async ({
  page,
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  host.answer(homeCalls.trending, { json: { data: { results: [] } }, until });
  await page.clock.install({ time: 0 });
  // Held until the test is over.
  await page.route(SCRIPTS, () => {});
  await page.goto(site.url + HOME, { waitUntil: 'commit' });
  const toggle = page.locator('#trailers .toggle a').last();
  const href = (await toggle.getAttribute('href')) ?? '';
  await page.clock.pauseAt(100_000);
  await toggle.click();
  await page.clock.runFor(4000);
  await expect(toggle).toHaveAttribute('aria-busy');
  release();
  await page.waitForLoadState('domcontentloaded');
  await page.clock.runFor(4000);
  await expect(page).toHaveURL(site.url + href);
});

const REACT = '**/_astro/client.*.js';

test.describe('a press on a trailer', () => {
  for (const touched of [false, true]) {
    test(`does what it asks for before React is there: ${touched ? 'once the page was touched' : 'cold'}`, async ({
      page,
    }) => {
      await page.goto(HOME);
      const card = page.locator('#trailers a[data-play]').first();
      const href = (await card.getAttribute('href')) ?? '';
      const { promise: until, resolve: release } = Promise.withResolvers<void>();
      await page.route(REACT, async (route) => {
        // prefetch.ts fetches it, and it does not run yet.
        if (route.request().resourceType() !== 'fetch') await until;
        await route.continue();
      });
      if (touched) {
        const runs = page.waitForRequest(
          (one) => one.resourceType() === 'script' && /\/client\.[^/]*\.js$/.test(one.url()),
        );
        await page.getByRole('contentinfo').hover();
        await runs;
      }
      await card.dispatchEvent('click');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(href);
      const island = page.locator('astro-island[component-export=Player]');
      await expect(island).toHaveAttribute('ssr');
      release();
      await expect(island).not.toHaveAttribute('ssr');
      await expect(dialog.locator('lite-youtube, iframe, video')).toHaveCount(1);
      await expect(card).not.toHaveAttribute('aria-busy');
    });
  }
});

test.describe('before React is there', () => {
  /** Holds React back until the returned function is called. */
  async function holdReact(page: Page): Promise<() => void> {
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    await page.route(REACT, async (route) => {
      await until;
      await route.continue();
    });
    return release;
  }

  test('a Load More that fails says so, Retry appends the page, the next press the one after, and React goes on and says that it loads', async ({
    page,
  }) => {
    await page.goto(GRID);
    const release = await holdReact(page);
    const requested: string[] = [];
    let fails = true;
    const late = Promise.withResolvers<void>();
    await page.route(/PopularMovies\?page=/, async (route) => {
      requested.push(new URL(route.request().url()).search);
      if (requested.length === 4) await late.promise;
      await (fails ? route.abort() : route.continue());
    });
    const island = page.locator('astro-island[component-export=LoadMore]');
    const more = island.locator('[data-more]');
    await more.click();
    await expect(island.getByRole('alert')).toContainText('The next page could not be loaded.');
    await expect(more).not.toHaveAttribute('aria-busy');
    fails = false;
    await island.getByRole('link', { name: 'Retry' }).click();
    const cards = page.locator('#grid > li');
    await expect(cards).toHaveCount(40);
    await expect(island.getByRole('alert')).toBeHidden();
    await expect(cards.nth(20).getByRole('link')).toBeVisible();
    await expect(page.locator('#grid img[loading=eager]')).toHaveCount(4);
    await expect(page).toHaveURL(`${GRID}?through=2`);
    await more.click();
    await expect(cards).toHaveCount(60);
    await expect(island).toHaveAttribute('ssr');
    expect(requested).toEqual(['?page=2', '?page=2', '?page=3']);
    release();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(more).toHaveAttribute('href', `${GRID}?page=4`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('20 more movies added');
    await more.click();
    await expect(more).toHaveText('Loading');
    late.resolve();
    await expect(cards).toHaveCount(80);
    await expect(more).toHaveText('Load More');
  });

  test('a toggle whose list fails says so, and then shows what React says', async ({ page }) => {
    await page.goto(HOME);
    const release = await holdReact(page);
    await page.route('**/movie-dashboard/**', (route) => route.abort());
    const trending = page.getByRole('region', { name: 'Trending' });
    await trending.getByRole('link', { name: 'This week' }).click();
    const said = trending.getByRole('alert');
    await expect(said).toContainText('This list could not be loaded.');
    await expect(page.locator('#offline-notice')).toBeVisible();
    release();
    await expect(page.locator('#offline-notice')).toHaveCount(0);
    await expect(said).toContainText('This list could not be loaded.');
    await page.unroute('**/movie-dashboard/**');
    await trending.getByRole('link', { name: 'Retry' }).click();
    await expect(said).toBeHidden();
    await expect(trending.getByRole('listitem')).toHaveCount(20);
  });
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('that presses Load More has its cards before React is requested', async ({ page }) => {
    // What waits a second waits until the test runs it: a slow machine takes longer for the press.
    await page.goto(GRID);
    const held = await page.evaluateHandle((ms) => {
      const works: (() => void)[] = [];
      const timer = window.setTimeout.bind(window);
      const hold = (work: (...given: unknown[]) => void, after?: number, ...given: unknown[]) =>
        after === ms ? works.push(() => work(...given)) : timer(work, after, ...given);
      window.setTimeout = hold as typeof setTimeout;
      return works;
    }, 1000);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const island = page.locator('astro-island[component-export=LoadMore]');
    await island.locator('[data-more]').tap();
    await expect(page.locator('#grid > li')).toHaveCount(40);
    expect(scripts.filter((url) => url.includes('/client.'))).toEqual([]);
    await held.evaluate((works) => {
      for (const work of works) work();
    });
    await expect(island).not.toHaveAttribute('ssr');
  });
});

test('an island whose script failed to load hydrates at a later touch', async ({ page }) => {
  await page.goto(HOME);
  await page.route(SCRIPTS, (route) => route.abort());
  const player = page.locator('astro-island[component-export=Player]');
  const card = page.locator('#trailers a[data-play]').first();
  const failed = page.waitForEvent('requestfailed');
  await card.hover();
  await failed;
  await page.unroute(SCRIPTS);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    await expect(player).not.toHaveAttribute('ssr', { timeout: 500 });
  }).toPass();
});

test.describe('the first touch of a page', () => {
  /** The scripts of islands, and React's client. */
  const SCRIPT = /_astro\/(?:(?!AfterInteraction)[A-Z]\w+|client)\.[\w.-]+\.js$/;
  type Requested = { url: string; priority: string };
  /** Returns a list that grows with each script request and its priority, by Chromium's names. */
  async function priorities(page: Page, of = SCRIPT): Promise<Requested[]> {
    const requested: Requested[] = [];
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    cdp.on('Network.requestWillBeSent', ({ request }) => {
      const { url, initialPriority: priority } = request;
      if (of.test(url)) requested.push({ url, priority });
    });
    return requested;
  }

  /** Touches the footer, and waits until what a page in use does is there. */
  async function use(page: Page): Promise<void> {
    const file = page.waitForResponse(/_astro\/in-use\./);
    await page.getByRole('contentinfo').hover();
    // The same import resolves once the file has run.
    await page.evaluate((url) => import(url), (await file).url());
  }

  /** Expects that the page has requested no script of an island after it has been idle twice. */
  async function expectNoScripts(page: Page): Promise<void> {
    const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve));
    await page.evaluate(idle);
    await page.evaluate(idle);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => SCRIPT.test(name))).toEqual([]);
  }

  test('requests the islands’ scripts when the page is idle, at low priority', async ({ page }) => {
    const requested = await priorities(page);
    await page.goto(HOME);
    expect(requested).toEqual([]);
    const files = await page
      .locator('astro-island')
      .evaluateAll((all) =>
        all.flatMap((island) =>
          ['component-url', 'renderer-url'].map(
            (name) => new URL(island.getAttribute(name) ?? '', location.href).href,
          ),
        ),
      );
    await page.getByRole('contentinfo').hover();
    // An island imports its files once it has both, at high priority: their first requests count.
    const first = (url: string) => requested.find((one) => one.url === url)?.priority;
    const firsts = () => [...new Set(files)].flatMap((url) => first(url) ?? []);
    await expect.poll(() => firsts().length).toBeGreaterThan(3);
    expect(firsts()).toEqual(firsts().map(() => 'Low'));
  });

  test('requests nothing for a visitor who saves data, until they touch an island', async ({
    page,
  }) => {
    await saveData(page);
    await page.goto(HOME);
    await use(page);
    await expectNoScripts(page);
    const requested = page.waitForRequest(SCRIPT);
    await page.locator('details.search').hover();
    await requested;
  });

  test('requests nothing on a page where no click needs a script', async ({ page }) => {
    await page.goto('/all-seasons');
    await use(page);
    await expectNoScripts(page);
    const requested = page.waitForRequest(SCRIPT);
    await page.locator('details.search').hover();
    await requested;
  });

  test('requests scripts at once, at high priority, when it is a click on an island', async ({
    page,
  }) => {
    const requested = await priorities(page, /_astro\/[\w.-]+\.js$/);
    await page.goto(HOME);
    await page.locator('#trailers a[data-play]').first().dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => requested.length).toBeGreaterThan(2);
    expect(requested.slice(0, 3).map(({ priority }) => priority)).toEqual(['High', 'High', 'High']);
  });

  test('has its requests aborted when the visitor leaves for another page', async ({ page }) => {
    await page.goto(HOME);
    const begun = page.waitForRequest(SCRIPT);
    // Held until the test is over.
    await page.route(SCRIPT, () => {});
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/zxyxvyXdF/*', async (route) => {
      await until;
      await route.continue();
    });
    await page.getByRole('contentinfo').hover();
    await begun;
    const given = page.waitForEvent('requestfailed', (request) => SCRIPT.test(request.url()));
    await page.locator('#popular .card a').first().click({ noWaitAfter: true });
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
    release();
    await expect(page).toHaveURL(/\/zxyxvyXdF\//);
  });

  test('hydrates a row when the touch scrolls the row', async ({ page }) => {
    await page.goto(HOME);
    const row = page.locator('#popular-row');
    await row.scrollIntoViewIfNeeded();
    await row.evaluate((list) => list.scrollTo({ left: 600, behavior: 'instant' }));
    const island = page.locator('#popular astro-island');
    await expect(island).not.toHaveAttribute('ssr');
  });
});
