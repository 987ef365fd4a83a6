import type { Locator, Page } from '@playwright/test';
import { exception } from '../fixtures/exception.ts';
import { movieRow } from './answers.ts';
import { expect, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

const CALL = '/api/tmdb/dashboard/search?query=';

/** Opens the search box and returns its field. */
async function openBox(page: Page): Promise<Locator> {
  const field = page.getByRole('combobox', { name: 'Search' });
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click();
  await expect(field).toBeFocused();
  return field;
}

function optionsOf(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
}

test.describe('the search box', () => {
  test('finds what was typed before its script came, and leads to it', async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/movie-dashboard');
    const field = await openBox(page);
    await expect(field).toHaveAttribute('placeholder', 'Search for movies, TV shows, or people');
    await field.pressSequentially('night of the liv');
    gate.resolve();
    const first = optionsOf(page).first();
    await expect(first).toContainText('Night of the Living Dead');
    await expect(first.locator('mark')).toHaveText('Night of the Liv');
    await expect(field).toHaveValue('night of the liv');
    await first.click();
    await expect(page).toHaveURL(/\/zxyxvyXdF\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night of the Living Dead');
    await expect(optionsOf(page)).toHaveCount(0);
  });

  test('moves the choice by arrow keys, and Enter opens it; leaves keys to an input method, and arrows to the field while it has no list', async ({
    page,
    context,
  }) => {
    await page.goto('/movies/topRated');
    const field = await openBox(page);
    /** Presses a key. Returns whether the field takes it. */
    const press = (key: string, isComposing = false) =>
      field.evaluate((input, init) => input.dispatchEvent(new KeyboardEvent('keydown', init)), {
        key,
        isComposing,
        bubbles: true,
        cancelable: true,
      });
    const chosen = optionsOf(page).and(page.locator('[aria-selected="true"]'));
    await field.fill('night');
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await press('ArrowDown', true)).toBe(true);
    await expect(chosen).toHaveCount(0);
    expect(await press('ArrowDown')).toBe(false);
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    for (const key of ['Enter', 'Escape']) expect(await press(key, true)).toBe(true);
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await field.fill('ni');
    await expect(optionsOf(page)).toHaveCount(0);
    for (const key of ['ArrowDown', 'ArrowUp']) expect(await press(key)).toBe(true);

    await field.fill('night');
    await expect(optionsOf(page).nth(1)).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveCount(1);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await optionsOf(page).nth(0).getAttribute('id')) ?? 'none',
    );
    const tab = context.waitForEvent('page');
    await chosen.click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    await expect(field).toBeFocused();
    const title = (await chosen.locator('b').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('closes by Escape, first its list, then itself, is empty when it opens again, and leads to the search page by Enter', async ({
    page,
  }) => {
    await page.goto('/movies/topRated');
    const field = await openBox(page);
    await field.fill('night');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(optionsOf(page)).toHaveCount(0);
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(page.locator('details.search > summary')).toBeFocused();

    await openBox(page);
    await field.fill('night');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).toBeHidden();
    await openBox(page);
    await expect(field).toHaveValue('');
    await expect(optionsOf(page)).toHaveCount(0);

    await field.fill('night of the liv');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?query=night+of+the+liv');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('night of the liv');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      'Night of the Living Dead',
    );
  });

  test(
    'leads to the page of a result’s kind, else to the movie page',
    PICTURES,
    async ({ page, scripted: { host, site } }) => {
      host.answer(CALL, {
        json: [
          { id: 1, title: 'A film', media_type: 'movie', poster_path: '/gone.jpg', folded: 'Ann' },
          { id: 2, name: 'A series', media_type: 'tv' },
          { id: 3, name: 'A person', media_type: 'person' },
          { id: 4, title: 'Who knows', name: 'Not this' },
          { id: 5 },
          { id: 6, title: 'A song', media_type: 'song', page: 2, key: 'lamp', close: true },
          { id: 7, title: 'A drama', media_type: 'drama' },
          { id: 8, title: 'A role', media_type: 'movie', known_for: 'A person' },
        ],
      });
      await page.route('**/t/p/**', (route) => route.abort());
      await page.goto(`${site.url}/search?query=any`);
      // A picture that fails leaves its place in the row.
      const rows = page.getByRole('main').getByRole('listitem');
      const frame = rows.filter({ hasText: 'A film' }).locator('.picture');
      await expect(frame.locator('img')).toHaveCSS('opacity', '0');
      expect((await frame.boundingBox())?.width).toBeGreaterThan(30);
      await expect(rows.locator('.picture')).toHaveCount(8);
      await expect(page.getByRole('main').getByText('Shown for “Ann”')).toBeVisible();
      const known = page.getByRole('region', { name: 'Known for' });
      await expect(known.getByRole('listitem')).toHaveText(['A role']);
      await (await openBox(page)).fill('any');
      await expect(optionsOf(page)).toHaveText([
        'A filmMovie',
        'A seriesSeries',
        'A personPerson',
        'Who knows',
        'Untitled',
        'A dramaDrama',
        'A songSong',
        'A roleMovie',
      ]);
      await expect(page.getByRole('listbox').getByText('Shown for “Ann”')).toBeVisible();
      const close = page.getByRole('listbox').getByRole('group', { name: 'Close matches' });
      await expect(close.getByText('Close matches')).toBeVisible();
      await expect(close.getByRole('option')).toHaveText(['A songSong']);
      await expect(page.getByRole('banner').getByRole('status')).toHaveText('8 results');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(close.getByRole('option')).toHaveAttribute('aria-selected', 'true');
      const addresses = await optionsOf(page).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(addresses).toEqual([
        '/zxyxvyXdF/1',
        '/detail/tv-series/2',
        '/people/detail/3',
        '/zxyxvyXdF/4',
        '/zxyxvyXdF/5',
        '/drama/A%20drama',
        '/all-hi-ur-en-pun-songs?page=2&play=lamp',
        '/zxyxvyXdF/8',
      ]);
    },
  );

  test('says when nothing is found, and that it does not work when the host fails; its list is at most 300 px high, and scrolls', async ({
    page,
    scripted: { host, site },
  }) => {
    exception('said-search');
    host.answer(`${CALL}nothing`, { json: [] });
    host.answer(`${CALL}broken`, { status: 500 });
    host.answer(`${CALL}near`, { json: [movieRow(1, { title: 'Neal', close: true })] });
    host.answer(`${CALL}punjab`, { json: [movieRow(1, { title: 'Punjab' })] });
    host.answer(`${CALL}lamp`, { json: [movieRow(1, { title: 'Lamp' })] });
    host.answer(`${CALL}film`, { json: Array.from({ length: 50 }, (_, id) => movieRow(id)) });
    await page.goto(`${site.url}/search`);
    const field = await openBox(page);
    await field.fill('nothing');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(
      'Nothing found for “nothing”.',
    );
    await field.fill('near');
    const status = page.getByRole('banner').getByRole('status');
    await expect(status).toHaveText('Nothing found for “near”.');
    const close = page.getByRole('listbox').getByRole('group', { name: 'Close matches' });
    await expect(close.getByRole('option')).toHaveText(['Neal2024']);
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    expect(await top(status)).toBeLessThan(await top(close));
    await field.fill('punjab');
    await expect(optionsOf(page)).toHaveText(['Punjabi MoviesList', 'Punjab2024']);
    await expect(optionsOf(page).first().locator('mark')).toHaveText('Punjab');
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(optionsOf(page).first()).toHaveAttribute('href', '/movies/punjabi-movies');
    await field.fill('lamp');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('1 result');
    await field.fill('broken');
    await expect(optionsOf(page)).toHaveCount(0);
    await expect(status).toHaveText('Search isn’t working right now.');
    await expect(field).not.toHaveAttribute('aria-busy');
    await field.fill('lamp');
    await expect(status).toHaveText('1 result');

    await field.fill('film');
    await expect(optionsOf(page)).toHaveCount(50);
    const list = page.getByRole('listbox', { name: 'Search results' });
    expect((await list.boundingBox())?.height).toBe(300);
    await page.keyboard.press('ArrowUp');
    await expect(optionsOf(page).last()).toBeInViewport();
    expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(status).toBeInViewport({ ratio: 1 });
  });
});

