import type { CDPSession, Locator, Page } from '@playwright/test';
import { exception } from '../fixtures/exception.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { feedRow, scriptDrawing } from './answers.ts';
import { close, playerOf, requestsTo } from './cards.ts';
import { expect, SCREENS, saveData, test } from './fixtures.ts';
import { answerPlayers, expectApart, KNOWN, NOWHERE } from './slide-parts.ts';

const FEED = '/movies-trailers-latest-trailers';
const CALL = '/api/tmdb/punjabi-movies-trailers?page=';
const callOf = (page: number) => `${CALL}${page}&limit=10`;

/** Scripts one page of the feed. A full page has ten trailers. */
function scriptPage(host: ScriptedHost, page: number, count = 10, until?: Promise<void>): void {
  const from = (page - 1) * 10 + 1;
  const results = Array.from({ length: count }, (_, n) => feedRow(from + n));
  host.answer(callOf(page), { json: { results }, until });
  scriptDrawing(host);
}

const feedOf = (page: Page) => page.getByRole('feed');
/** The box that scrolls: the feed, and what stays over it. */
const screenOf = (page: Page) => feedOf(page).locator('..');
const slides = (page: Page) => feedOf(page).getByRole('article');
const playLink = (slide: Locator) => slide.getByRole('link', { name: /^Play / });
const welcome = (page: Page) => page.getByRole('dialog', { name: /presented by/ });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const idOf = (n: number) => String(n).padStart(11, 'v');

/** Opens the feed without the welcome, and waits until the feed is hydrated. */
async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    if (self === top) sessionStorage.setItem('welcome-seen', '1');
  });
  await page.goto(url);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(2);
}

/** Scrolls the feed to `fromEnd` pixels from its end, without snapping to a trailer. */
function scrollToEnd(page: Page, fromEnd: number): Promise<void> {
  return screenOf(page).evaluate(async (feed, left) => {
    Object.assign(feed.style, { scrollSnapType: 'none', scrollBehavior: 'auto' });
    feed.scrollTo({ top: feed.scrollHeight - feed.clientHeight - left });
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  }, fromEnd);
}

