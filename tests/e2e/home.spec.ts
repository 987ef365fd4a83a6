import type { Locator, Page } from '@playwright/test';
import { exception } from '../fixtures/exception.ts';
import { homeCalls, movieRows, results, scriptHome, trailerRow } from './answers.ts';
import { close, playerOf, withoutReact } from './cards.ts';
import { expect, SCREENS, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

const HOME = '/movie-dashboard';
const SECTIONS = [
  'Trailers',
  'What’s Popular',
  'Recently movies',
  'This year movies',
  'Trending',
] as const;

function section(page: Page, name: (typeof SECTIONS)[number]): Locator {
  return page.getByRole('region', { name, exact: true });
}

function headings(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

/** Hovers a section and waits until its islands are hydrated. */
async function wake(row: Locator): Promise<void> {
  await row.hover();
  await expect(row.locator('astro-island[ssr]')).toHaveCount(0);
}

test.describe('the trailers’ toggle', () => {
  test('asks for Upcoming, with a spinner meanwhile, and shows the last choice, also when the answer to an earlier choice arrives later', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptHome(host);
    const gate = Promise.withResolvers<void>();
    const json = [trailerRow(3, { release_date: '1922-03-04' })];
    host.answer(homeCalls.trailersWeek, { json, until: gate.promise });
    await page.goto(site.url + HOME);
    const trailers = section(page, 'Trailers');
    const choose = (name: string) => trailers.getByRole('link', { name }).click();
    const spinner = trailers.getByRole('img', { name: 'Loading' });
    const chosen = trailers.locator('.toggle [aria-current=true]');
    await expect(chosen).toHaveText('Popular');
    expect(host.requests).not.toContain(homeCalls.trailersWeek);
    await choose('Upcoming');
    await expect(spinner).toBeVisible();
    await choose('Popular');
    await expect(spinner).toBeHidden();

    gate.resolve();
    const late = await page.evaluate(
      async () => (await fetch('/movie-dashboard/toggle/trailers?choice=week')).status,
    );
    expect(late).toBe(200);
    await expect(trailers.getByRole('listitem')).toHaveText(['Trailer 1', 'Trailer 2']);
    await expect(chosen).toHaveText('Popular');

    await choose('Upcoming');
    await expect(trailers.getByRole('listitem')).toHaveText(['Trailer 3']);
    await expect(trailers.getByText('all of them already out.')).toBeVisible();
    await expect(spinner).toBeHidden();
    await expect(chosen).toHaveText('Upcoming');
  });

  test('says in red that trailers can not be had, and leaves the other sections alone; an empty list says so', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptHome(host);
    host.answer(homeCalls.trailersDay, { status: 500 });
    host.answer(homeCalls.trailersWeek, { json: [] });
    await page.goto(site.url + HOME);
    const trailers = section(page, 'Trailers');
    const failure = trailers.getByRole('alert');
    const said = 'Something went wrong while fetching trailers Retry';
    await expect(failure).toHaveText(said);
    await expect(headings(page)).toHaveText(SECTIONS);
    await expect(section(page, 'What’s Popular').getByRole('listitem')).toHaveCount(20);
    await trailers.getByRole('link', { name: 'Upcoming' }).click();
    await expect(trailers.getByText('No trailers available')).toBeVisible();
    await expect(trailers.getByRole('listitem')).toHaveCount(0);
    await expect(failure).toBeHidden();

    await trailers.getByRole('link', { name: 'Popular' }).click();
    await expect(failure).toHaveText(said);
    await expect(failure).toHaveCSS('color', 'rgb(255, 138, 128)');
    await expect(trailers.getByRole('listitem')).toHaveCount(0);
    await expect(trailers.getByText('No trailers available')).toBeHidden();
    await expect(headings(page)).toHaveText(SECTIONS);
    scriptHome(host);
    await failure.getByRole('link', { name: 'Retry' }).click();
    await expect(trailers.getByRole('listitem')).toHaveText(['Trailer 1', 'Trailer 2']);
    await expect(failure).toBeHidden();
  });
});

