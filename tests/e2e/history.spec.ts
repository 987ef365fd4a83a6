/**
 * Navigation: Back, Forward and Reload return to the same place, and pages change with transitions.
 */
import type { Locator, Page } from '@playwright/test';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import {
  homeCalls,
  movieRow,
  movieRows,
  playableRow,
  results,
  scriptHome,
  trailerRow,
} from './answers.ts';
import { cardsOf, close, loadMore, playerOf } from './cards.ts';
import { expect, test } from './fixtures.ts';

const MOVIES = '/movies/topRated';
const FILMS = '/movies/english-movies';
const PAGES = 7;

/**
 * Scripts seven pages of twenty cards, for the grid of movies and for a grid whose cards play
 * films.
 */
function scriptGrids(host: ScriptedHost): void {
  for (let page = 1; page <= PAGES; page += 1) {
    const rows = movieRows(page * 20 - 19);
    host.answer(`/api/tmdb/top-rated?page=${page}`, { json: results(rows, page, PAGES) });
    const result = rows.map(({ id }) => playableRow(Number(id)));
    const json = { result, page, total_pages: PAGES };
    host.answer(`/api/tmdb/english-movies?page=${page}`, { json });
  }
  for (let id = 1; id <= 20 * PAGES; id += 1) {
    host.answer(`/api/tmdb/dashboard/movie/${id}`, { json: movieRow(id) });
  }
}

async function loadPages(page: Page, last: number): Promise<void> {
  for (let pages = 2; pages <= last; pages += 1) {
    await loadMore(page).click();
    await expect(cardsOf(page)).toHaveCount(20 * pages);
  }
}

/** Returns the distance of a card from the top of the viewport, in pixels. */
async function topOf(card: Locator): Promise<number> {
  return (await card.boundingBox())?.y ?? Number.NaN;
}

async function expectAt(card: Locator, top: number): Promise<void> {
  await expect(card).toBeInViewport();
  await expect.poll(() => topOf(card)).toBeCloseTo(top, 0);
}

test('Back and Forward return to a grid as it was left, after five Load More', async ({
  page,
  scripted: { host, site },
}) => {
  test.slow();
  scriptGrids(host);
  await page.goto(site.url + MOVIES);
  await loadPages(page, 6);
  const card = cardsOf(page).nth(104);
  await card.scrollIntoViewIfNeeded();
  const top = await topOf(card);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film 105');

  await page.goBack();
  await expect(page).toHaveURL(`${site.url}${MOVIES}?through=6`);
  await expect(cardsOf(page)).toHaveCount(120);
  await expectAt(card, top);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film 105');
  await page.goBack();
  await expectAt(card, top);
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(140);
  await expect(loadMore(page)).toBeHidden();
});

test('Reload keeps the visitor’s place on a grid', async ({ page, scripted: { host, site } }) => {
  scriptGrids(host);
  await page.goto(`${site.url}${MOVIES}?page=2`);
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(40);
  const card = cardsOf(page).nth(33);
  await card.scrollIntoViewIfNeeded();
  const top = await topOf(card);
  await page.reload();
  await expect(page).toHaveURL(`${site.url}${MOVIES}?page=2&through=3`);
  await expect(cardsOf(page)).toHaveCount(40);
  await expect(cardsOf(page).first()).toContainText('Film 21');
  await expectAt(card, top);
});

test('a dialog’s address keeps the pages that were loaded, to the last card', async ({
  page,
  scripted: { host, site },
}) => {
  scriptGrids(host);
  await page.goto(site.url + FILMS);
  await loadPages(page, 3);
  const name = 'Recent 58';
  const link = page.getByRole('link', { name: `${name} Play`, exact: true });
  await link.click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(page).toHaveURL(`${site.url}${FILMS}?through=3&play=58`);
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(60);

  // After another page and Back, the dialog is open again over the same cards.
  await page.goto(site.url + MOVIES);
  await page.goBack();
  await expect(playerOf(dialog)).toHaveAttribute('src', /film-58$/);
  await expect(cardsOf(page)).toHaveCount(60);
  await close(dialog);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.url}${FILMS}?through=3`);
  await expect(cardsOf(page)).toHaveCount(60);
});

test('home comes back with the lists that were chosen, also with a dialog open', async ({
  page,
  scripted: { host, site },
}) => {
  scriptHome(host);
  host.answer(homeCalls.trailersWeek, { json: [trailerRow(3), trailerRow(4)] });
  await page.goto(`${site.url}/movie-dashboard`);
  const trailers = page.getByRole('region', { name: 'Trailers' });
  await trailers.getByRole('link', { name: 'Upcoming' }).click();
  await expect(trailers.getByRole('listitem')).toHaveText(['Trailer 3', 'Trailer 4']);
  await trailers.getByRole('listitem').last().getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Trailer 4' });
  await expect(playerOf(dialog)).toBeVisible();

  await page.reload();
  await expect(playerOf(dialog)).toBeVisible();
  await close(dialog);
  await expect(dialog).toBeHidden();
  await page.goto(`${site.url}${MOVIES}`);
  await page.goBack();
  await expect(trailers.getByRole('listitem')).toHaveText(['Trailer 3', 'Trailer 4']);
});

test('a page in the back/forward cache comes back as it was, with the cards that its rows had loaded', async ({
  fullBrowser,
  scripted: { host, site },
}) => {
  scriptHome(host);
  host.answer('/api/tmdb/dashboard/movie/', { json: movieRow(105) });
  const page = await fullBrowser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/movie-dashboard`);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    }),
  );
  const row = page.getByRole('region', { name: 'What’s Popular' }).getByRole('list');
  await row.hover();
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(row.getByRole('listitem')).toHaveCount(40);
  const scrolled = await row.evaluate((list) => list.scrollLeft);
  await row.getByRole('listitem').nth(25).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film 105');

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
  await expect(row.getByRole('listitem')).toHaveCount(40);
  expect(await row.evaluate((list) => list.scrollLeft)).toBeGreaterThanOrEqual(scrolled);
});

