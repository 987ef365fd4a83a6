/** What a film costs a visitor: its length and megabytes beside Play, and the choice of a size with saved data. */
import type { Page } from '@playwright/test';
import { films as texts } from '#/site/messages/films/films-en.ts';
import { expect, saveData } from './fixtures.ts';
import { fileOf, type OpenFilms, test } from './open-films.ts';

const MOVIE = '/zxyxvyXdF/7';
const PRICE = '1\u00A0h 38\u00A0min · about 190\u00A0MB';
const SMALL = '1\u00A0h 38\u00A0min · about 60\u00A0MB';

/** A film of 98 minutes whose item lists two sizes. */
function script({ archive, host }: OpenFilms): void {
  const size = (height: number, bytes: string) => ({
    name: `Film ${height}.mp4`,
    format: 'h.264',
    original: 'Film.mpeg',
    height: `${height}`,
    length: '30.00',
    media: 'film-360.mp4' as const,
    size: bytes,
  });
  archive.item('priced', [
    { name: 'Film.mpeg', source: 'original', format: 'MPEG2', height: '720', length: '30.00' },
    { ...size(720, '188000000'), source: 'derivative' },
    { ...size(360, '60200000'), source: 'derivative' },
  ]);
  const links = `${archive.origin}/embed/priced`;
  const movie = { id: 7, title: 'The Lamp', runtime: 98, watchable: true };
  host.answer('/api/tmdb/dashboard/movie/7', { json: movie });
  host.answer('/api/tmdb/dashboard/complete/7', { json: { title: 'The Lamp', links } });
}

/** Has the site learn the files, as another visitor's press does. */
async function learn(page: Page, { site }: OpenFilms): Promise<void> {
  await page.request.get(`${site.url}/data/complete?id=7`);
  expect((await page.request.get(`${site.url}/data/archive?item=priced`)).status()).toBe(200);
}
const lists = ({ archive }: OpenFilms) =>
  archive.requests.filter(({ path }) => path.startsWith('/metadata/')).length;
const filesOf = ({ archive }: OpenFilms) =>
  archive.requests.filter(({ path }) => path.includes('.mp4')).map(({ path }) => path);

test('length and size stand beside Play once the site has the files, and no page asks archive.org; with saved data the small size is the price, and the visitor chooses before the first byte', async ({
  page,
  films,
}) => {
  script(films);
  // Its page is stored as it was.
  await page.goto(`${films.site.url}/ur${MOVIE}`);
  await expect(page.locator('.actions .button').first()).toBeVisible();
  await expect(page.locator('[data-small]')).toHaveCount(0);
  expect(lists(films)).toBe(0);
  await learn(page, films);
  await page.goto(films.site.url + MOVIE);
  await expect(page.locator('.actions')).toContainText(PRICE);
  expect(lists(films)).toBe(1);

  await saveData(page);
  await page.goto(films.site.url + MOVIE);
  await page.mouse.move(100, 300);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-small]')).toHaveText(SMALL);
  await page.getByRole('link', { name: 'Play Movie' }).click();
  const dialog = page.getByRole('dialog', { name: 'The Lamp' });
  await expect(dialog.getByText(texts.savesData)).toBeVisible();
  const sizes = dialog.locator('.frame').getByRole('button');
  await expect(sizes).toHaveText([
    `${texts.small} · ${texts.megabytesOf(60)}`,
    `${texts.better} · ${texts.megabytesOf(190)}`,
  ]);
  await expect(dialog.locator('video')).toHaveCount(0);
  expect(filesOf(films)).toEqual([]);
  await sizes.first().press('Enter');
  const video = dialog.locator('video');
  await expect(video).toHaveAttribute('src', fileOf(films, 'priced', 'Film%20360.mp4'));
  await expect.poll(() => filesOf(films).length).toBeGreaterThan(0);
});