async function expectPlaying(page: Page, n: number): Promise<void> {
  await expect(slides(page).nth(n - 1)).toBeInViewport({ ratio: 0.9 });
  await expect(playerOf(page)).toHaveCount(1);
  await expect(playerOf(slides(page).nth(n - 1))).toHaveAttribute(
    'src',
    new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${idOf(n)}\\?.*autoplay=1`),
  );
}

test('the feed is one trailer a screen, only the one on screen plays, muted, and never are more than three frames alive', async ({
  page,
  scripted: { host, site },
}) => {
  scriptPage(host, 1, 9);
  await page.addInitScript(() => {
    const seen = { most: 0 };
    Object.assign(globalThis, { seen });
    const count = () => {
      seen.most = Math.max(seen.most, document.querySelectorAll('iframe').length);
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
  await open(page, site.url + FEED);
  await expect(page).toHaveTitle('Latest trailers · Manzar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest trailers');
  await expect(slides(page)).toHaveCount(9);
  await expect(slides(page).first()).toContainText('Punjabi 1');
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const heights = await slides(page).evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights)).toEqual(new Set([size.height]));
    await expect(screenOf(page)).toHaveCSS('scroll-snap-type', 'y mandatory');
    await expectPlaying(page, 1);
    await expect(playerOf(page)).toHaveAttribute('src', /mute=1/);
  }
  for (const n of [2, 3, 5, 9, 8]) {
    await screenOf(page).evaluate(
      (feed, top) => feed.scrollTo({ top: top * feed.clientHeight }),
      n - 1,
    );
    await expectPlaying(page, n);
  }
  const most = await page.evaluate(() => Reflect.get(globalThis, 'seen').most as number);
  expect(most).toBeGreaterThanOrEqual(1);
  expect(most).toBeLessThanOrEqual(3);
});

/** Sizes of a screen, each with the width of the largest player at 16:9 that its slide allows, and its upper edge. */
const SHAPES = [
  [320, 256, 156, 56],
  [360, 740, 360, 269],
  [640, 360, 448, 56],
  [740, 360, 540, 56],
  [768, 1024, 768, 56],
  [1024, 768, 974, 68],
  [1366, 625, 990, 68],
  [1440, 900, 1209, 68],
] as const;

test('the player stands under the header, or in the middle of a phone, the largest that its slide allows, with its title and links apart, on screens of any shape', async ({
  page,
  scripted: { host, site },
}) => {
  exception('feed-frame');
  host.answer(callOf(1), { json: { results: [KNOWN] } });
  await answerPlayers(page);
  await open(page, site.url + FEED);
  for (const shape of SHAPES) {
    const [width, height] = shape;
    const player = await expectApart(page, width, height);
    expect([width, height, Math.round(player.width), Math.round(player.y)]).toEqual(shape);
  }
});

test.describe('a swipe', () => {
  test.use({ hasTouch: true });

  test('that begins on the welcome or on a button scrolls the feed, not the page', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1, 5);
    await arrive(page, site.url + FEED);
    const touch = await page.context().newCDPSession(page);
    await swipeUp(touch, welcome(page));
    await expectStanding(page, 2);
    await page.clock.resume();
    await swipeUp(touch, button(page, 'Pause trailers'));
    await expectStanding(page, 3);
    await expectPlaying(page, 3);
    await swipeUp(touch, button(page, 'Unmute'));
    await expectPlaying(page, 4);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

/** Advances the page’s clock in small steps until the welcome is there. */
async function arrive(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(100_000);
  await page.goto(url);
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return welcome(page).isVisible();
    })
    .toBe(true);
}

/** Expects that the feed has come to rest at trailer `n`. A finger would stop it before that. */
function expectStanding(page: Page, n: number): Promise<void> {
  const offset = () => screenOf(page).evaluate((feed) => feed.scrollTop / feed.clientHeight);
  return expect.poll(offset).toBe(n - 1);
}

/**
 * Moves a finger up from the middle of an element, by more than half of a screen of 900 px: a
 * finger that stops before that is led back to its trailer.
 */
async function swipeUp(touch: CDPSession, from: Locator): Promise<void> {
  await expect(from).toBeVisible();
  const { x, y, width, height } = (await from.boundingBox()) ?? NOWHERE;
  const move = (type: 'touchStart' | 'touchMove', by: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + width / 2, y: y + height / 2 - by }],
    });
  await move('touchStart', 0);
  for (let by = 30; by <= 720; by += 30) await move('touchMove', by);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('the address of a slide', () => {
  test('is written at each trailer, also of the next page, is shown again after a reload, and fills no history', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1);
    scriptPage(host, 2, 4);
    await page.goto(`${site.url}/movies/popularMovies`);
    await open(page, site.url + FEED);
    await expectPlaying(page, 1);
    expect(page.url()).toBe(site.url + FEED);
    for (const n of [2, 3]) {
      await page.keyboard.press('ArrowDown');
      await expectPlaying(page, n);
    }
    const third = await slides(page).nth(2).getAttribute('id');
    await expect(page).toHaveURL(`${site.url}${FEED}#${third}`);
    await page.reload();
    await expectPlaying(page, 3);

    await scrollToEnd(page, 0);
    await expect(slides(page)).toHaveCount(14);
    await page.keyboard.press('ArrowDown');
    await expectPlaying(page, 11);
    const eleventh = await slides(page).nth(10).getAttribute('id');
    await expect(page).toHaveURL(`${site.url}${FEED}?through=2#${eleventh}`);
    await page.reload();
    await expectPlaying(page, 11);
    await expect(slides(page)).toHaveCount(14);
    await page.goBack();
    await expect(page).toHaveURL(/popularMovies$/);
  });
});

