/** What every page owes to visitors who use a screen reader or a keyboard. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PAGES = [
  '/',
  '/movie-dashboard',
  '/movie-dashboard?trailers=week&popular=2',
  '/movies/PopularMovies',
  '/movies/upComing?page=2',
  '/zxyxvyXdF/600765021',
  '/zxyxvyXdF/600765021?play=movie',
  '/search',
  '/search?query=night',
  '/no-such-page',
  '/500',
];

/** Matches a line of an ARIA snapshot with a control that has no name. */
const NAMELESS = /^\s*- (link|button|combobox|searchbox|textbox|checkbox|tab|dialog)(:| \[|$)/;

async function faultsOf(page: Page): Promise<unknown> {
  const [shape, snapshot] = await Promise.all([
    page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const references = [
        'aria-labelledby',
        'aria-controls',
        'aria-describedby',
        'popovertarget',
        'commandfor',
      ];
      const dangling = references.flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)]
          .flatMap((element) => (element.getAttribute(name) ?? '').split(' '))
          .filter((id) => document.getElementById(id) === null),
      );
      return {
        repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
        danglingIds: dangling,
        picturesWithoutAlt: [...document.querySelectorAll('img:not([alt])')].map(
          ({ outerHTML }) => outerHTML,
        ),
        framesWithoutTitle: document.querySelectorAll('iframe:not([title])').length,
        mainHeadings: document.querySelectorAll('h1').length,
        mains: document.querySelectorAll('main').length,
        language: document.documentElement.lang,
      };
    }),
    page.locator('body').ariaSnapshot(),
  ]);
  return { ...shape, nameless: snapshot.split('\n').filter((line) => NAMELESS.test(line)) };
}

const FAULTLESS = {
  repeatedIds: [],
  danglingIds: [],
  picturesWithoutAlt: [],
  framesWithoutTitle: 0,
  mainHeadings: 1,
  mains: 1,
  language: 'en',
  nameless: [],
};

test('every page names its controls, has alternatives for pictures and repeats no id', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    expect(await faultsOf(page), path).toEqual(FAULTLESS);
  }
});

test('a page that a visitor uses still has all of this', async ({ page }) => {
  await page.goto('/movies/PopularMovies');
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(40);
  await page.locator('details.search > summary').click();
  await page.getByRole('combobox', { name: 'Search' }).fill('night');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual(FAULTLESS);

  await page.goto('/movie-dashboard');
  const trailers = page.getByRole('region', { name: 'Trailers' });
  await trailers.getByRole('link', { name: 'Upcoming' }).click();
  await expect(trailers.locator('[aria-busy="true"]')).toHaveCount(0);
  await trailers.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faultsOf(page)).toEqual(FAULTLESS);
});