test('box and page say that the visitor is offline, and keep what was typed', async ({
  page,
  context,
}) => {
  const said = 'You are offline. Search needs a connection.';
  await page.goto('/search');
  const form = page.getByRole('main').getByRole('search');
  const note = page.getByRole('banner').getByRole('alert');
  await expect(page.getByText(said).filter({ visible: true })).toHaveCount(0);

  // No script of the box has been loaded yet.
  await context.setOffline(true);
  const field = await openBox(page);
  await field.fill('night');
  await expect(note).toHaveText(said);
  await field.press('Enter');
  await expect(field).toHaveValue('night');
  await context.setOffline(false);
  await expect(note).toBeHidden();
  await field.fill('nigh');
  await expect(optionsOf(page).first()).toBeVisible();

  await context.setOffline(true);
  await field.fill('night o');
  await expect(note).toHaveText(said);
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('');
  await context.setOffline(false);
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(note).toBeHidden();

  await form.getByRole('searchbox').fill('night');
  await context.setOffline(true);
  await form.getByRole('searchbox').press('Enter');
  await expect(form.getByRole('alert')).toHaveText(said);
  await expect(form.getByRole('searchbox')).toHaveValue('night');
  await context.setOffline(false);
  await form.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?query=night');
});

test.describe('the search page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is reached from the box, takes + for a space and lists what is found', async ({ page }) => {
    await page.goto('/movie-dashboard');
    await page.locator('details.search > summary').click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('night of the liv');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?query=night+of+the+liv');
    await expect(page).toHaveTitle('Results for “night of the liv” · Manzar');
    const hit = page.getByRole('main').getByRole('listitem').first();
    await expect(hit).toContainText('Night of the Living Dead');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('night of the liv');
    await hit.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night of the Living Dead');
  });

  test('has a grid for each kind, and close matches below their line', async ({
    page,
    scripted: { host, site },
  }) => {
    exception('results-by-kind');
    host.answer(CALL, {
      json: [
        { id: 1, name: 'A person', media_type: 'person' },
        { id: 2, title: 'A film', media_type: 'movie', close: true },
        { id: 3, title: 'A film', media_type: 'movie' },
        { id: 4, name: 'Another person', media_type: 'person' },
        { id: 5, name: 'A series', media_type: 'tv', close: true },
        { id: 6, title: 'Who knows' },
      ],
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.url}/search?query=any`);
    const main = page.getByRole('main');
    const left = async (of: Locator) => (await of.boundingBox())?.x;
    const field = main.locator('.search-field');
    expect(await left(field)).toBe(await left(page.getByRole('heading', { level: 1 })));
    await expect(main.getByRole('status')).toHaveText('6 results');
    await expect(main.getByRole('listitem')).toHaveText([
      'Who knows',
      'A person',
      'Another person',
      'A film',
      'A film',
      'A series',
    ]);
    const headings = ['People', 'Movies', 'Movies', 'Series'];
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
    const close = main.getByRole('region', { name: 'Close matches' });
    await expect(close.getByRole('heading')).toHaveText(['Movies', 'Series']);
    await expect(close.getByRole('listitem')).toHaveText(['A film', 'A series']);
    const top = async (n: number) => (await main.getByRole('listitem').nth(n).boundingBox())?.y;
    expect(await top(2)).toBe(await top(1));
  });

  test('says that nothing is found above close matches, and puts the site’s own lists first', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/search?query=buster+kettom');
    const status = main.getByRole('status');
    await expect(status).toHaveText('Nothing found for “buster kettom”.');
    const close = main.getByRole('region', { name: 'Close matches' });
    await expect(close.getByRole('listitem')).toContainText(['Buster Keaton']);
    await expect(main.getByRole('region')).toHaveCount(1);
    await page.goto('/ur/search?query=romance');
    const list = main.getByRole('listitem').first();
    await expect(list.getByRole('link')).toHaveAttribute('href', '/ur/movies/genre/romance');
    await expect(list).toContainText('Romance Movies');
    await list.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('رومانوی');
  });
});
