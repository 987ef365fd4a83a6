/** Films of archive.org play in the browser's own player: which file, in what order, and without script. */
import type { Locator, Page } from '@playwright/test';
import { prefixOf } from '#/contract/language.ts';
import { films as en } from '#/site/messages/films/films-en.ts';
import { cardsOf, close, playerOf } from './cards.ts';
import { expect, fits } from './fixtures.ts';
import {
  EPISODE,
  fileOf,
  lineOf,
  NAMED,
  type OpenFilms,
  RECENT,
  secondsOf,
  test,
} from './open-films.ts';

const [LAMP, FILE, PARTS] = [0, 1, 2];

/** Presses a card of the grid. Returns its dialog. */
async function press(page: Page, { site }: OpenFilms, card: number, prefix = ''): Promise<Locator> {
  await page.goto(site.url + prefix + RECENT);
  await cardsOf(page).nth(card).getByRole('link').click();
  return page.getByRole('dialog', { name: `Recent ${card}` });
}

async function expectPlaying(video: Locator): Promise<void> {
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(0.1);
}

/** Tells pages that they have this connection. */
async function connect(page: Page, connection: object): Promise<void> {
  await page.addInitScript((said) => {
    Object.defineProperty(navigator, 'connection', { value: said });
  }, connection);
}

/** Collects the requests for archive.org's own player. */
function framesOn(page: Page): string[] {
  const frames: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embed/')) frames.push(request.url());
  });
  return frames;
}

const requested = ({ archive }: OpenFilms, path: string) =>
  archive.requests.filter((request) => request.path.startsWith(path));

test('a finger that comes down on a film has React requested at once and run soon, so that a later press waits for nothing', async ({
  page,
  films: { site },
}) => {
  await page.goto(site.url + RECENT);
  const react = page.waitForRequest(
    (request) => request.resourceType() === 'script' && request.url().includes('/_astro/client.'),
  );
  const film = cardsOf(page).nth(LAMP).getByRole('link');
  for (const type of ['pointerover', 'pointerdown'])
    await film.dispatchEvent(type, { pointerType: 'touch' });
  await react;
  await expect(page.locator('astro-island[component-export=Player]')).not.toHaveAttribute('ssr');
});

test('in Urdu on a phone a pressed film plays its best file of up to 720 lines, with the browser’s own controls; a file that the link names asks for no list, an item once', async ({
  page,
  films,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/archive')) lists.push(request.url());
  });
  const named = (await press(page, films, FILE, prefixOf('ur'))).locator('video');
  await expect(named).toHaveAttribute('src', fileOf(films, 'named', NAMED.slice(1)));
  await expectPlaying(named);
  expect(lists).toEqual([]);

  const video = (await press(page, films, LAMP, prefixOf('ur'))).locator('video');
  await expect(video).toHaveAttribute('src', fileOf(films, 'lamp', 'Film%20720.mp4'));
  await expectPlaying(video);
  expect(lists).toEqual([`${films.site.url}/data/archive?item=lamp`]);
  expect(requested(films, '/metadata/')).toHaveLength(1);
  for (const name of ['controls', 'playsinline']) await expect(video).toHaveAttribute(name);
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video).toHaveAttribute('poster', /\/t\/n\/.+\.svg$/);
  await expect(video).toHaveAttribute('aria-label', 'Recent 0');
  await expect(video).not.toHaveAttribute('crossorigin');
  await expect(page.locator('iframe')).toHaveCount(0);
  // It came by a redirect from another host, which learns nothing of the page.
  const [file] = requested(films, '/items/lamp/');
  expect(file?.referrer).toBe(`${films.site.url}/`);
  expect(await fits(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('video')).toHaveCount(0);
});

test('an episode plays in its page, also if its files are asked for untouched, and so does the next one that is chosen', async ({
  page,
  films,
}) => {
  const frames = framesOn(page);
  const video = page.getByRole('main').locator('video');
  await page.goto(`${films.site.url}${EPISODE}e2&t=3s`);
  await expect(video).toHaveAttribute('src', fileOf(films, 'parts', 'Film_part1.mp4'));
  await video.press('Space');
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(3);
  expect(frames).toEqual([]);

  await page.goto(`${films.site.url}${EPISODE}e1`);
  await expect(video).toHaveAttribute('src', fileOf(films, 'named', NAMED.slice(1)));
  await video.press('Space');
  await expectPlaying(video);
  await page.getByRole('link', { name: 'Next Part e2' }).click();
  await expect(video).toHaveAttribute('src', fileOf(films, 'parts', 'Film_part1.mp4'));
  await expectPlaying(video);
});

test('a film that may not play by itself waits under the browser’s controls, without a line', async ({
  page,
  films,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('Not now', 'NotAllowedError'));
  });
  const dialog = await press(page, films, FILE);
  await expect(dialog.locator('video')).toHaveAttribute('controls');
  await expect(dialog.getByRole('button', { name: 'Speed' })).toBeVisible();
  await expect(lineOf(dialog)).toHaveText('');
});