test('after a press whose script failed, Back shows neither an empty dialog nor an open drawer', async ({
  fullBrowser,
  site,
}) => {
  const page = await fullBrowser.newPage();
  await page.goto(`${site.url}/movie-dashboard`);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    }),
  );
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.locator('#trailers a[data-play]').first().click();
  await expect(page).toHaveURL(/\?play=/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cartoons' }).click();
  await expect(page).toHaveURL(/all-cartoons/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test.describe('a change of page', () => {
  /**
   * Starts to watch page changes. Returns a function that resolves with the pseudo-elements that
   * move while the next page appears, or with null if it appears at once.
   */
  async function watchChange(page: Page): Promise<() => Promise<string[] | null>> {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as PageRevealEvent;
        const moving = () =>
          document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '');
        Object.assign(globalThis, { moved: viewTransition?.ready.then(moving) ?? null });
      });
    });
    return async () => {
      await page.waitForFunction(() => 'moved' in globalThis);
      return page.evaluate(() => Reflect.get(globalThis, 'moved') as Promise<string[]> | null);
    };
  }

  test('lets the poster of a card grow into the poster of its page, unless the visitor prefers reduced motion', async ({
    page,
  }) => {
    const moved = await watchChange(page);
    await page.goto(MOVIES);
    expect(await moved()).toBeNull();
    await cardsOf(page).nth(3).getByRole('link').click();
    await expect(page).toHaveURL(/\/zxyxvyXdF\//);
    expect(await moved()).toContain('::view-transition-group(poster)');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(MOVIES);
    await cardsOf(page).nth(3).getByRole('link').click();
    await expect(page).toHaveURL(/\/zxyxvyXdF\//);
    expect(await moved()).toBeNull();
  });

  test('moves the poster in sight, where the film has another card out of sight', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptHome(host);
    const twice = movieRow(7);
    host.answer(`${homeCalls.popular}page=1`, { json: results([...movieRows(101, 15), twice]) });
    host.answer(`${homeCalls.thisYear}page=1`, { json: { movies: [twice], total_pages: 1 } });
    host.answer('/api/tmdb/dashboard/movie/7', { json: twice });
    // After the page's own script, which names the poster.
    await page.addInitScript(() =>
      addEventListener('load', () =>
        addEventListener('pageswap', () => {
          const named = [...document.querySelectorAll('.picture')].filter(
            (picture) => getComputedStyle(picture).viewTransitionName === 'poster',
          );
          const sections = named.map((picture) => picture.closest('section')?.textContent);
          sessionStorage.setItem('moved', sections.join());
        }),
      ),
    );
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(`${site.url}/movie-dashboard`);
    const row = page.getByRole('region', { name: 'This year movies' });
    await row.getByRole('link', { name: 'Film 7' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film 7');
    expect(await page.evaluate(() => sessionStorage.moved)).toContain('This year movies');
  });

  type Where = { and: { not?: { href_matches?: string[] } }[] };
  type Rules = Record<string, { eagerness: string; where: Where }[]>;
  /** Returns the speculation rules of a page, those of its HTML first. */
  async function rulesOf(page: Page): Promise<Rules[]> {
    const texts = await page.locator('script[type=speculationrules]').allTextContents();
    return texts.map((text) => JSON.parse(text) as Rules);
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

    test('moves nothing, waits for no part of the next page, which is prefetched and not prerendered, and shows the card as pressed at once, but not after Back', async ({
      page,
    }) => {
      const moved = await watchChange(page);
      await page.goto(MOVIES);
      expect((await rulesOf(page)).map(Object.keys)).toEqual([['prefetch']]);
      const link = cardsOf(page).nth(1).getByRole('link');
      await link.tap();
      await expect(page).toHaveURL(/\/zxyxvyXdF\//);
      expect(await moved()).toBeNull();
      const media = await page.locator('link[rel=expect]').getAttribute('media');
      expect(await page.evaluate((query) => matchMedia(query ?? '').matches, media)).toBe(false);
      await page.goBack();
      await expect(page.locator('#grid')).toBeVisible();
      await expect(page.locator('[data-pressed]')).toHaveCount(0);

      // A 204 response leaves the visitor on this page. A prefetched page would be shown instead.
      await page
        .locator('script[type=speculationrules]')
        .first()
        .evaluate((rules) => rules.remove());
      await page.route('**/zxyxvyXdF/*', (route) => route.fulfill({ status: 204 }));
      await link.tap();
      await expect(link).toHaveAttribute('data-pressed');
      await expect(link.locator('.picture')).toHaveCSS('opacity', '0.6');
    });
  });

  test('prerenders the next page on hover, by rules that exclude pages which act by themselves', async ({
    page,
  }) => {
    await page.goto(MOVIES);
    await page.mouse.move(400, 400);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(2);
    const [prefetched, rendered] = (await rulesOf(page)).toSorted(
      (a, b) => Number('prerender' in a) - Number('prerender' in b),
    );
    expect(rendered?.prerender).toEqual(prefetched?.prefetch);
    expect(prefetched?.prefetch?.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
    const [rule] = prefetched?.prefetch ?? [];
    const left = rule?.where.and.flatMap(({ not }) => not?.href_matches ?? []);
    const acting = [
      '/:l?/',
      '/:l?/movies-trailers-latest-trailers',
      '/:l?/surprise',
      '/:l?/clips/*',
    ];
    acting.push('/*\\?*play=*');
    expect(left).toEqual(acting);
  });
});
