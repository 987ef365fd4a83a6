/** The site on the movie database, in a browser, with photographs. */
import { createHash } from 'node:crypto';
import { type Language, prefixOf } from '#/contract/language.ts';
import { mostBytesIn } from '#/server/compress.ts';
import { exception } from '../fixtures/exception.ts';
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { detail, person, video } from '../fixtures/tmdb/data.ts';
import { createTmdb, type Tmdb, TOKEN } from '../fixtures/tmdb/database.ts';
import { scriptPictures } from '../fixtures/whole-host.ts';
import { ask, br } from './ask.ts';
import { expect, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';
import { type RunningSite, startSiteHere } from './site.ts';

/** A worker's fixture of this file would need its own worker. */
let films: RunningSite;
let database: Tmdb;
let end: () => Promise<void>;
test.describe.configure({ mode: 'default' });
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
test.beforeAll(async ({}, { parallelIndex }) => {
  const [tmdb, images] = [await createTmdb(), await createScriptedHost()];
  database = tmdb;
  await scriptPictures(images);
  films = await startSiteHere({
    TMDB_TOKEN: TOKEN,
    TMDB_URL: tmdb.base,
    TMDB_REGION: 'IN,PK',
    IMAGE_HOST: `${images.origin}/t/p`,
    PICTURE_CACHE: `test-results/tmdb-${parallelIndex}`,
  });
  end = async () => {
    expect(tmdb.wrong).toEqual([]);
    await films.stop();
    await images.close();
    await tmdb.close();
  };
});
test.afterAll(() => end());

test('the search box leads to a film, a series and a person of one number', async ({ page }) => {
  await page.goto(`${films.url}/movies/PopularMovies`);
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click();
  await page.getByRole('combobox', { name: 'Search' }).fill('xyzzy');
  const options = page.getByRole('listbox').getByRole('option');
  for (const [at, href] of [
    '/zxyxvyXdF/603',
    '/detail/tv-series/603',
    '/people/detail/603',
  ].entries())
    await expect(options.nth(at)).toHaveAttribute('href', href);
  await options.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page).toHaveURL(/\/detail\/tv-series\/603$/);
});

test('a page of a search whose results stand on the first one already leads on', async () => {
  const twin = { id: 19, media_type: 'movie', title: 'Metropolis', release_date: '1927-01-10' };
  database.bodies.set('/search/multi', { results: [twin], total_pages: 3, total_results: 60 });
  for (const [more, next] of [
    ['', '&amp;page=2'],
    ['&page=2', '&amp;page=3'],
  ]) {
    const { status, body } = await ask(`${films.url}/search?query=metropolis${more}`);
    const html = body.toString();
    expect([more, status, html.includes('About 60 results')]).toEqual([more, 200, true]);
    expect(html.includes('Nothing found')).toBe(false);
    expect(html).toContain(`/search?query=metropolis${next}"`);
  }
  database.bodies.delete('/search/multi');
});

test(
  'a film shows its photograph and plays its trailer; its whole film is not there',
  PICTURES,
  async ({ page }) => {
    await page.goto(`${films.url}/zxyxvyXdF/600`);
    const poster = page.getByRole('main').locator('img').nth(1);
    await expect
      .poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Play Trailer' }).click();
    const frame = page.getByRole('dialog').locator('iframe');
    await expect(frame).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/v0000000600/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'More like this' })).toBeAttached();
    const still = page.getByAltText('Still 4');
    const width = () => still.evaluate((img: HTMLImageElement) => img.naturalWidth);
    expect(await width()).toBe(0);
    await page.getByText('Stills (4)').click();
    await still.scrollIntoViewIfNeeded();
    await expect.poll(width).toBeGreaterThan(100);
  },
);

test('in Hindi more films come with their names in the language of the page', async ({ page }) => {
  await page.goto(`${films.url}/hi/movies/PopularMovies`);
  const cards = page.getByRole('main').locator('#grid > li');
  const first = await cards.count();
  await page.getByRole('main').locator('a[href*="page=2"]').last().click();
  await expect.poll(() => cards.count()).toBeGreaterThan(first + 10);
  const hindi = cards.filter({ hasText: /\p{Script=Devanagari}/u });
  expect(await hindi.count()).toBeGreaterThan(6);
});