test('a toggle moves nothing: not while its list comes, nor when it is there, nor when it fails, which it says in red, with Retry', async ({
  page,
  scripted: { host, site },
}) => {
  scriptHome(host);
  const gate = Promise.withResolvers<void>();
  const week = `${homeCalls.trending}timeWindow=week`;
  host.answer(week, { status: 500, until: gate.promise });
  await page.goto(site.url + HOME);
  const trending = section(page, 'Trending');
  await trending.scrollIntoViewIfNeeded();
  await trending.getByRole('navigation').hover();
  await wake(trending);
  const before = await trending.boundingBox();
  const shifts = await page.evaluateHandle(() => {
    const all: PerformanceEntry[] = [];
    const note = (list: PerformanceObserverEntryList) => all.push(...list.getEntries());
    new PerformanceObserver(note).observe({ type: 'layout-shift' });
    return all;
  });
  await trending.getByRole('link', { name: 'This week' }).click();
  await expect(trending.getByRole('img', { name: 'Loading' })).toBeVisible();
  await expect(trending.getByRole('listitem')).toHaveCount(20);
  expect(await trending.boundingBox()).toEqual(before);
  gate.resolve();
  const failure = trending.getByRole('alert');
  await expect(failure).toHaveText('This list could not be loaded. Retry');
  await expect(failure).toHaveCSS('color', 'rgb(179, 38, 30)');
  expect(await trending.boundingBox()).toEqual(before);
  host.answer(week, { json: { data: results(movieRows(501)) } });
  await failure.getByRole('link', { name: 'Retry' }).press('Enter');
  await expect(trending.getByRole('listitem').first()).toContainText('Film 501');
  await expect(failure).toBeHidden();
  await expect(trending.getByRole('link', { name: 'This week' })).toBeFocused();
  await trending.getByRole('link', { name: 'Today' }).click();
  await expect(trending.getByRole('listitem').first()).toContainText('Film 401');
  expect(await trending.boundingBox()).toEqual(before);
  expect(await shifts.evaluate((all) => all.map((shift) => shift.toJSON()))).toEqual([]);
});

test('toggles and the buttons of rows work before React has come', async ({
  page,
  scripted: { host, site },
}) => {
  scriptHome(host);
  await page.goto(site.url + HOME);
  const react = await withoutReact(page);
  const trending = section(page, 'Trending');
  await trending.getByRole('link', { name: 'This week' }).click();
  await expect(trending.getByRole('listitem').first()).toContainText('Film 501');
  const popular = section(page, 'What’s Popular');
  const row = popular.getByRole('list');
  await row.hover();
  await popular.getByRole('link', { name: 'Next in What’s Popular', exact: true }).click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(500);
  const trailers = section(page, 'Trailers');
  await trailers.getByRole('link', { name: 'Upcoming' }).click();
  await expect(trailers.getByRole('listitem').first()).toContainText('Trailer 3');
  await expect(page).toHaveURL(`${site.url}${HOME}?trending=week&trailers=week`);
  react.come();
  await expect(page.locator('#trending .toggle [aria-current]')).toHaveText('This week');
  await expect(trailers.getByRole('link', { name: 'Popular' })).toHaveAttribute(
    'href',
    `${HOME}?trending=week`,
  );
});