test.describe('the sound', () => {
  /** Page of a player that answers calls, and lists every other message it receives. */
  const PLAYER = `<!doctype html><title>A player</title><ol id="said"></ol><script>
    addEventListener('message', ({ data }) => {
      if (data.includes('"listening"')) return parent.postMessage('{"event":"onReady"}', '*');
      const line = document.createElement('li');
      line.textContent = data;
      document.getElementById('said').append(line);
    });
  </script>`;

  test('is off until the visitor unmutes, which reaches the running player, and stays on for the next ones', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1, 5);
    const loaded: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: PLAYER });
    });
    await open(page, site.url + FEED);
    await expectPlaying(page, 1);
    await expect(playerOf(page)).toHaveAttribute('src', /mute=1/);
    await expect(playerOf(page).contentFrame().locator('#said')).toBeAttached();
    const said = playerOf(page).contentFrame().getByRole('listitem');

    await button(page, 'Unmute').click();
    await expect(said).toHaveText(['{"event":"command","func":"unMute","args":[]}']);
    await button(page, 'Mute').click();
    await expect(said).toHaveCount(2);
    await expect(said.last()).toContainText('"func":"mute"');
    await button(page, 'Unmute').click();
    await expect(said).toHaveCount(3);
    expect(loaded).toHaveLength(1);

    await page.keyboard.press('ArrowDown');
    await expectPlaying(page, 2);
    await expect(playerOf(page)).toHaveAttribute('src', /mute=0/);
    await expect(button(page, 'Mute')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expectPlaying(page, 1);
    await expect(playerOf(page)).toHaveAttribute('src', /mute=0/);
  });

  test('is on in a player that was still loading when the visitor unmuted', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1, 5);
    const gate = Promise.withResolvers<void>();
    await page.route('https://www.youtube-nocookie.com/**', async (route) => {
      await gate.promise;
      await route.fulfill({ contentType: 'text/html', body: PLAYER });
    });
    await open(page, site.url + FEED);
    await button(page, 'Unmute').click();
    await expect(button(page, 'Mute')).toBeVisible();
    gate.resolve();
    await expect(playerOf(page).contentFrame().locator('#said')).toBeAttached();
    await expect(playerOf(page)).toHaveAttribute('src', /mute=0/);
  });

  test('of a clip of ours is that of the feed, by the feed’s button, a key and the player’s controls', async ({
    page,
    scripted: { host, site },
  }) => {
    const results = [feedRow(1, { trailerKey: `${site.url}/clips/raag-yaman` }), feedRow(2)];
    host.answer(callOf(1), { json: { results } });
    await open(page, site.url + FEED);
    const clip = feedOf(page).locator('video');
    const isMuted = () => clip.evaluate((video: HTMLVideoElement) => video.muted);
    await expect
      .poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await isMuted()).toBe(true);
    await button(page, 'Unmute').click();
    await expect.poll(isMuted).toBe(false);
    await page.keyboard.press('m');
    await expect.poll(isMuted).toBe(true);
    await clip.evaluate((video: HTMLVideoElement) => {
      video.muted = false;
    });
    await expect(button(page, 'Mute')).toBeVisible();
  });
});

