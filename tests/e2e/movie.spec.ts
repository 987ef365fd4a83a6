import type { Page } from '@playwright/test';
import { CREDITS } from '#/lib/page-param.ts';
import { exception } from '../fixtures/exception.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptDrawing } from './answers.ts';
import { loadMore, playerOf, requestsTo, SHEET } from './cards.ts';
import { expect, PHONE, test } from './fixtures.ts';

const DETAIL = '/api/tmdb/dashboard/movie/';
const COMPLETE = '/api/tmdb/dashboard/complete/';
const PATH = '/zxyxvyXdF/7';

const FILM = {
  id: 7,
  title: 'The Lamp',
  overview: 'A dot of light finds its place.',
  release_date: '2024-02-02',
  vote_average: 6.44,
  poster_path: '/poster.jpg',
  background_path: '/backdrop.jpg',
  trailer: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
  directors: [{ name: 'Noor Ali', profile_path: '/noor.jpg' }, { name: 'Mehr Khan' }],
  cast: [
    { name: 'Asha Rao', character: 'The Painter', profile_path: '/asha.jpg' },
    { name: 'Jamil Butt', character: '', profile_path: null },
  ],
  productionCompanies: [
    { name: 'Lamp House', logo_path: '/lamp.png' },
    { name: 'Night Films', logo_path: null },
  ],
};

/** Scripts the film with some of its fields changed. */
function scriptFilm(host: ScriptedHost, more: Record<string, unknown> = {}): void {
  host.answer(`${DETAIL}7`, { json: { ...FILM, ...more } });
  scriptDrawing(host);
}

const playTrailer = (page: Page) => page.getByRole('link', { name: 'Play Trailer' });
const playMovie = (page: Page) => page.getByRole('link', { name: 'Play Movie' });

test('Load More appends the rest of a long cast, also people without a page', async ({
  page,
  scripted: { host, site },
}) => {
  const cast = Array.from({ length: CREDITS + 10 }, (_, n) => ({
    ...(n % 2 && { id: n }),
    name: `P ${n}`,
  }));
  scriptFilm(host, { cast, directors: [] });
  await page.goto(site.url + PATH);
  const shown = page.getByRole('region', { name: 'Top Billed Cast' }).getByRole('listitem');
  await expect(shown).toHaveCount(CREDITS);
  await loadMore(page).click();
  await expect(shown).toHaveCount(CREDITS + 10);
  await expect(shown.nth(CREDITS)).toBeFocused();
  await expect(loadMore(page)).toHaveCount(0);
});

test('a movie’s page shows everything that is known of it', async ({
  page,
  scripted: { host, site },
}) => {
  scriptFilm(host);
  const response = await page.goto(site.url + PATH);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('The Lamp · Manzar');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The Lamp');
  await expect(main.getByText('February 02, 2024')).toBeVisible();
  await expect(main.getByRole('img', { name: '64%' })).toBeVisible();
  await expect(main.getByText('Watch Rating: 6.44')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(main.getByText(FILM.overview)).toBeVisible();

  const directors = main.getByRole('region', { name: 'Directors' }).getByRole('listitem');
  await expect(directors).toHaveText(['Noor Ali', 'Mehr Khan']);
  const cast = main.getByRole('region', { name: 'Top Billed Cast' }).getByRole('listitem');
  await expect(cast).toHaveText(['Asha Raoas The Painter', 'Jamil Butt']);
  const companies = main
    .getByRole('region', { name: 'Movie Production Companies' })
    .getByRole('listitem');
  await expect(companies).toHaveText(['Lamp House', 'Night Films']);

  const pictures = await main
    .locator('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  const niche = expect.stringMatching(SHEET);
  expect(pictures.sort()).toEqual([
    niche,
    niche,
    '/t/p/w1280/backdrop.jpg',
    '/t/p/w185/asha.jpg',
    '/t/p/w185/lamp.png',
    '/t/p/w185/noor.jpg',
    '/t/p/w500/poster.jpg',
  ]);
});

test('unknown facts are left out, and a date of a year alone stays a year', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(`${DETAIL}7`, { json: { id: 7, release_date: '1931' } });
  await page.goto(site.url + PATH);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Untitled');
  await expect(main.getByText('1931', { exact: true })).toBeVisible();
  await expect(main.getByText(/NaN|Invalid|null|undefined/)).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(main.getByText('Watch Rating:')).toHaveCount(0);
  // Nothing follows the stage: it meets the footer.
  const stage = await main.locator('.hero').boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y).toBeCloseTo((stage?.y ?? 0) + (stage?.height ?? 0), 0);
});

/** Opens the film's page and then its trailer. */
async function openTrailer(page: Page, origin: string): Promise<void> {
  await page.goto(origin + PATH);
  await playTrailer(page).click();
  await expect(page).toHaveURL(`${origin}${PATH}?play=trailer`);
}

