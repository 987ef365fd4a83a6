/** The watchlist: the bookmark of cards and details, and the watchlist's page. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill } from '#/lib/fill.ts';
import { localeIn } from '#/site/locale.ts';
import { loadWatchlist } from '#/site/messages/watchlist/texts.ts';
import { WATCHLIST } from '#/site/paths.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { FILM, heldIn, LIST, storeBefore, touch } from './watchlist.ts';

/** Pages of cards: with notes and without, in grids and in rows, from either side. */
const CARDS = [
  ['en', '/movies/english-movies'],
  ['ur', '/all-cartoons'],
  ['pa', '/movie-dashboard'],
] as const;
const rowsOf = (page: Page) => page.locator('#watchlist').getByRole('listitem');
const bookmarks = (page: Page) => page.getByRole('main').locator('.keep-button');
const said = (page: Page) => page.locator('.notice');

/**
 * Returns where all of the page's cards and their texts are, and its footer. Home's last links become pictures after a
 * touch, below the screen: home-editors.spec.ts.
 */
function placesIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main .card:not(#editors *), main .card:not(#editors *) :is(a, .card-title, .card-note), body:not(:has(#editors)) .footer',
      ),
    ].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    }),
  );
}

/** Resolves when Chromium has found what is near the screen: the rest has another height (`content-visibility`). */
function untilRendered(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // A frame for sections, and one for their cards, once the first has begun.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Returns the texts that lie under a bookmark. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.keep-button')].flatMap((button) => {
      const sign = (button.firstElementChild as Element).getBoundingClientRect();
      const card = button.closest('.card') as Element;
      const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const box = (node.parentElement as Element).closest('.card-title, .card-note');
        const clip = box?.getBoundingClientRect();
        if (!clip || getComputedStyle(box as Element).overflow === 'hidden') {
          // An ellipsis ends such a text: its box without the padding is what is seen.
          if (!clip || !box?.classList.contains('caption-room')) continue;
          const end = Number.parseFloat(getComputedStyle(box).paddingInlineEnd);
          if (end < sign.width) found.push(node.textContent ?? '');
          continue;
        }
        const range = document.createRange();
        range.selectNode(node);
        for (const one of range.getClientRects()) {
          const beside = one.right <= sign.left || one.left >= sign.right;
          if (!beside && one.bottom > sign.top && one.top < sign.bottom) {
            found.push(node.textContent ?? '');
          }
        }
      }
      const hook = card.querySelector('a > svg')?.getBoundingClientRect();
      if (hook && hook.bottom > sign.top + 2) found.push('the hook');
      return found;
    }),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('cards get a bookmark of 44 px once a page is touched: nothing moves, and it covers no text', async ({
    page,
  }) => {
    for (const [language, path] of CARDS) {
      await page.goto(localeIn(language).paths.to(path));
      await page.waitForLoadState('networkidle');
      await expect(bookmarks(page)).toHaveCount(0);
      const before = await placesIn(page);
      await touch(page);
      await expect.poll(() => bookmarks(page).count()).toBeGreaterThan(1);
      expect([language, path, await placesIn(page)]).toEqual([language, path, before]);
      expect([language, path, await covered(page)]).toEqual([language, path, []]);
      const { width, height } = (await bookmarks(page).first().boundingBox()) ?? {};
      expect([width, height]).toEqual([44, 44]);
    }
  });
});

test.describe('on a phone that is touched', () => {
  test.use(PHONE);

  for (const [gesture, at, moves] of [
    ['a tap', '#popular-head', []],
    ['a swipe in a row', '#popular-row', [200, 100, 20]],
  ] as const) {
    test(`cards get a bookmark after ${gesture}`, async ({ page, context }) => {
      await page.goto('/movie-dashboard');
      const place = page.locator(at);
      await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.reload();
      const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
      const finger = await context.newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: y + height / 2 }],
        });
      await send('touchStart', 250);
      for (const x of moves) await send('touchMove', x);
      await send('touchEnd');
      await expect(bookmarks(page).first()).toBeVisible();
    });
  }
});