test.describe('the next page', () => {
  test('is asked for within 50 px of the bottom and not before, one request at a time, and goes on with the numbers', async ({
    page,
    scripted: { host, site },
  }) => {
    const gate = Promise.withResolvers<void>();
    scriptPage(host, 1);
    scriptPage(host, 2, 10, gate.promise);
    scriptPage(host, 3, 4);
    await open(page, site.url + FEED);
    await expect(slides(page).first()).toContainText('1 / 10');
    await scrollToEnd(page, 51);
    expect(requestsTo(host, CALL)).toEqual([callOf(1)]);
    await scrollToEnd(page, 50);
    await expect.poll(() => requestsTo(host, CALL)).toEqual([callOf(1), callOf(2)]);
    await expect(feedOf(page)).toHaveAttribute('aria-busy', 'true');
    for (const fromEnd of [40, 20, 0, 30]) await scrollToEnd(page, fromEnd);
    expect(requestsTo(host, CALL)).toHaveLength(2);
    gate.resolve();
    await expect(slides(page)).toHaveCount(20);
    await expect(slides(page).last()).toContainText('Punjabi 20');
    await expect(slides(page).first()).toContainText('1 / 20');
    const eleventh = slides(page).nth(10);
    await expect(eleventh).toContainText('11 / 20');
    await expect(eleventh).toHaveAttribute('aria-posinset', '11');
    await expect(eleventh.locator('.feed-dots .lit')).toHaveCount(1);
    // Tab stops at no trailer.
    await expect(playLink(slides(page).nth(11))).toHaveAttribute('tabindex', '-1');

    await scrollToEnd(page, 0);
    await expect(slides(page)).toHaveCount(24);
    for (const fromEnd of [100, 0]) await scrollToEnd(page, fromEnd);
    expect(requestsTo(host, CALL)).toEqual([callOf(1), callOf(2), callOf(3)]);
    await expect(page.getByRole('link', { name: 'More trailers' })).toHaveCount(0);
  });

  test('is asked for also when a full page repeats a trailer, is skipped where it repeats all, up to three times', async ({
    page,
    scripted: { host, site },
  }) => {
    const results = [...Array.from({ length: 9 }, (_, n) => feedRow(n + 1)), feedRow(9)];
    host.answer(callOf(1), { json: { results } });
    scriptPage(host, 2);
    for (const page of [3, 4, 5, 7, 8, 9, 10, 11]) host.answer(callOf(page), { json: { results } });
    scriptPage(host, 6);
    await open(page, site.url + FEED);
    await expect(slides(page)).toHaveCount(9);
    await scrollToEnd(page, 0);
    await expect(slides(page)).toHaveCount(19);
    await scrollToEnd(page, 0);
    await expect(slides(page)).toHaveCount(29);
    await scrollToEnd(page, 0);
    await expect.poll(() => requestsTo(host, callOf(10))).toHaveLength(1);
    await expect(feedOf(page)).toHaveAttribute('aria-busy', 'false');
    for (const fromEnd of [60, 0]) await scrollToEnd(page, fromEnd);
    await expect(slides(page)).toHaveCount(29);
    const pages = Array.from({ length: 10 }, (_, n) => callOf(n + 1));
    expect(requestsTo(host, CALL)).toEqual(pages);
  });

  test('that is empty ends the feed, and one that fails is asked for again', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1);
    host.answer(callOf(2), { status: 500 });
    await open(page, site.url + FEED);
    await scrollToEnd(page, 0);
    await expect.poll(() => requestsTo(host, callOf(2))).toHaveLength(1);
    await expect(feedOf(page)).toHaveAttribute('aria-busy', 'false');
    scriptPage(host, 2, 0);
    await scrollToEnd(page, 20);
    await expect.poll(() => requestsTo(host, callOf(2))).toHaveLength(2);
    await expect(feedOf(page)).toHaveAttribute('aria-busy', 'false');
    await scrollToEnd(page, 30);
    await scrollToEnd(page, 0);
    expect(requestsTo(host, callOf(2))).toHaveLength(2);
    await expect(slides(page)).toHaveCount(10);
  });
});

