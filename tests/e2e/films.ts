/** A film of the site's own in the dialog: what tests press, see and ask of it. */
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { expect } from './fixtures.ts';

/** The Nuqta, of 36 seconds. */
export const FILM = '/zxyxvyXdF/600765021';
export const FILM_ID = '/clips/the-nuqta';

export type Open = { dialog: Locator; video: Locator; button(name: string): Locator };

/** Returns the dialog and its film. A button has exactly this name. */
export function filmOn(page: Page): Open {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return { dialog, video: dialog.locator('video'), button };
}

/** Opens the film's page, plays it, and waits for the line under it, and for its length. */
export async function playFilm(page: Page, language: Language = 'en', path = FILM): Promise<Open> {
  const { m, paths } = localeIn(language);
  await page.goto(paths.to(path));
  await page.getByRole('link', { name: m.playMovie }).click();
  const film = filmOn(page);
  await expect(film.button(m.speed(1))).toBeVisible();
  // Before its length is known a film can not be moved.
  const readiness = () => film.video.evaluate((one: HTMLVideoElement) => one.readyState);
  await expect.poll(readiness).toBeGreaterThan(0);
  return film;
}

/** Returns the second at which a film is, and whether it plays. */
export function stateOf(video: Locator): Promise<{ seconds: number; plays: boolean }> {
  return video.evaluate(({ currentTime, paused }: HTMLVideoElement) => ({
    seconds: currentTime,
    plays: !paused,
  }));
}

/** Moves a film to a second, as a visitor does by the native controls. */
export async function moveTo(video: Locator, seconds: number): Promise<void> {
  await video.evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to;
    return new Promise((moved) => element.addEventListener('seeked', moved, { once: true }));
  }, seconds);
}

/** Returns what players have saved on the device. */
export async function savedPlayback(
  page: Page,
): Promise<{ places: unknown[] } & Record<string, unknown>> {
  return JSON.parse(await page.evaluate(() => localStorage.players ?? '{"places":[]}'));
}

/** Expects a film to be at a second, or up to two after it. */
export async function expectAt(video: Locator, seconds: number): Promise<void> {
  await expect.poll(async () => (await stateOf(video)).seconds).toBeGreaterThanOrEqual(seconds);
  expect((await stateOf(video)).seconds).toBeLessThan(seconds + 2);
}

/** Returns the languages of the captions that are seen. */
export function captionsOn(video: Locator): Promise<string[]> {
  return video.evaluate((film: HTMLVideoElement) =>
    [...film.textTracks].flatMap(({ mode, language }) => (mode === 'showing' ? language : [])),
  );
}

/** Chooses captions, as a visitor does in the native menu. */
export async function chooseCaptions(video: Locator, language: string): Promise<void> {
  await video.evaluate((film: HTMLVideoElement, chosen) => {
    for (const track of film.textTracks)
      track.mode = track.language === chosen ? 'showing' : 'disabled';
  }, language);
}
