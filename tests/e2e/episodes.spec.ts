/** The page of an episode. A drama's is that of a season: dramas.spec.ts opens it. */
import type { Page } from '@playwright/test';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { episodeRow } from './answers.ts';
import { playerOf, press } from './cards.ts';
import { expect, SCREENS, test } from './fixtures.ts';

const SEASON = '/movie/season/episodes?season=s1';
const CALL = '/api/seasons/s1/episodes';

function scriptEpisodes(host: ScriptedHost): void {
  const json = [
    episodeRow('e3', 3, { links: '', backdrop: '/wide.svg' }),
    episodeRow('e1', 1, { description: 'How it begins.' }),
    episodeRow('e2', '2', { links: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }),
  ];
  host.answer(CALL, { json });
  host.answer('/api/seasons', { json: [{ _id: 's1', title: 'Judex' }] });
}

const remaining = (page: Page) =>
  page.getByRole('region', { name: 'Remaining Episodes' }).getByRole('listitem');
const ways = (page: Page) =>
  page.getByRole('navigation', { name: 'Episodes', exact: true }).getByRole('link');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an episode opens cold, another one switches in place, Back returns, and the season’s name leads to all episodes', async ({
  page,
  scripted: { host, site },
}) => {
  scriptEpisodes(host);
  const response = await page.goto(`${site.url}${SEASON}&episode=e1`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Part e1 · Manzar');
  await expect(title(page)).toHaveText('Part e1');
  await expect(page.getByRole('main').getByText('Episode: 1', { exact: true })).toBeVisible();
  await expect(page.getByText('How it begins.')).toBeVisible();
  await expect(playerOf(page)).toHaveAttribute('src', 'https://archive.org/embed/e1');
  await expect(remaining(page)).toHaveText([
    'Part e2Episode: 2',
    'Part e3Episode: 3 · Not available to watch',
  ]);

  // The attribute stays only as long as the browser does not load another page.
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  await press(remaining(page).filter({ hasText: 'Part e2' }).getByRole('link'));
  await expect(title(page)).toHaveText('Part e2');
  await expect(playerOf(page)).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1',
  );
  await expect(page).toHaveURL(`${site.url}${SEASON}&episode=e2`);
  await expect(page).toHaveTitle('Part e2 · Manzar');
  await expect(remaining(page)).toHaveText([
    'Part e1Episode: 1',
    'Part e3Episode: 3 · Not available to watch',
  ]);

  await press(remaining(page).filter({ hasText: 'Part e3' }).getByRole('link'));
  await expect(page).toHaveURL(`${site.url}${SEASON}&episode=e3`);
  await expect(page.getByText('No Video Available')).toBeVisible();
  await expect(playerOf(page)).toHaveCount(0);
  const backdrop = page.locator('.unplayed img');
  await expect(backdrop).toHaveAttribute('src', '/t/p/w1280/wide.svg');
  await expect(page.getByRole('link', { name: 'Watch episode 1', exact: true })).toHaveAttribute(
    'href',
    `${SEASON}&episode=e1`,
  );

  await page.goBack();
  await expect(title(page)).toHaveText('Part e2');
  await expect(page).toHaveTitle('Part e2 · Manzar');
  await page.goBack();
  await expect(title(page)).toHaveText('Part e1');
  await expect(page).toHaveURL(`${site.url}${SEASON}&episode=e1`);
  await expect(playerOf(page)).toHaveAttribute('src', /archive\.org\/embed\/e1/);
  await page.goForward();
  await expect(title(page)).toHaveText('Part e2');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');

  await page.getByRole('main').getByRole('link', { name: 'Judex', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/season/s1`);
});

test('Previous and Next say which episode they play, switch in place, and give the focus to the title where their link disappears', async ({
  page,
  scripted: { host, site },
}) => {
  scriptEpisodes(host);
  await page.goto(`${site.url}${SEASON}&episode=e1`);
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  await expect(ways(page)).toHaveCount(1);
  for (const [name, id] of [
    ['Next Part e2', 'e2'],
    ['Next Part e3', 'e3'],
    ['Previous Part e2', 'e2'],
  ] as const) {
    await press(page.getByRole('link', { name, exact: true }));
    await expect(title(page)).toHaveText(`Part ${id}`);
    await expect(page).toHaveURL(`${site.url}${SEASON}&episode=${id}`);
  }
  await expect(ways(page)).toHaveText([/Previous Part e1/, /Next Part e3/]);

  await remaining(page).filter({ hasText: 'Part e1' }).getByRole('link').press('Enter');
  await expect(title(page)).toHaveText('Part e1');
  await remaining(page).filter({ hasText: 'Part e2' }).getByRole('link').press('Enter');
  await expect(title(page)).toHaveText('Part e2');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Previous Part e1' })).toBeFocused();
  await page.keyboard.press('Tab');
  // There is no Next after the last episode.
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Part e3');
  await expect(title(page)).toBeFocused();
  await page.getByRole('link', { name: 'Previous Part e2' }).press('Enter');
  await expect(title(page)).toHaveText('Part e2');
  await expect(page.getByRole('link', { name: 'Previous Part e1' })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test('many episodes are those around the one that plays, and their ends open the next ones', async ({
  page,
  scripted: { host, site },
}) => {
  const json = Array.from({ length: 240 }, (_, at) => episodeRow(`e${at + 1}`, at + 1));
  host.answer(CALL, { json });
  await page.goto(`${site.url}${SEASON}&episode=e120`);
  await expect(remaining(page)).toHaveCount(99);
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  await press(remaining(page).filter({ hasText: 'Part e71' }).getByRole('link'));
  await expect(title(page)).toHaveText('Part e71');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  await press(page.getByRole('link', { name: 'Previous Part e70' }));
  await expect(title(page)).toHaveText('Part e70');
  await expect(page.locator('body')).not.toHaveAttribute('data-same', 'yes');
  await expect(remaining(page).first()).toContainText('Part e20');
  await expect(page.getByRole('link', { name: 'Later episodes' })).toBeVisible();
  await page.getByRole('link', { name: 'Earlier episodes' }).click();
  await expect(page).toHaveURL(`${site.url}/season/s1`);
  await expect(page.getByRole('main').getByText('Part e19', { exact: true })).toBeVisible();
});

test('the player is 16:9 and its title in sight; at 1440 px the first rows of the list stand beside it, and it stays in view', async ({
  page,
  scripted: { host, site },
}) => {
  const json = Array.from({ length: 30 }, (_, n) => episodeRow(`e${n}`, n));
  host.answer(CALL, { json });
  await page.goto(`${site.url}${SEASON}&episode=e0`);
  for (const { width, height } of SCREENS.toReversed()) {
    await page.setViewportSize({ width, height });
    const box = await playerOf(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
    expect(box?.width).toBeGreaterThan(width * 0.6);
    await expect(title(page)).toBeInViewport({ ratio: 1 });
  }
  for (const row of [0, 1, 2]) await expect(remaining(page).nth(row)).toBeInViewport({ ratio: 1 });
  const [player, first] = [
    await playerOf(page).boundingBox(),
    await remaining(page).first().boundingBox(),
  ];
  expect(first?.x).toBeGreaterThanOrEqual((player?.x ?? 0) + (player?.width ?? 0));

  const far = remaining(page).nth(15);
  await far.scrollIntoViewIfNeeded();
  const header = await page.getByRole('banner').boundingBox();
  const { y = 0 } = (await playerOf(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect(playerOf(page)).toBeInViewport({ ratio: 1 });
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await press(far.getByRole('link'));
  await expect(title(page)).toHaveText('Part e16');
  await expect(playerOf(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 200);
});

test('choosing an episode from far down brings the player back into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(
    '/movie/season/episodes?season=how-pictures-move-2026&episode=how-pictures-move-2026-1',
  );
  await press(remaining(page).last().getByRole('link'));
  await expect(playerOf(page)).toBeInViewport();
  await expect(remaining(page).last()).not.toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the remaining episodes, Previous and Next are links to their own pages', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptEpisodes(host);
    await page.goto(`${site.url}${SEASON}&episode=e2`);
    await remaining(page).filter({ hasText: 'Part e1' }).getByRole('link').press('Enter');
    await expect(page).toHaveURL(`${site.url}${SEASON}&episode=e1`);
    await expect(title(page)).toHaveText('Part e1');
    await expect(playerOf(page)).toHaveAttribute('src', 'https://archive.org/embed/e1');
    await expect(remaining(page)).toHaveText([
      'Part e2Episode: 2',
      'Part e3Episode: 3 · Not available to watch',
    ]);
    await page.getByRole('link', { name: 'Next Part e2', exact: true }).press('Enter');
    await expect(page).toHaveURL(`${site.url}${SEASON}&episode=e2`);
    await expect(title(page)).toHaveText('Part e2');
  });
});