test.describe('the keyboard', () => {
  test('goes from trailer to trailer, pauses and plays by Space and sounds and mutes by M, once, and not while a button has the focus or a shortcut is meant', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1, 5);
    await open(page, site.url + FEED);
    await expectPlaying(page, 1);
    for (const [key, n] of [
      ['ArrowDown', 2],
      ['PageDown', 3],
      ['ArrowUp', 2],
      ['PageUp', 1],
      ['ArrowUp', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectPlaying(page, n);
    }
    await page.keyboard.press(' ');
    await expect(button(page, 'Play trailers')).toBeVisible();
    await expect(playerOf(page)).toHaveCount(0);
    await playLink(slides(page).first()).focus();
    await page.keyboard.press(' ');
    await expectPlaying(page, 1);
    // A pause lasts for the next trailers, and ends when the visitor clicks one.
    await button(page, 'Pause trailers').click();
    await expect(playerOf(page)).toHaveCount(0);
    await page.keyboard.press('PageDown');
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(playerOf(page)).toHaveCount(0);
    await playLink(slides(page).nth(1)).click();
    await expectPlaying(page, 2);
    await expect(button(page, 'Pause trailers')).toBeVisible();
    await page.keyboard.press('m');
    await expect(button(page, 'Mute')).toBeVisible();
    await page.keyboard.press('Control+m');
    await expect(button(page, 'Mute')).toBeVisible();
    await button(page, 'Pause trailers').focus();
    await page.keyboard.press('Shift+M');
    await expect(button(page, 'Unmute')).toBeVisible();
    await page.keyboard.press(' ');
    await expect(button(page, 'Play trailers')).toBeFocused();
    await page.getByRole('banner').getByRole('button').first().focus();
    await page.keyboard.press('m');
    await expect(button(page, 'Unmute')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('is not trapped: Tab leaves the feed for its controls and the footer, however long it is', async ({
    page,
    scripted: { host, site },
  }) => {
    for (let n = 1; n <= 30; n += 1) scriptPage(host, n);
    await open(page, site.url + FEED);
    await button(page, 'Pause trailers').click();
    await playLink(slides(page).first()).focus();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('footer') ? 'footer' : (activeElement?.textContent ?? '');
      });
    const passed: string[] = [];
    for (let presses = 0; presses < 8 && passed.at(-1) !== 'footer'; presses += 1) {
      await page.keyboard.press('Tab');
      passed.push(await focused());
    }
    expect(passed).toContain('Play trailers');
    expect(passed).toContain('Unmute');
    expect(passed.at(-1)).toBe('footer');
    expect(requestsTo(host, CALL)).toEqual([callOf(1)]);
  });
});

test.describe('a press before the feed hydrates', () => {
  /** Opens the feed, and keeps React from it until `resolve` is called. */
  async function openCold(page: Page, url: string): Promise<PromiseWithResolvers<void>> {
    const gate = Promise.withResolvers<void>();
    await page.route('**/_astro/client.*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    return gate;
  }

  test('plays the trailer', async ({ page, scripted: { host, site } }) => {
    scriptPage(host, 1, 5);
    const gate = await openCold(page, site.url + FEED);
    const link = playLink(slides(page).first());
    await link.click();
    await expect(link).not.toHaveAttribute('aria-busy');
    gate.resolve();
    await expectPlaying(page, 1);
    await expect(page).toHaveURL(site.url + FEED);
  });

  test('on More trailers appends them', async ({ page, scripted: { host, site } }) => {
    scriptPage(host, 1);
    scriptPage(host, 2, 4);
    const gate = await openCold(page, site.url + FEED);
    await page.getByRole('link', { name: 'More trailers' }).click();
    await expect(slides(page)).toHaveCount(14);
    gate.resolve();
    await expect(button(page, 'Play trailers')).toBeVisible();
    await expect(slides(page).nth(10)).toContainText('11 / 14');
    await scrollToEnd(page, 0);
    expect(requestsTo(host, CALL)).toEqual([callOf(1), callOf(2)]);
  });
});

test.describe('the pause', () => {
  async function expectPaused(page: Page): Promise<void> {
    await expect(button(page, 'Play trailers')).toBeVisible();
    await expect(playerOf(page)).toHaveCount(0);
    await button(page, 'Play trailers').click();
    await expectPlaying(page, 1);
  }

  test('is on from the start for a visitor who prefers reduced motion, or saves data', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1, 5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, site.url + FEED);
    await expectPaused(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await saveData(page);
    await page.reload();
    await expectPaused(page);
  });
});

test.describe('the welcome', () => {
  test('says who presents the site and invites in, for two seconds, once a visit', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1, 5);
    await arrive(page, site.url + FEED);
    await expect(welcome(page)).toContainText('Manzar is presented by Asian people');
    await expect(welcome(page)).toContainText('enjoy the best of entertainment');
    await page.clock.runFor(1900);
    await expect(welcome(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(welcome(page)).toBeHidden();

    await page.clock.resume();
    await page.reload();
    await expectPlaying(page, 1);
    await expect(welcome(page)).toBeHidden();
  });

  test('hides the trailer’s text on a low screen, where it would cover half of a title, until it is closed', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1, 5);
    await page.setViewportSize({ width: 640, height: 360 });
    await arrive(page, site.url + FEED);
    const text = slides(page).first().locator('.slide-text');
    await expect(text).toHaveCSS('opacity', '0');
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await expect(welcome(page)).toBeHidden();
    await expect(text).toHaveCSS('opacity', '1');
  });

  test('leaves the focus where it is, and stays while it is hovered or focused', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1, 5);
    // As a visitor who presses Tab before the feed is hydrated.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector<HTMLElement>('[href="#main"]')?.focus(),
      ),
    );
    await arrive(page, site.url + FEED);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await welcome(page).hover();
    await page.clock.runFor(5000);
    await expect(welcome(page)).toBeVisible();
    await welcome(page).getByRole('button', { name: 'Close' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expect(welcome(page)).toBeVisible();
    await button(page, 'Unmute').focus();
    await page.clock.runFor(2000);
    await expect(welcome(page)).toBeHidden();
  });
});

