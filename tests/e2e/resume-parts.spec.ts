/** A film in parts goes on in the part where one left. */
import type { Locator } from '@playwright/test';
import { localeIn } from '#/locale.ts';
import { cardsOf } from './cards.ts';
import { expectAt, moveTo } from './films.ts';
import { expect } from './fixtures.ts';
import { fileOf, RECENT, test } from './open-films.ts';

const { m } = localeIn('ur');
/** The card of the film in parts. */
const PARTS = 2;

const end = (video: Locator) => video.evaluate((film: HTMLVideoElement) => film.duration - 0.2);

test('a film in parts is offered in the part where it was left, and one that ended is not', async ({
  page,
  films,
}) => {
  const second = fileOf(films, 'parts', 'Film_part2.mp4');
  const open = async () => {
    await page.goto(`${films.site.url}/ur${RECENT}`);
    await cardsOf(page).nth(PARTS).getByRole('link').click();
    await expect(page.getByRole('button', { name: m.speed(1) })).toBeVisible();
  };
  const video = page.locator('video');
  await open();
  await moveTo(video, await end(video));
  await expect(video).toHaveAttribute('src', second);
  await expectAt(video, 0);
  await moveTo(video, 4);

  await open();
  await page.getByRole('button', { name: m.resumePart(2, '0:04') }).click();
  await expect(video).toHaveAttribute('src', second);
  await expectAt(video, 4);
  await moveTo(video, await end(video));
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.ended)).toBe(true);

  await open();
  await expect(page.getByRole('button', { name: m.fromStart })).toBeHidden();
  // Its address does not open it here.
  await page.keyboard.press('k');
  await moveTo(video, 4);
  await expect(page.getByRole('button', { name: m.shareFrom('0:04') })).toBeHidden();
});
