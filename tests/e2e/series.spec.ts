import type { Page } from '@playwright/test';
import { exception } from '../fixtures/exception.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { scriptDrawing } from './answers.ts';
import { close, isLoaded, playerOf, SHEET } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

const PATH = '/detail/tv-series/9';
const SERIES = '/api/tmdb/series/9';
const VIDEOS = '/api/tmdb/series/videos/9';

const LAMPS = {
  series: {
    name: 'Lamps of Lahore',
    poster_path: '/poster.svg',
    backdrop_path: '/backdrop.svg',
    vote_average: 7.26,
    overview: 'Lamps, season after season.',
    created_by: [{ name: 'Noor Ali', profile_path: '/noor.svg' }, { name: 'Mehr Khan' }],
  },
  credits: {
    cast: [
      { name: 'Asha Rao', character: 'The Painter', profile_path: '/asha.svg' },
      { name: 'Jamil Butt', character: '' },
    ],
    crew: [
      { name: 'Sara Mir', job: 'Camera', profile_path: '/sara.svg' },
      { name: 'Omar Din', job: 'Sound', profile_path: null },
    ],
  },
};

function scriptSeries(host: ScriptedHost, videos: unknown, answer: unknown = LAMPS): void {
  host.answer(SERIES, { json: answer });
  host.answer(VIDEOS, { json: videos });
  scriptDrawing(host);
}

const play = (page: Page) => page.getByRole('link', { name: 'Play Trailer' });
const said = (page: Page) => page.locator('#said');
const teaser = { type: 'Teaser', key: 'teaser-teas' };
const trailer = { type: 'Trailer', key: 'aqz-KE-bpKQ' };

test(
  'a series’ page shows everything that is known of it',
  PICTURES,
  async ({ page, scripted: { host, site } }) => {
    scriptSeries(host, [trailer]);
    const response = await page.goto(site.url + PATH);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Lamps of Lahore · Manzar');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lamps of Lahore');
    await expect(main.getByRole('img', { name: '73%' })).toBeVisible();
    await expect(main.getByText('Watch Rating: 7.26')).toBeVisible();
    await expect(main.getByText('Lamps, season after season.')).toBeVisible();
    for (const [name, texts] of [
      ['Directors', ['Noor Ali', 'Mehr Khan']],
      ['Series Cast', ['Asha Raoas The Painter', 'Jamil Butt']],
      ['Full Crew', ['Sara MirCamera', 'No ImageOmar DinSound']],
    ] as const) {
      const list = main.getByRole('region', { name, exact: true });
      await expect(list.getByRole('listitem')).toHaveText([...texts]);
    }
    await expect(main.getByText('No Image')).toHaveCount(1);
    await expect.poll(() => isLoaded(main.locator('.hero .picture img'))).toBe(true);
    const pictures = await main
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    const niche = expect.stringMatching(SHEET);
    expect(pictures.sort()).toEqual([
      niche,
      niche,
      niche,
      '/t/p/w1280/backdrop.svg',
      '/t/p/w185/asha.svg',
      '/t/p/w185/noor.svg',
      '/t/p/w185/sara.svg',
      '/t/p/w500/poster.svg',
    ]);
  },
);