test.describe('a row', () => {
  test('loads its next page at 10 px from the right edge and not before', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptHome(host);
    await page.goto(site.url + HOME);
    const popular = section(page, 'What’s Popular');
    await wake(popular);
    const row = popular.getByRole('list');
    const scrollTo = (left: number) =>
      row.evaluate(async (list, fromEnd) => {
        // Snapping would scroll on to a card.
        Object.assign(list.style, { scrollSnapType: 'none', scrollBehavior: 'auto' });
        list.scrollTo({ left: list.scrollWidth - list.clientWidth - fromEnd });
        await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      }, left);

    await scrollTo(12);
    expect(host.requests).not.toContain('/api/tmdb/popular?page=2');
    await scrollTo(10);
    await expect(row.getByRole('listitem')).toHaveCount(40);
    await scrollTo(0);
    await expect(row.getByRole('listitem')).toHaveCount(60);
    await scrollTo(0);
    expect(host.requests.filter((path) => path.startsWith('/api/tmdb/popular'))).toEqual([
      '/api/tmdb/popular?page=1',
      '/api/tmdb/popular?page=2',
      '/api/tmdb/popular?page=3',
    ]);
  });

  test('says at its end that its next page has failed, and asks again when that is pressed, and not before', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptHome(host);
    const SECOND = '/api/tmdb/popular?page=2';
    host.answer(SECOND, { status: 500 });
    await page.goto(site.url + HOME);
    const popular = section(page, 'What’s Popular');
    const row = popular.getByRole('list');
    const scrollTo = (left: number) =>
      row.evaluate((list, to) => list.scrollTo({ left: to, behavior: 'instant' }), left);
    await wake(popular);
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await scrollTo(99_999);
    const retry = popular.getByRole('link', { name: 'The next page could not be loaded. Retry' });
    await expect(retry).toBeVisible();
    await expect(retry).toHaveCSS('opacity', '1');
    await expect(popular.getByRole('alert')).toBeVisible();
    await logged;
    expect(site.output()).toContain('popular');
    const next = popular.getByRole('link', { name: 'Next in What’s Popular', exact: true });
    await scrollTo(0);
    await expect(next).toBeAttached();
    await expect(retry).toBeHidden();
    await scrollTo(99_999);
    await expect(retry).toBeVisible();
    expect(host.requests.filter((path) => path === SECOND)).toHaveLength(1);

    host.answer(SECOND, { json: results(movieRows(121), 2, 3) });
    await retry.focus();
    await retry.press('Enter');
    await expect(row.getByRole('listitem')).toHaveCount(40);
    await expect(retry).toBeHidden();
    await expect(next).toBeFocused();
  });

  test('moves by its two buttons, under a mouse and under a keyboard', async ({ page }) => {
    await page.goto(HOME);
    const popular = section(page, 'What’s Popular');
    const previous = popular.getByRole('link', { name: 'Previous in What’s Popular', exact: true });
    const next = popular.getByRole('link', { name: 'Next in What’s Popular', exact: true });
    const row = popular.getByRole('list');
    const scrolled = () => row.evaluate((list) => list.scrollLeft);
    await wake(popular);
    await expect(previous).toBeHidden();
    await next.click();
    await expect.poll(scrolled).toBeGreaterThan(500);
    await previous.click();
    await expect.poll(scrolled).toBe(0);
    await expect(previous).toBeHidden();

    const trending = section(page, 'Trending');
    const moved = () => trending.getByRole('list').evaluate((list) => list.scrollLeft);
    const onward = trending.getByRole('button', { name: 'Next in Trending', exact: true });
    const last = trending.getByRole('listitem').last();
    await last.getByRole('link').focus();
    // The focus scrolls the row, which hydrates its buttons. Scrolled back in the same frame, it would not.
    await expect(trending.locator('[component-export=RowButtons][ssr]')).toHaveCount(0);
    // The bookmark comes a second after the first interaction, and Tab would lead to it.
    await last.getByRole('button').focus();
    await trending.getByRole('list').evaluate((list) => list.scrollTo({ left: 0 }));
    await expect.poll(moved).toBe(0);
    await expect(onward).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(onward).toBeFocused();
    await expect(onward).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(moved).toBeGreaterThan(500);
    const back = trending.getByRole('button', { name: 'Previous in Trending', exact: true });
    await page.keyboard.press('Shift+Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(moved).toBe(0);
  });

  test('shows two, four or seven whole cards, gaps included, and a sliver of the next one', async ({
    page,
  }) => {
    exception('cards-by-width');
    await page.goto(HOME);
    for (const [width, whole] of [
      [360, 2],
      [600, 2],
      [601, 4],
      [767, 4],
      [768, 7],
      [1024, 7],
      [1440, 7],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const cards = section(page, 'What’s Popular').getByRole('listitem');
      const edges = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, right } = card.getBoundingClientRect();
          return { left, right };
        }),
      );
      const next = edges[whole];
      expect(edges.filter(({ right }) => right <= width)).toHaveLength(whole);
      expect(width - (next?.left ?? width)).toBeGreaterThanOrEqual(4);
      const row = section(page, 'What’s Popular').getByRole('list');
      const gutter = await row.evaluate((list) =>
        Number.parseFloat(getComputedStyle(list).paddingInlineStart),
      );
      expect(edges[whole - 1]?.right).toBeCloseTo(width - gutter, 0);
      const [{ left = 0, right = 0 } = {}] = edges;
      expect(right - left).toBeGreaterThan(85);
    }
  });

  test('cuts no word of a title in two, and what hangs on a picture covers no title', async ({
    page,
  }) => {
    await page.goto(HOME);
    for (const width of [601, 768, 900, 1024, 1168]) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await page
        .getByRole('main')
        .locator('.card-title bdi')
        .evaluateAll((titles) => {
          const text = document.createRange();
          const signs = titles.filter((title) => title.closest('a')?.querySelector(':scope > svg'));
          const cut = titles.flatMap((title) => {
            const words = title.firstChild as Text;
            const hook = title.closest('a')?.querySelector(':scope > svg');
            const sign = hook?.getBoundingClientRect();
            return [...words.data.matchAll(/[^\s-]+/g)].flatMap(({ index, 0: word }) => {
              text.setStart(words, index);
              text.setEnd(words, index + word.length);
              const lines = [...text.getClientRects()];
              const meets = lines.some(
                ({ top, right }) => sign && top < sign.bottom - 4 && right > sign.left,
              );
              const tops = new Set(lines.map(({ top }) => Math.round(top)));
              return tops.size > 1 || meets ? word : [];
            });
          });
          return { cut, titles: titles.length, signs: signs.length };
        });
      expect([width, seen.cut]).toEqual([width, []]);
      expect(Math.min(seen.titles, seen.signs)).toBeGreaterThan(20);
    }
  });
});

