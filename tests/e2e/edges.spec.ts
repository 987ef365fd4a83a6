/** Where parts of a page meet: heads and rows, titles and rings, the footer and the screen. */
import { close } from './cards.ts';
import { expect, SCREENS, test } from './fixtures.ts';

test('neither a ring nor a play sign lies on a letter of its card’s title, and the current chip of a grid is in view on a phone', async ({
  page,
}) => {
  await page.goto('/movies/PopularMovies');
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const met = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('.card')].filter((card) =>
        card.querySelector('.ring'),
      );
      const overlaps = cards.filter((card) => {
        const text = document.createRange();
        text.selectNodeContents(card.querySelector('bdi') as Element);
        const signs = [...card.querySelectorAll('.ring, .play-sign')];
        // The ring has a border of 3 px. A line begins with room above its letters.
        return signs
          .map((sign) => sign.getBoundingClientRect())
          .some((sign) =>
            [...text.getClientRects()].some(
              (line) =>
                line.right > sign.left - 3 &&
                line.left < sign.right + 3 &&
                line.top + 4 < sign.bottom + 3,
            ),
          );
      });
      return { cards: cards.length, overlaps: overlaps.map((card) => card.textContent) };
    });
    expect(met.cards).toBeGreaterThan(10);
    expect(met.overlaps).toEqual([]);
  }
  // The last screen is a phone.
  const chip = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(chip('Popular')).toBeInViewport({ ratio: 1 });
  await page.goto('/movies/upComing');
  await expect(chip('Upcoming')).toBeInViewport({ ratio: 1 });
});

test('the footer of a short page stands at the foot of the screen', async ({ page }) => {
  for (const size of [
    { width: 1440, height: 1600 },
    { width: 768, height: 2400 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/more/topRated');
    const box = await page.getByRole('contentinfo').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(size.height, 0);
  }
});

test('the head of home’s rows reaches as far as their posters on a wide screen, and the search field shows all of its placeholder on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/movie-dashboard');
  const all = page.getByRole('main').getByRole('link', { name: 'See all' }).first();
  const box = await all.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(2560 - 48, 0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('banner').getByLabel('Search', { exact: true }).first().click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeVisible();
  const [needs, has] = await field.evaluate((input: HTMLInputElement) => {
    const text = document.createElement('span');
    text.textContent = input.placeholder;
    text.style.cssText = 'position: absolute; white-space: nowrap';
    text.style.font = getComputedStyle(input).font;
    document.body.append(text);
    return [text.getBoundingClientRect().width, input.clientWidth];
  });
  expect(needs).toBeLessThanOrEqual(has ?? 0);
});

test('the dialog has an edge in forced colours, its title in the middle of its bar; dropdowns have their sign', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/movies/english-movies');
  const sign = await page
    .getByRole('banner')
    .locator('.menu > summary')
    .first()
    .evaluate((menu) => {
      const canvas = document.createElement('i');
      canvas.style.color = 'CanvasText';
      menu.append(canvas);
      const text = getComputedStyle(canvas).color;
      return [getComputedStyle(menu, '::after').backgroundColor, text];
    });
  expect(sign[0]).toBe(sign[1]);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('border-top-width', '2px');
  await expect(dialog.locator('h2 bdi')).not.toBeEmpty();
  const middles = await dialog.evaluate((whole) => {
    const text = document.createRange();
    text.selectNodeContents(whole.querySelector('h2 bdi') as Element);
    const shown = [text, whole.querySelector('.player-close') as Element];
    return shown.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return top + height / 2;
    });
  });
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 9))).toBeLessThan(1.5);
  await close(dialog);
});
