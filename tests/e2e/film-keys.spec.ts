/** The keys of a film in the dialog, what its native controls have, and what the device shows of it. */
import type { Locator, Page } from '@playwright/test';
import { localeIn } from '#/site/locale.ts';
import { cardsOf } from './cards.ts';
import {
  captionsOn,
  chooseCaptions,
  expectAt,
  FILM,
  moveTo,
  playFilm,
  savedPlayback,
  stateOf,
} from './films.ts';
import { expect, test } from './fixtures.ts';

const { m: en } = localeIn('en');

/** Returns what a film has told since the last time: each of its events that a key causes. */
async function eventsOf(video: Locator): Promise<() => Promise<string[]>> {
  await video.evaluate((film: HTMLVideoElement) => {
    const told: string[] = [];
    Object.assign(film, { told });
    for (const type of ['play', 'pause', 'seeking', 'volumechange'])
      film.addEventListener(type, () => told.push(type));
  });
  return () =>
    video.evaluate((film: HTMLVideoElement & { told?: string[] }) => film.told?.splice(0) ?? []);
}

const volumeOf = (video: Locator) =>
  video.evaluate(({ volume, muted }: HTMLVideoElement) => ({ volume, muted }));

test('keys play, move, sound and enlarge a film while the dialog or the film has the focus', async ({
  page,
}) => {
  const { dialog, video } = await playFilm(page, 'ur');
  const told = await eventsOf(video);
  /** Expects a key to do this alone. */
  const press = async (key: string, event: string) => {
    await page.keyboard.press(key);
    await expect.poll(told, { message: key }).toEqual([event]);
  };
  // The dialog opens with the focus on a link.
  await expect(dialog.getByRole('link', { name: localeIn('ur').m.close })).toBeFocused();
  await press('Space', 'pause');
  await press('Space', 'play');
  await press('k', 'pause');
  await moveTo(video, 20);
  await told();
  const moves = { j: 10, l: 20 };
  for (const [key, seconds] of Object.entries(moves)) {
    await press(key, 'seeking');
    expect(await stateOf(video)).toEqual({ seconds, plays: false });
  }
  // A remote control moves the focus by its arrows.
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    expect(await told(), key).toEqual([]);
  }
  await press('m', 'volumechange');
  expect(await volumeOf(video)).toEqual({ volume: 1, muted: true });
  const isLarge = () => page.evaluate(() => document.fullscreenElement?.tagName);
  await page.keyboard.press('f');
  await expect.poll(isLarge).toBe('VIDEO');
  await page.keyboard.press('f');
  await expect.poll(isLarge).toBeUndefined();
  // A press beside all buttons leaves the focus nowhere.
  await dialog.getByRole('heading').click();
  await press('Space', 'play');
  // A browser's own shortcuts stay its own.
  for (const key of ['Control+j', 'Alt+ArrowRight', 'Meta+m']) await page.keyboard.press(key);
  await press('k', 'pause');
  // One press is one action, too, where the native controls take it.
  await video.focus();
  for (const [key, event] of [
    ['Space', 'play'],
    ['Space', 'pause'],
    ['k', 'play'],
    ['j', 'seeking'],
    ['ArrowRight', 'seeking'],
    ['ArrowLeft', 'seeking'],
  ] as const)
    await press(key, event);
});

test('the space bar presses a button of the line and does nothing to the film, and a film has the volume and the speed that were set in the one before', async ({
  page,
}) => {
  const { video, button } = await playFilm(page);
  await button(en.speed(1)).focus();
  await page.keyboard.press('Space');
  await expect(button(en.speed(1.25))).toBeFocused();
  expect(await stateOf(video)).toMatchObject({ plays: true });
  expect(await video.evaluate((film: HTMLVideoElement) => film.playbackRate)).toBe(1.25);
  await video.evaluate((film: HTMLVideoElement) => {
    film.volume = 0.9;
  });
  await expect.poll(() => savedPlayback(page)).toMatchObject({ volume: 0.9, speed: 1.25 });
  await page.goto(FILM);
  await page.getByRole('link', { name: en.playMovie }).click();
  await expect(button(en.speed(1.25))).toBeVisible();
  expect(await volumeOf(page.locator('video'))).toEqual({ volume: 0.9, muted: false });
});

test('captions go and come by a key, and stay as they were chosen in other films', async ({
  page,
}) => {
  const { video } = await playFilm(page, 'ur');
  const shown = () => captionsOn(video);
  await expect.poll(shown).toEqual(['ur']);
  expect(await page.evaluate(() => localStorage.players)).toBeUndefined();
  await page.keyboard.press('c');
  await expect.poll(shown).toEqual([]);
  await expect.poll(() => savedPlayback(page)).toMatchObject({ captions: 'off' });
  await chooseCaptions(video, 'hi');
  await expect.poll(() => savedPlayback(page)).toMatchObject({ captions: 'hi' });

  await page.goto('/ur/health-&-exercise-&-fitness');
  await cardsOf(page).getByRole('link').first().click();
  await expect.poll(shown).toEqual(['hi']);
  // The browser has now chosen by itself what it would.
  await expectAt(video, 0);
  await page.keyboard.press('c');
  await expect.poll(shown).toEqual([]);
  await page.keyboard.press('c');
  await expect.poll(shown).toEqual(['hi']);
});

test('the device shows the film by its title and its picture, until the dialog is closed; picture in picture and other devices are in the browser’s own controls', async ({
  page,
}) => {
  const { dialog, video } = await playFilm(page);
  await expectAt(video, 0);
  const shown = () =>
    page.evaluate(() => {
      const { title, artwork } = navigator.mediaSession.metadata ?? {};
      return { title, pictures: artwork?.map(({ src }) => new URL(src).pathname) };
    });
  await expect
    .poll(shown)
    .toEqual({ title: 'The Nuqta', pictures: [expect.stringMatching(/^\/t\//)] });
  const offered = await nativeControls(page);
  expect(offered).toContain('-internal-media-controls-picture-in-picture-button');
  expect(offered).toContain('-internal-media-controls-cast-button');
  for (const name of ['disablePictureInPicture', 'disableRemotePlayback', 'controlsList'])
    await expect(video).not.toHaveAttribute(name);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
  // Keys mean nothing any more.
  for (const key of ['f', 'm', 'k']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(await page.evaluate(() => localStorage.players)).toBeUndefined();
});

/** Returns the parts of Chromium's native controls on a page, by its own names. */
async function nativeControls(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  return nodes.flatMap(({ attributes = [] }) => {
    const at = attributes.indexOf('pseudo');
    return at < 0 ? [] : (attributes[at + 1] ?? []);
  });
}