test(
  'the trailer under the pointer or the focus lights the stage with its poster',
  PICTURES,
  async ({ page }) => {
    exception('wide-background');
    await page.goto(HOME);
    const trailers = section(page, 'Trailers');
    const washes = trailers.locator('img.wash');
    const lit = washes.filter({ visible: true });
    await expect(lit).toHaveCount(0);

    await trailers.getByRole('listitem').nth(0).getByRole('link').hover();
    await expect(washes.nth(0)).toBeVisible();
    await expect(lit).toHaveCount(1);
    await expect
      .poll(() => washes.nth(0).evaluate((wash: HTMLImageElement) => wash.naturalWidth))
      .toBeGreaterThan(0);
    expect(await washes.nth(0).boundingBox()).toEqual(await trailers.boundingBox());

    await trailers.getByRole('listitem').nth(2).getByRole('link').hover();
    await expect(washes.nth(2)).toBeVisible();
    await expect(lit).toHaveCount(1);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(lit).toHaveCount(0);
    await page.emulateMedia({ forcedColors: null });

    await page.getByRole('contentinfo').hover();
    await expect(lit).toHaveCount(0);
    await trailers.getByRole('listitem').nth(1).getByRole('link').focus();
    await expect(washes.nth(1)).toBeVisible();

    // Two posters, one over the other, would be too light behind small text.
    await trailers.getByRole('listitem').nth(2).getByRole('link').hover();
    await expect(washes.nth(2)).toBeVisible();
    await expect(lit).toHaveCount(1);
  },
);

test('the dialog of home plays a trailer under its name, or under Trailer when it has none, and a film of a row', async ({
  page,
  scripted: { host, site },
}) => {
  scriptHome(host);
  const rows = [trailerRow(1), trailerRow(2, { trailerName: '' })];
  host.answer(homeCalls.trailersDay, { json: rows });
  await page.goto(site.url + HOME);
  const cards = section(page, 'Trailers').getByRole('listitem');
  await cards.nth(0).getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Trailer 1' });
  await expect(playerOf(dialog)).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1',
  );
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const { width, height } = size;
    const [wide, high] = width > 600 ? [0.6, 0.8] : [0.9, 0.6];
    const box = await dialog.boundingBox();
    expect(box?.width).toBeCloseTo(wide * width, 0);
    expect(box?.height).toBeCloseTo(high * height, 0);
  }
  await close(dialog);
  await cards.nth(1).getByRole('link').click();
  const nameless = page.getByRole('dialog', { name: 'Trailer', exact: true });
  await close(nameless);
  await section(page, 'Recently movies').getByRole('listitem').first().getByRole('link').click();
  const film = page.getByRole('dialog', { name: 'Recent 201' });
  await expect(playerOf(film)).toHaveAttribute('src', /^https:\/\/archive\.org\/embed\/film-201\?/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggles, the rows’ next pages and the trailers are links', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptHome(host);
    await page.goto(site.url + HOME);
    const trailers = section(page, 'Trailers');
    await trailers.getByRole('link', { name: 'Upcoming' }).click();
    await expect(page).toHaveURL(`${site.url}${HOME}?trailers=week`);
    await expect(trailers.getByRole('listitem')).toHaveText(['Trailer 3', 'Trailer 4']);
    const trending = section(page, 'Trending');
    await trending.getByRole('link', { name: 'This week' }).click();
    await expect(page).toHaveURL(`${site.url}${HOME}?trailers=week&trending=week`);
    await expect(trailers.getByRole('listitem')).toHaveText(['Trailer 3', 'Trailer 4']);
    await expect(trending.getByRole('listitem').first()).toContainText('Film 501');
    await trailers.getByRole('link', { name: 'Popular' }).click();
    let address = `${site.url}${HOME}?trending=week`;
    await expect(page).toHaveURL(address);

    const rows = [
      ['What’s Popular', 'popular', 'Film 121'],
      ['This year movies', 'thisYear', 'Film 321'],
    ] as const;
    for (const [name, param, title] of rows) {
      const row = section(page, name);
      await row.getByRole('list').hover();
      await row.getByRole('link', { name: `Next in ${name}`, exact: true }).click();
      address += `&${param}=2`;
      await expect(page).toHaveURL(address);
      await expect(row.getByRole('listitem').first()).toContainText(title);
    }
    const [, [name]] = rows;
    await section(page, name).getByRole('list').hover();
    await page.getByRole('link', { name: `Previous in ${name}`, exact: true }).click();
    address = address.replace('&thisYear=2', '');
    await expect(page).toHaveURL(address);

    await trailers.getByRole('link', { name: 'Trailer 2 Play' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trailer 2' });
    await expect(playerOf(dialog)).toBeVisible();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