test('a series leads to its seasons, each once, and to the first episode that plays', async ({
  page,
  scripted: { host, site },
}) => {
  const seasons = [
    { _id: 's1', title: 'Lamps One', poster: null, year: 1949, first_watchable: null },
    { _id: 's2', title: '', year: 'soon' },
    { _id: 's1', title: 'Again' },
    { title: 'Lost' },
    null,
  ];
  const answer = { ...LAMPS, series: { ...LAMPS.series, seasons } };
  scriptSeries(host, [trailer], answer);
  await page.goto(site.url + PATH);
  const list = page.getByRole('region', { name: 'Seasons' });
  const none = 'Not available to watch';
  await expect(list.getByRole('listitem')).toHaveText([`Lamps One${none}`, 'Untitled']);
  const hrefs = await list
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual(['/season/s1', '/season/s2']);
  const actions = page.locator('.actions').getByRole('link');
  await expect(actions).toHaveText(['Play Trailer', 'Seasons']);
  await actions.nth(1).click();
  await expect(list).toBeInViewport();

  const first = { ...seasons[1], first_watchable: { _id: 'e3', episodeNumber: 3 } };
  const plays = { ...LAMPS.series, seasons: [seasons[0], first] };
  host.answer('/api/tmdb/series/8', { json: { ...LAMPS, series: plays } });
  host.answer('/api/tmdb/series/videos/8', { json: [] });
  await page.goto(`${site.url}/detail/tv-series/8`);
  await expect(actions).toHaveText(['Watch episode 3', 'Play Trailer No trailer']);
  await expect(actions.first()).toHaveAttribute(
    'href',
    '/movie/season/episodes?season=s2&episode=e3',
  );
  await expect(page.locator('.actions .button:not(.button-second)')).toHaveCount(1);
});

test.describe('Play Trailer', () => {
  test('plays the first video of type Trailer in the dialog, titled with the series’ name', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptSeries(host, [teaser, trailer, { type: 'Trailer', key: 'other-trail' }]);
    await page.goto(site.url + PATH);
    await play(page).click();
    const dialog = page.getByRole('dialog', { name: 'Lamps of Lahore' });
    await expect(playerOf(dialog)).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1',
    );
    await expect(page).toHaveURL(`${site.url}${PATH}?play=trailer`);
    await close(dialog);
    await expect(playerOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.url + PATH);
  });

  test('says No trailer available. in the page, announced and without a dialog, when no video is a Trailer or they can not be had', async ({
    page,
    scripted: { host, site },
  }) => {
    exception('line-for-alert');
    scriptSeries(host, [teaser, { type: 'trailer', key: 'lower-caset' }, { key: 'no-type-at-' }]);
    const alerts: string[] = [];
    page.on('dialog', (alert) => {
      alerts.push(alert.message());
      void alert.dismiss();
    });
    await page.goto(site.url + PATH);
    await expect(said(page)).toHaveText('');
    await play(page).click();
    await expect(said(page)).toHaveText('No trailer available.');
    await expect(said(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(site.url + PATH);
    expect(alerts).toEqual([]);

    for (const [id, videos, words] of [
      [10, { status: 500 }, 'No trailer available.'],
      [11, { json: [{ type: 'Trailer', key: null }] }, 'Trailer not available'],
    ] as const) {
      host.answer(`/api/tmdb/series/${id}`, { json: LAMPS });
      host.answer(`/api/tmdb/series/videos/${id}`, videos);
      expect((await page.goto(`${site.url}/detail/tv-series/${id}`))?.status()).toBe(200);
      await play(page).click();
      await expect(said(page)).toHaveText(words);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Play Trailer leads to the same page, which says No trailer available. when there is none', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptSeries(host, [teaser]);
    await page.goto(site.url + PATH);
    await play(page).click();
    await expect(page).toHaveURL(`${site.url}${PATH}?play=trailer`);
    await expect(said(page)).toHaveText('No trailer available.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('series are grids where the catalogue has them, which lead to each other and to each genre', async ({
  page,
}) => {
  await page.goto('/TvShow/trending');
  const cards = page.locator('#grid > li');
  const all = await cards.count();
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^\/detail\/tv-series\//);
  const genre = page.getByRole('navigation', { name: 'By genre' }).getByRole('link').nth(1);
  const name = await genre.textContent();
  await genre.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending series');
  await expect(page).toHaveTitle(new RegExp(`^Trending series, ${name} `, 'i'));
  expect(await cards.count()).toBeLessThan(all);
  await page.getByRole('main').getByRole('link', { name: 'Latest series' }).click();
  await expect(page).toHaveURL(/\/TvShow\/upComing$/);
  await expect(cards).toHaveCount(all);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Series', exact: true }),
  ).toHaveAttribute('href', '/TvShow/trending');
});