test('no title gets another line and no date is cut beside a bookmark, on home’s narrowest cards and on those of a grid', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/movie-dashboard', 768],
    ['/movies/PopularMovies', 900],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await untilRendered(page);
    const before = await placesIn(page);
    await touch(page);
    await expect.poll(() => bookmarks(page).count()).toBeGreaterThan(1);
    expect([path, await placesIn(page)]).toEqual([path, before]);
    expect([path, await covered(page)]).toEqual([path, []]);
    const notes = page.locator('.card:has(.keep-button) .card-note');
    expect(await notes.count()).toBeGreaterThan(5);
    const cut = await notes.evaluateAll((all) =>
      all
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
    expect([path, cut]).toEqual([path, []]);
  }
});

test('a card is saved, marked as seen and removed by keys alone', async ({ page }) => {
  const { paths } = localeIn('ur');
  const { watchlist: texts } = await loadWatchlist.ur();
  await page.goto(paths.to('/movies/PopularMovies'));
  await touch(page);
  const bookmark = bookmarks(page).first();
  const card = page.locator('main .card').first();
  const name = (await card.locator('.card-title').textContent()) ?? '';
  await expect(bookmark).toHaveAccessibleName(fill(texts.add, { title: name }));
  await card.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(bookmark).toBeFocused();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await expect(said(page)).toContainText(texts.saved);
  await said(page).getByRole('link', { name: texts.yourList }).press('Enter');

  await expect(page).toHaveURL(paths.to(WATCHLIST));
  const row = rowsOf(page).first();
  await expect(row.getByText(name)).toHaveAttribute('dir', 'rtl');
  const seen = row.getByRole('button', { name: fill(texts.seen, { title: name }) });
  await seen.press('Enter');
  await expect(seen).toHaveAttribute('aria-pressed', 'true');
  await expect(seen).toBeFocused();
  await page.reload();
  await expect(seen).toHaveAttribute('aria-pressed', 'true');
  await row.getByRole('button', { name: fill(texts.remove, { title: name }) }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(0);
  await expect(page.getByText(localeIn('ur').m.watchlistEmpty)).toBeVisible();
  await expect(page.locator('#list-empty a').first()).toBeFocused();
  expect(await heldIn(page, 'kept')).toEqual([]);
});

test('what is saved from a card says whether its title plays here, if the card says it', async ({
  page,
}) => {
  const { paths } = localeIn('en');
  const { watchlist: texts } = await loadWatchlist.en();
  const to = (path: string) => `.card:has(> a[href="${path}"])`;
  const cards = [
    ['/movies/topRated?watch=1', to(paths.movie('2270094741')), texts.playsHere],
    ['/movies/topRated', to(paths.movie('2078873311')), texts.playsNot],
    // A trailer that plays says nothing of its film.
    ['/movie-dashboard', '#trailers .card:has(> a[data-src])', null],
    ['/all-seasons', to(paths.season('how-pictures-move-2026')), texts.playsHere],
    ['/all-seasons', to(paths.season('judex-1916')), texts.playsNot],
    ['/all-pak-tv-darama', to(paths.drama('Ankahi')), texts.playsNot],
  ] as const;
  for (const [at, [grid, one]] of cards.entries()) {
    if (grid !== cards[at - 1]?.[0]) {
      await page.goto(paths.to(grid));
      await touch(page);
    }
    const card = page.locator(one).first();
    await card.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto(paths.to(WATCHLIST));
  await expect(rowsOf(page)).toHaveCount(cards.length);
  // The newest comes first.
  for (const [at, [, , says]] of cards.toReversed().entries()) {
    await expect(rowsOf(page).nth(at)).toContainText(says ?? '');
    const unsaid = [texts.playsHere, texts.playsNot].filter((text) => text !== says);
    for (const text of unsaid) await expect(rowsOf(page).nth(at)).not.toContainText(text);
  }
});

test('the page of a season or a drama renews whether what is saved of it plays here', async ({
  page,
}) => {
  const { paths } = localeIn('en');
  const { watchlist: texts } = await loadWatchlist.en();
  const saved = [
    ['/season/how-pictures-move-2026', false, true],
    ['/season/judex-1916', true, false],
    ['/drama/Ankahi', null, false],
  ] as const;
  await storeBefore(page, {
    kept: saved.map(([path, plays], at) => ({ path, plays, at, names: [['en', path]] })),
  });
  for (const [at, [path, , playsNow]] of saved.entries()) {
    await page.goto(paths.to(path));
    await touch(page);
    const held = async () => ((await heldIn(page, 'kept')) as { plays: unknown }[])[at]?.plays;
    await expect.poll(held).toBe(playsNow);
  }
  await page.goto(paths.to(WATCHLIST));
  for (const [at, says] of [texts.playsNot, texts.playsNot, texts.playsHere].entries()) {
    await expect(rowsOf(page).nth(at)).toContainText(says);
  }
});

test('a page of details has a button that a script shows, and renews what is saved of it', async ({
  page,
}) => {
  await storeBefore(page, { kept: LIST });
  await page.goto(FILM);
  const button = page.locator('button.watchlist-button');
  await expect(button).toBeHidden();
  const before = await page
    .locator('.hero-body > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await touch(page);
  await expect(button).toBeVisible();
  expect(
    await page
      .locator('.hero-body > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
  ).toEqual(before);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await heldIn(page, 'kept')).toEqual([
    expect.anything(),
    expect.anything(),
    expect.objectContaining({
      plays: true,
      year: 2026,
      at: 3,
      names: [
        ['en', 'The Nuqta'],
        ['ur', 'نقطہ'],
      ],
    }),
  ]);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await heldIn(page, 'kept')).toHaveLength(2);
  await button.click();
  await page.goto(WATCHLIST);
  await expect(rowsOf(page).first()).toContainText('2026 · Plays here');
});

test('the list is in order by time or by name, each name in its language, says only what is known, is saved as JSON and as CSV, and comes back from both', async ({
  page,
}) => {
  await storeBefore(page, { kept: LIST });
  await page.goto(WATCHLIST);
  const names = () => rowsOf(page).locator('b').allTextContents();
  await expect.poll(names).toEqual(['نقطہ', 'Aparna', 'प्यासा']);
  await page.getByRole('button', { name: 'By name' }).click();
  expect(await names()).toEqual(['Aparna', 'نقطہ', 'प्यासा']);
  const marks = await rowsOf(page)
    .locator('b')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('lang'), one.getAttribute('dir')]));
  expect(marks).toEqual([
    ['en', 'ltr'],
    ['ur', 'rtl'],
    ['hi', 'ltr'],
  ]);
  const notes = await rowsOf(page).locator('small:not([lang])').allTextContents();
  expect(notes).toEqual(['Plays here', '2026', '1957 · Does not play here']);
  await expect(page.getByText('3 titles')).toBeVisible();

  const saved: string[] = [];
  for (const [button, name] of [
    ['Save as JSON', 'manzar.json'],
    ['Save as CSV', 'manzar.csv'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toBe(name);
    saved.push(await readFile(await download.path(), 'utf8'));
  }
  const [json = '', csv = ''] = saved;
  expect(csv).toBe('Title,Year,tmdbID\r\nPyaasa,1957,1\r\nAparna,,\r\nنقطہ,2026,\r\n');
  const field = page.getByLabel('Add from a file');
  const add = (text: string) =>
    field.setInputFiles({ name: 'list', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const note = page.locator('#list-file [role=status]');
  await add(json);
  await expect(note).toHaveText('Added: 0. Already in your list: 3. No room for: 0.');
  await add('no list');
  await expect(note).toHaveText((await loadWatchlist.en()).watchlist.unreadable);
  await page.evaluate(() => localStorage.removeItem('kept'));
  await add(`${csv}Awaara,1951,\r\n`);
  await expect(note).toHaveText('Added: 4. Already in your list: 0. No room for: 0.');
  await expect(rowsOf(page).getByRole('link', { name: /Awaara/ })).toHaveAttribute(
    'href',
    '/search?query=Awaara+1951',
  );
  await add(json);
  await expect(rowsOf(page)).toHaveCount(7);
});

test('the page says in place that its scripts did not come, and Retry shows the list, by keys', async ({
  page,
}) => {
  const { m } = localeIn('en');
  await storeBefore(page, { kept: LIST });
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(WATCHLIST);
  const failure = page.getByRole('alert').filter({ hasText: m.unreached });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { name: m.watchlistEmpty })).toBeVisible();
  await page.unroute('**/_astro/*.js');
  await failure.getByRole('link', { name: m.retry }).press('Enter');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(failure).toHaveCount(0);
});

test.describe('a store that is', () => {
  const STORES = {
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room.', 'QuotaExceededError');
      };
    },
    refused: () => {
      for (const name of ['localStorage', 'sessionStorage', 'caches']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  };
  test('full or refused says so in the page’s language, and loses nothing', async ({ page }) => {
    const { paths } = localeIn('ur');
    const { watchlist: texts } = await loadWatchlist.ur();
    await page.goto(paths.to(WATCHLIST));
    await page.evaluate((list) => localStorage.setItem('kept', JSON.stringify(list)), LIST);
    const held = await heldIn(page, 'kept');
    for (const state of ['full', 'refused'] as const) {
      await page.addInitScript(STORES[state]);
      await page.goto(paths.to('/movies/PopularMovies'));
      await touch(page);
      await bookmarks(page).first().press('Enter');
      await expect(said(page)).toContainText(texts[state]);
      await expect(bookmarks(page).first()).toHaveAttribute('aria-pressed', 'false');
      if (state === 'full') expect(await heldIn(page, 'kept')).toEqual(held);
      await page.goto(paths.to(WATCHLIST));
      await expect(rowsOf(page)).toHaveCount(state === 'full' ? 3 : 0);
      if (state === 'refused') continue;
      await rowsOf(page).first().getByRole('button').last().press('Enter');
      await expect(said(page)).toContainText(texts.full);
      await expect(rowsOf(page)).toHaveCount(3);
    }
  });
});

test('a store that somebody else filled leads nowhere else, and becomes no markup', async ({
  page,
}) => {
  const names = [
    ['en', '<img src=x onerror="document.title=1">'],
    ['ur', '<b>‮x</b>'],
  ];
  const bad = [
    '//evil.example/a',
    'javascript:alert(1)',
    '/\\evil.example',
    'https://evil.example',
  ];
  const one = { path: '/zxyxvyXdF/%3Cb%3E', names, picture: '/t/p/"><b>', plays: true };
  const shown = { key: '/x?play=1', path: '/x?play=1', names, picture: 'data:image/png,' };
  await storeBefore(page, {
    kept: [one, ...bad.map((path) => ({ ...one, path })), 5, null, { names }],
    opened: [shown, ...bad.map((path) => ({ ...shown, key: path, path })), [], 'x'],
  });
  await page.goto(WATCHLIST);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.locator('#history').getByRole('listitem')).toHaveCount(1);
  const rows = page.locator('.title-rows');
  expect(await rows.locator('img, b b').count()).toBe(0);
  const links = await rows
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/zxyxvyXdF/%3Cb%3E', '/x?play=1']);
  for (const row of await rowsOf(page).locator('b').all())
    expect(await row.textContent()).toBe(names[0]?.[1]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is, that the list needs a script, and leads on', async ({ page }) => {
    const { m, paths } = localeIn('pa');
    await page.goto(paths.to(WATCHLIST));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.watchlistTitle);
    await expect(page.getByText(m.watchlistIntro)).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(m.watchlistNeedsScript);
    await expect(page.locator('noscript p')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: m.goHome })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.goto(FILM);
    await expect(page.locator('button.watchlist-button')).toBeHidden();
  });
});