test.describe('a film that came with the page', () => {
  const shown = (page: Page, { site }: OpenFilms, card: number) =>
    page.goto(`${site.url}${RECENT}?play=${card}`);

  /** Waits until the dialog hears the visitor. */
  async function hydrated(page: Page): Promise<void> {
    await page.getByRole('dialog').getByRole('heading').hover();
    await expect(page.getByRole('dialog')).toHaveAttribute('data-live');
  }

  /** Holds scripts of the page back. Returns what lets them go on. */
  async function holdScripts(page: Page): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  }

  test('is not begun again when its script comes', async ({ page, films }) => {
    const release = await holdScripts(page);
    await shown(page, films, FILE);
    const video = playerOf(page);
    await video.press('Space');
    await expectPlaying(video);
    const before = await video.evaluate((film: HTMLVideoElement) => {
      film.id = 'same';
      return film.currentTime;
    });
    release();
    await hydrated(page);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Speed' })).toBeVisible();
    await expect(video).toHaveId('same');
    expect(await secondsOf(video)).toBeGreaterThanOrEqual(before);
    expect(requested(films, '/download/')).toHaveLength(1);
  });

  test('has the file for the connection, if it has not begun', async ({ page, films }) => {
    await page.request.get(`${films.site.url}${RECENT}`);
    await page.request.get(`${films.site.url}/data/archive?item=lamp`);
    await connect(page, { saveData: true });
    const release = await holdScripts(page);
    await shown(page, films, LAMP);
    const video = playerOf(page);
    await expect(video).toHaveAttribute('src', fileOf(films, 'lamp', 'Film%20720.mp4'));
    release();
    await hydrated(page);
    // With saved data it asks first.
    const small = page.getByRole('dialog').getByRole('button', { name: en.small });
    await expect(small).toBeVisible();
    await expect(video).toHaveCount(0);
    expect(requested(films, '/download/')).toEqual([]);
    await small.click();
    await expect(video).toHaveAttribute('src', fileOf(films, 'lamp', 'Film%20360.mp4'));
    await expectPlaying(video);
  });

  /** Opens a film whose list the server does not have, at a time. */
  const open = (page: Page, { site }: OpenFilms, card = LAMP) =>
    page.goto(`${site.url}${RECENT}?play=${card}&t=7s`);

  test('is asked for untouched and begins at its time, without a frame before and without a jump', async ({
    page,
    films,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const frames = framesOn(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/data/archive?item=lamp', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await open(page, films);
    const dialog = page.getByRole('dialog');
    const boxes = () =>
      Promise.all(['.frame', '.source'].map((part) => dialog.locator(part).boundingBox()));
    const before = await boxes();
    await expect(dialog.locator('.frame-state')).toHaveAttribute('data-state', 'waits');
    gate.resolve();
    await expect(page.locator('video')).toHaveAttribute(
      'src',
      fileOf(films, 'lamp', 'Film%20720.mp4'),
    );
    await expect(dialog.getByRole('button', { name: 'Speed' })).toBeVisible();
    expect(await boxes()).toEqual(before);
    await page.keyboard.press('k');
    await expect.poll(() => secondsOf(page.locator('video'))).toBeGreaterThan(7);
    expect(frames).toEqual([]);
  });

  test('stays in the frame if the site does not know its files', async ({ page, films }) => {
    await page.route('**/data/archive*', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, films);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', `${films.archive.origin}/embed/lamp`);
    await expect(frame).not.toHaveAttribute('inert');
    await expect(page.locator('video')).toHaveCount(0);
    await expect(lineOf(page.getByRole('dialog'))).toHaveText('');
    // Another press asks again.
    await page.unroute('**/data/archive*');
    await close(page.getByRole('dialog'));
    await cardsOf(page).nth(LAMP).getByRole('link').click();
    await expectPlaying(page.locator('video'));
  });

  test('is in its frame after 6 s without a script, and a late script leaves it there', async ({
    page,
    films,
  }) => {
    await page.clock.install();
    const gate = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await open(page, films);
    await expect(page.locator('noscript')).not.toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.clock.runFor(6000);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', `${films.archive.origin}/embed/lamp`);
    await frame.evaluate((used) => {
      used.id = 'used';
    });
    gate.resolve();
    await expect(page.getByRole('dialog')).toHaveAttribute('data-live');
    await expect(frame).toHaveId('used');
    await expect(page.locator('video')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a film plays it if its file is known, and else shows the frame', async ({
    page,
    films: { archive, site },
    films,
  }) => {
    await page.goto(`${site.url}${RECENT}?play=${FILE}`);
    await expect(playerOf(page)).toHaveAttribute('src', fileOf(films, 'named', NAMED.slice(1)));
    expect(archive.requests).toEqual([]);
    await playerOf(page).press('Space');
    await expect.poll(() => requested(films, '/items/named').length).toBeGreaterThan(0);

    await page.goto(`${site.url}${RECENT}?play=${PARTS}`);
    await expect(playerOf(page)).toHaveAttribute('src', `${archive.origin}/embed/parts`);
    await page.goto(`${site.url}${EPISODE}e1`);
    await expect(page.locator('video')).toHaveAttribute('preload', 'none');
    await page.goto(`${site.url}${EPISODE}e2`);
    await expect(page.locator('iframe')).toHaveAttribute('src', `${archive.origin}/embed/parts`);
  });
});