test('in Urdu, an overview and a biography begin at the right, as their headings do, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, place] of [
    ['/ur/zxyxvyXdF/600', '.overview'],
    ['/ur/people/detail/600', '#biography'],
  ] as const) {
    await page.goto(films.url + path);
    const { end, box } = await page
      .locator(place)
      .last()
      .evaluate((block) => {
        const range = document.createRange();
        range.selectNodeContents(block);
        return {
          end: range.getBoundingClientRect().right,
          box: block.getBoundingClientRect().right,
        };
      });
    expect([path, Math.round(end)]).toEqual([path, Math.round(box)]);
  }
});

test('a season of a series shows its episodes by number, and says once that none plays', async ({
  page,
}) => {
  await page.goto(`${films.url}/detail/tv-series/603`);
  const seasons = page.getByRole('region', { name: 'Seasons' });
  await seasons.getByRole('link', { name: 'Season 2' }).click();
  await expect(page).toHaveURL(/\/season\/TV603-2$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Season 2');
  const main = page.getByRole('main');
  const cards = main.locator('#grid > li');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText(/Episode: 1 · January 01, 2012 · 41.min/);
  await expect(main.getByText('Not available to watch')).toHaveCount(1);
  const series = main.getByRole('link', { name: /Years$/ });
  await expect(series).toHaveAttribute('href', '/detail/tv-series/603');
  await cards.first().getByRole('link').click();
  await expect(page.getByText('What the River tells.')).toBeVisible();
  await expect(main.getByText('Not available to watch')).toHaveCount(1);
});

test('a film says where to watch it: at once in the first country, and in place of a player', async ({
  page,
}) => {
  exception('where-instead');
  await page.goto(`${films.url}/zxyxvyXdF/602`);
  const main = page.getByRole('main');
  const streams = main.getByText(/Stream:\s*Lantern TV, River Plus/);
  await expect(streams).toBeVisible();
  const logo = streams.locator('img');
  await expect(logo).toHaveAttribute('src', '/t/p/w92/service1.jpg');
  await expect(logo).toHaveAttribute('loading', 'lazy');
  const further = main.getByText('Rent: Corner Shop');
  await expect(further).toBeHidden();
  await main.getByText('Watch in Pakistan').click();
  await expect(further).toBeVisible();
  const offers = main.getByRole('link', { name: 'All offers' });
  await expect(offers.first()).toHaveAttribute('href', /\/movie\/602\/watch\?locale=IN$/);
  const sources = main.getByRole('link', { name: 'Data by JustWatch' });
  await expect(sources).toHaveCount(2);
  await expect(sources.first()).toHaveAttribute('href', 'https://www.justwatch.com');
  await main.getByRole('link', { name: 'Play Movie' }).click();
  const said = page.locator('#said');
  await expect(said).toHaveText(
    'Watch in India · Stream: Lantern TV, River Plus · Data by JustWatch',
  );
  await page.goto(`${films.url}/zxyxvyXdF/602?play=movie`);
  await expect(page.getByRole('dialog').getByText('Watch in India')).toBeVisible();
});

test('a film leads to its collection, a list of its own', async ({ page }) => {
  await page.goto(`${films.url}/zxyxvyXdF/606`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'The Lantern Collection' }).click();
  await expect(page).toHaveURL(/\/lists\/collection-9$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The Lantern Collection');
  await expect(main.getByText('All that the lantern shows.')).toBeVisible();
  const cards = main.locator('#grid > li');
  await expect(cards).toHaveCount(4);
  await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', '/zxyxvyXdF/602');
});

test('a keyword of a film leads to others with it, which a service of the country narrows further', async ({
  page,
}) => {
  await page.goto(`${films.url}/zxyxvyXdF/606`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'based on a novel' }).click();
  await expect(page).toHaveURL(/\/discover\?keyword=818$/);
  await expect(page).toHaveTitle(/based on a novel/);
  await main.getByText('More filters').click();
  const services = main.getByRole('group', { name: 'Watch in India' });
  await expect(services.getByRole('radio')).toHaveCount(13);
  await expect(services.getByRole('link', { name: 'Data by JustWatch' })).toBeVisible();
  await services.getByRole('radio', { name: 'Channel 13' }).check();
  await main.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/\/discover\?service=13&keyword=818$/);
  await expect(main.getByRole('link', { name: 'Data by JustWatch' }).first()).toBeVisible();
  await main.getByRole('link', { name: /^Remove.*based on a novel/ }).click();
  await expect(page).toHaveURL(/\/discover\?service=13$/);
});

