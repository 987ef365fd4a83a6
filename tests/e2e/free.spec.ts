/** The public-domain clock: what becomes free in which year, its links, and a copy of it that is kept. */
import type { Page } from '@playwright/test';
import { newYear } from '#/site/free-date.ts';
import { localeIn } from '#/site/locale.ts';
import { read, textOf } from './ask.ts';
import { cardsOf } from './cards.ts';
import { expect, fits, test } from './fixtures.ts';
import { saveByTouch, test as withWorker } from './offline.ts';

/** The year of the clock's next January in the open catalogue: each year until 2040 has titles. */
const NEXT = new Date().getUTCFullYear() + 1;
const { m } = localeIn('en');
const mainOf = (page: Page) => page.getByRole('main');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the menu leads to the clock, the clock to a year and to a title, and the title back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/movie-dashboard');
    await page.getByRole('contentinfo').getByRole('link', { name: m.linkFree }).click();
    await expect(page).toHaveURL('/free');
    await expect(mainOf(page)).toContainText(`until January 1, ${NEXT}`);
    const heading = page.getByRole('heading', { name: m.freeYear(newYear(NEXT, m)) });
    await heading.getByRole('link').click();

    await expect(page).toHaveURL(`/free/${NEXT}`);
    const calendar = page.getByRole('link', { name: `${m.remindMe} ${newYear(NEXT, m)}` });
    await expect(calendar).toHaveAttribute('href', `/free-${NEXT}.ics`);
    await expect(page.locator('.card.sealed')).toHaveCount(await cardsOf(page).count());
    const film = page.locator('.card a[href^="/zxyxvyXdF/"]').first();
    const id = (await film.getAttribute('href'))?.split('/').pop();
    await film.click();

    const line = mainOf(page).locator('p.free');
    await expect(line).toContainText(`Free from January 1, ${NEXT} (`);
    await expect(line.getByRole('link', { name: m.remindMe })).toHaveAttribute(
      'href',
      `/free-movie-${id}.ics`,
    );
    await line.getByRole('link').first().click();
    await expect(page).toHaveURL(`/free/${NEXT}`);
  });
});

test('fits on a phone in Urdu, and in the wide grid', async ({ page }) => {
  await page.goto('/ur/free');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await fits(page)).toBe(true);
  }
});

test('the year that has begun says what became free, and what plays of it; films that are protected at home wait for that; a year that nothing fits is not found', async ({
  site,
}) => {
  const begun = await read(`${site.url}/free/2026`);
  expect(textOf(begun.html)).toContain(' Became free on January 1, 2026 ');
  expect(textOf(begun.html)).not.toContain('days until');
  expect(begun.html).not.toMatch(/class="[^"]*\bsealed\b/);
  expect(begun.html).toMatch(/<li class="card.*aria-label="Play"/s);

  const later = await read(`${site.url}/free/2047`);
  expect(textOf(later.html)).toMatch(/ M +1931/);
  const none = await read(`${site.url}/free/2041`);
  expect(none.status).toBe(404);
  expect(none.html).toMatch(new RegExp(`<a [^>]*href="/free"[^>]*>${m.allFree}</a>`));
});

withWorker(
  'a copy that is kept names the day, and does not count',
  async ({ page, context, way }) => {
    await page.goto('/free');
    await expect(page.locator('[data-day]')).toBeVisible();
    await saveByTouch(page);
    await context.setOffline(true);
    await page.reload();
    await expect(mainOf(page)).toContainText(`January 1, ${NEXT}`);
    await expect(page.locator('[data-day]')).toBeHidden();
    expect(way.requested.length).toBeGreaterThan(0);
  },
);
