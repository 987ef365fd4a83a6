/** A film in parts goes on in the part where one left. */
import type { Locator } from '@playwright/test';
import { localeIn } from '#/site/locale.ts';
import { cardsOf } from './cards.ts';
import { expectAt, moveTo, stateOf } from './films.ts';
import { expect } from './fixtures.ts';
import { fileOf, RECENT, test } from './open-films.ts';
import { heldIn, touch } from './watchlist.ts';

const { m } = localeIn('ur');
/** The card of the film in parts. */
const PARTS = 2;

/** Returns a second just before the end of a film's file, once its length is known. */
async function end(video: Locator): Promise<number> {
  const length = () => video.evaluate((film: HTMLVideoElement) => film.duration);
  await expect.poll(length).toBeGreaterThan(0);
  return (await length()) - 0.2;
}

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
  // Its address names no part.
  await page.keyboard.press('k');
  await moveTo(video, 4);
  await expect(page.getByRole('button', { name: m.shareFrom('0:04') })).toBeHidden();
});

test('a film in parts is seen after nine tenths of the whole, not of its last part', async ({
  page,
  films,
}) => {
  await page.goto(`${films.site.url}/ur${RECENT}`);
  await touch(page);
  await cardsOf(page).nth(PARTS).locator('a').first().click();
  await expect(page.getByRole('button', { name: m.speed(1) })).toBeVisible();
  const video = page.locator('video');
  const opened = async () => ((await heldIn(page, 'opened')) as { seen: boolean }[] | null)?.[0];
  /** Moves to a share of the part that plays. Resolves once the page has heard of it. */
  const moveToShare = async (share: number) => {
    await end(video);
    await video.evaluate((film: HTMLVideoElement, to) => {
      film.currentTime = film.duration * to;
      return new Promise((heard) => film.addEventListener('timeupdate', heard, { once: true }));
    }, share);
  };
  await moveToShare(0.92);
  // What records it is fetched when something begins to play.
  await expect.poll(opened).toMatchObject({ seen: false, lengths: [expect.any(Number), 0] });
  await moveTo(video, await end(video));
  await expect(video).toHaveAttribute('src', fileOf(films, 'parts', 'Film_part2.mp4'));
  await expectAt(video, 0);
  const whole = [expect.any(Number), expect.any(Number)];
  await moveToShare(0.7);
  await expect.poll(opened).toMatchObject({ seen: false, lengths: whole });
  await moveToShare(0.85);
  await expect.poll(opened).toMatchObject({ seen: true });
});

test('an impossible position is not offered, or is the beginning of its part', async ({
  page,
  films: { archive, site },
  films,
}) => {
  const grid = `${site.url}/ur${RECENT}`;
  /** Opens the film in parts with this saved position. */
  const open = async (part: number, seconds: number) => {
    await page.goto(grid);
    await page.evaluate(
      (saved) => {
        localStorage.players = JSON.stringify({ places: [saved] });
      },
      [`${archive.origin}/embed/parts`, part, seconds],
    );
    await page.reload();
    await cardsOf(page).nth(PARTS).getByRole('link').click();
    await expect(page.getByRole('button', { name: m.speed(1) })).toBeVisible();
    return page.locator('video');
  };
  const offer = page.getByRole('button', { name: m.fromStart });

  // The film has no such part.
  await expectAt(await open(5, 4), 0);
  expect(await offer.count()).toBe(0);

  // Its part is shorter, which is known only later.
  const first = await open(0, 400);
  await page.keyboard.press('k');
  await expect.poll(() => stateOf(first)).toMatchObject({ plays: false });
  await end(first);
  await expect(offer).toBeHidden();
  await expectAt(first, 0);

  // A later part is shorter.
  const second = await open(1, 400);
  await page.getByRole('button', { name: m.resumePart(2, '6:40') }).click();
  await expect(second).toHaveAttribute('src', fileOf(films, 'parts', 'Film_part2.mp4'));
  await end(second);
  await expectAt(second, 0);
  await expect.poll(() => stateOf(second)).toMatchObject({ plays: true });
});