test.describe('Play Trailer', () => {
  test.describe('on a phone', () => {
    test.use(PHONE);

    test('opens one dialog that takes the focus, gives it back and stops on close', async ({
      page,
      scripted: { host, site },
    }) => {
      scriptFilm(host);
      await page.goto(site.url + PATH);
      const dialog = page.getByRole('dialog', { name: 'The Lamp' });
      const frame = playerOf(page);
      const focusInside = () =>
        dialog.evaluate((element) => element.contains(document.activeElement));
      await expect(dialog).toBeHidden();

      await playTrailer(page).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading')).toHaveText('The Lamp');
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      expect(await focusInside()).toBe(true);
      await expect(frame).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/);

      await dialog.getByRole('link', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(frame).toHaveCount(0);
      await expect(playTrailer(page)).toBeFocused();
      await expect(page).toHaveURL(site.url + PATH);

      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(frame).toHaveCount(0);
      await expect(playTrailer(page)).toBeFocused();
    });
  });

  test('is a step of the history: Back closes it, Forward opens it again, and it stays open when a close event arrives late', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptFilm(host);
    await openTrailer(page, site.url);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(playerOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.url + PATH);
    await page.goForward();
    const dialog = page.getByRole('dialog', { name: 'The Lamp' });
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(700);
    expect((await playerOf(page).boundingBox())?.height).toBe(400);
    // A dialog fires its close event in a later task: it may be open again by then.
    const open = await dialog.evaluate(async (one) => {
      one.dispatchEvent(new Event('close'));
      for (const _ of [1, 2]) await new Promise((frame) => requestAnimationFrame(frame));
      return (one as HTMLDialogElement).open;
    });
    expect(open).toBe(true);
    await expect(page).toHaveURL(`${site.url}${PATH}?play=trailer`);
  });

  test('of a film without title closes to the movie’s address when it was opened from its own', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptFilm(host, { title: null });
    await page.goto(`${site.url}${PATH}?play=trailer`);
    const dialog = page.getByRole('dialog', { name: 'Untitled' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(site.url + PATH);
    await expect(playerOf(page)).toHaveCount(0);
  });
});

test.describe('Play Movie', () => {
  test('asks for the complete movie only when pressed, and plays it', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptFilm(host);
    const links = 'https://archive.org/embed/the-lamp';
    host.answer(`${COMPLETE}7`, { json: { title: 'The Lamp, whole', links } });
    await page.goto(site.url + PATH);
    await playMovie(page).hover();
    expect(requestsTo(host, COMPLETE)).toEqual([]);

    await playMovie(page).click();
    const dialog = page.getByRole('dialog', { name: 'The Lamp, whole', exact: true });
    await expect(playerOf(dialog)).toHaveAttribute('src', `${links}?autoplay=1`);
    expect(requestsTo(host, COMPLETE)).toEqual([`${COMPLETE}7`]);
    await expect(page).toHaveURL(`${site.url}${PATH}?play=movie`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(playerOf(page)).toHaveCount(0);
    await expect(playMovie(page)).toBeFocused();
  });

  test('asks once at the first press, also while React still loads', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptFilm(host);
    const json = { links: 'https://archive.org/embed/the-lamp' };
    host.answer(`${COMPLETE}7`, { json, headers: { 'cache-control': 'no-store' } });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/data/complete') asked.push(pathname + search);
    });
    await page.goto(site.url + PATH);
    await playMovie(page).dispatchEvent('click');
    await expect(playerOf(page.getByRole('dialog'))).toBeAttached();
    await expect(page.locator('#player[data-live]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/data/complete?id=7']);
  });

  test('says in three lines that a movie without links comes later and is not here', async ({
    page,
    scripted: { host, site },
  }) => {
    exception('without-links');
    scriptFilm(host, { title: '' });
    host.answer(`${COMPLETE}7`, { json: { links: '' } });
    await page.goto(site.url + PATH);
    await playMovie(page).click();
    const dialog = page.getByRole('dialog', { name: 'Movie', exact: true });
    await expect(dialog.getByText('movie release after few days')).toBeVisible();
    await expect(
      dialog.getByText('click on the play trailer button and see movie trailer'),
    ).toBeVisible();
    await expect(dialog.getByText('Not available to watch')).toBeVisible();
    await expect(playerOf(dialog)).toHaveCount(0);
    // As large as the dialog of a film.
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(800);
    expect(box?.height).toBeCloseTo(0.8 * (page.viewportSize()?.height ?? 0), 0);
  });

  test('says why a movie does not play in place of when it comes, where the host gives a reason', async ({
    page,
    scripted: { host, site },
  }) => {
    exception('own-reason');
    const reason = 'Protected in the United States until the end of 2040.';
    for (const [id, basis, said] of [
      [7, { kind: 'facts only', reason, countries: [] }, `Does not play here: ${reason}`],
      [
        8,
        { kind: 'term ended', reason: 'Published in 1925.', countries: ['US'] },
        'We have not found a copy we may show.',
      ],
    ] as const) {
      host.answer(`${DETAIL}${id}`, { json: { ...FILM, id, basis } });
      host.answer(`${COMPLETE}${id}`, { json: { links: '' } });
      await page.goto(`${site.url}/zxyxvyXdF/${id}`);
      await playMovie(page).click();
      const lines = page.getByRole('dialog', { name: 'Movie', exact: true }).locator('p');
      const hint = 'click on the play trailer button and see movie trailer';
      await expect(lines.filter({ hasText: /\S/ })).toHaveText([said, hint]);
    }
  });

  test('leaves the dialog closed when the call fails, and says so beside the button', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptFilm(host);
    host.answer(COMPLETE, { status: 500 });
    await page.goto(site.url + PATH);
    await playMovie(page).click();
    const line = page.getByText('The movie could not be opened. Please try again.');
    await expect(line).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(site.url + PATH);

    host.answer(COMPLETE, { json: { title: 'The Lamp', links: 'https://archive.org/embed/l' } });
    await playMovie(page).click();
    await expect(page.getByRole('dialog', { name: 'The Lamp' })).toBeVisible();
    await expect(line).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Play Trailer leads to the same page with the dialog open', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptFilm(host);
    await openTrailer(page, site.url);
    const dialog = page.getByRole('dialog', { name: 'The Lamp' });
    await expect(playerOf(dialog)).toBeVisible();
    await expect(playerOf(dialog)).toHaveAttribute('sandbox', /allow-scripts/);
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(site.url + PATH);
    await expect(dialog).toBeHidden();
    expect(requestsTo(host, COMPLETE)).toEqual([]);
  });
});