test('an address with a trailer’s dialog open plays only that trailer', async ({
  page,
  scripted: { host, site },
}) => {
  scriptPage(host, 1, 5);
  await open(page, site.url + FEED);
  const href = await hrefOf(playLink(slides(page).nth(2)));
  await page.goto(site.url + href);
  const dialog = page.getByRole('dialog', { name: 'Punjabi 3' });
  await expect(playerOf(dialog)).toBeVisible();
  // The feed behind the dialog is hydrated, and inert.
  await expect(page.getByText('Unmute', { exact: true })).toBeAttached();
  await expect(playerOf(page)).toHaveCount(1);
  await close(dialog);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.url}${FEED}${new URL(href, site.url).hash}`);
  await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
});

async function hrefOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the feed is a list of links to trailers, with a link to the next page', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPage(host, 1);
    scriptPage(host, 2, 3);
    await page.goto(site.url + FEED);
    await expect(slides(page)).toHaveCount(10);
    await expect(playerOf(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(welcome(page)).toBeHidden();
    await slides(page).nth(1).getByRole('link', { name: 'Play Punjabi 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Punjabi 2' });
    await expect(playerOf(dialog)).toHaveAttribute('src', new RegExp(idOf(2)));
    await close(dialog);
    const second = await slides(page).nth(1).getAttribute('id');
    await expect(page).toHaveURL(`${site.url}${FEED}#${second}`);
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('link', { name: 'More trailers' }).click();
    await expect(page).toHaveURL(`${site.url}${FEED}?page=2`);
    await expect(page).toHaveTitle('Latest trailers, Page 2 · Manzar');
    await expect(slides(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'More trailers' })).toHaveCount(0);

    const shared = await slides(page).nth(2).getAttribute('id');
    await page.goto(`${site.url}${FEED}?through=2#${shared}`);
    await expect(slides(page)).toHaveCount(13);
    await expect(slides(page).nth(12)).toBeInViewport({ ratio: 0.9 });

    // Back and a reload show the trailer that was on screen, not the one of the address. A browser
    // that leaves a page keeps its place at once; else up to a second after it was scrolled.
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, -900);
    await expect(slides(page).nth(11)).toBeInViewport({ ratio: 1 });
    await slides(page)
      .nth(11)
      .getByRole('link', { name: /^Play / })
      .click();
    await expect(playerOf(page)).toBeVisible();
    await page.goBack();
    await expect(slides(page).nth(11)).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(slides(page).nth(11)).toBeInViewport({ ratio: 1 });
  });
});