test('a film says its certificate and tagline and has further videos, a person the newest titles first, and both where other sites have them', async ({
  page,
}) => {
  await page.goto(`${films.url}/zxyxvyXdF/606`);
  const main = page.getByRole('main');
  await expect(main.getByText('2 h 14 min · Certificate UA')).toBeVisible();
  await expect(main.getByText('A light in the night.')).toBeVisible();
  for (const [name, href] of [
    ['IMDb', 'https://www.imdb.com/title/tt0000606/'],
    ['Wikidata', 'https://www.wikidata.org/wiki/Q606'],
    ['Official site', 'http://films.example/lantern'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const clip = main.getByRole('link', { name: 'Clip aClip000001' });
  await expect(clip).toBeHidden();
  await main.getByText('Further videos (1)').click();
  await clip.click();
  const frame = page.getByRole('dialog').locator('iframe');
  await expect(frame).toHaveAttribute('src', /\/embed\/aClip000001/);
  await page.goto(`${films.url}/zxyxvyXdF/606?play=video-1`);
  await expect(page.getByRole('dialog')).toContainText('Clip aClip000001');
  await page.goto(`${films.url}/people/detail/606`);
  await expect(main.locator('#movies-row li').first()).toContainText(/2024 · as Part \d/);
  const titles = main.locator('#movies-row li');
  const kinds = main.getByRole('navigation', { name: 'Kinds of work' });
  await kinds.getByRole('link', { name: 'Behind the camera (3)' }).click();
  await expect(page).toHaveURL(/\?crew=1#roles$/);
  await expect(titles).toHaveCount(3);
  await expect(titles.first()).toContainText(/Director|Writer/);
  await expect(kinds.locator('[aria-current]')).toHaveText('Behind the camera (3)');
  await expect(main.getByText('Photographs (6)')).toBeVisible();
  const link = main.getByRole('link', { name: 'IMDb' });
  await expect(link).toHaveAttribute('href', 'https://www.imdb.com/name/nm0000606/');
});

test('a film with twice of everything, and a person of 200 titles, are within the bytes of a page', async () => {
  const services = Array.from({ length: 24 }, (_, at) => ({
    provider_name: `The Lantern Channel Number ${at}`,
    display_priority: at,
    logo_path: `/${createHash('sha256').update(`${at}`).digest('base64url').slice(0, 27)}.jpg`,
  }));
  const link = 'https://www.themoviedb.org/movie/900-lantern/watch?locale=IN';
  const offers = { link, flatrate: services, free: services, rent: services, buy: services };
  const cast = Array.from({ length: 120 }, (_, at) => ({
    ...person(at + 1),
    character: `The keeper of lantern ${at}`,
  }));
  const parts = ['recommendations', 'translations', 'external_ids', 'release_dates', 'images'];
  const keywords = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, name: `a lantern ${at}` }));
  const videos = Array.from({ length: 24 }, (_, at) =>
    video('Clip', `aClip0000${at + 10}`, { name: `Behind the lantern number ${at}` }),
  );
  database.bodies.set('/movie/900', {
    ...detail('movie', 900, parts),
    overview: 'A light is carried through the rain, and nobody asks where. '.repeat(20),
    videos: { results: videos },
    keywords: { keywords },
    credits: { cast, crew: [{ ...person(40), job: 'Director' }] },
    'watch/providers': { results: { IN: offers, PK: offers } },
  });
  for (const language of ['en', 'ur', 'hi', 'pa'] satisfies Language[]) {
    for (const path of ['/zxyxvyXdF/900', '/people/detail/606']) {
      const { status, body } = await ask(films.url + prefixOf(language) + path, br);
      const isHeavy = body.length > mostBytesIn(language);
      expect([path, language, status, isHeavy]).toEqual([path, language, 200, false]);
    }
  }
});
