/** The two buttons of a movie's page: the amber one is one that plays. */
import type { Page } from '@playwright/test';
import { exception } from '../fixtures/exception.ts';
import { expect, test } from './fixtures.ts';

const DETAIL = '/api/tmdb/dashboard/movie/';
const COMPLETE = '/api/tmdb/dashboard/complete/';
const PATH = '/zxyxvyXdF/7';
const FILM = { id: 7, title: 'The Lamp' };
const TRAILER = 'https://www.youtube.com/embed/aqz-KE-bpKQ';
const NONE = 'movie release after few days';
const HINT = 'click on the play trailer button and see movie trailer';
const ELSE = 'Not available to watch';

const actions = (page: Page) => page.locator('.actions').getByRole('link');

/** Returns the names of the amber buttons. */
const amber = (page: Page) => page.locator('.actions .button:not(.button-second)').allInnerTexts();
/** Returns what stands on the buttons without a play mark: outlined, as what can not play is. */
const unmarked = (page: Page) =>
  page.locator('.actions .button-second:not(:has(svg))').allInnerTexts();
const NO_TRAILER = 'Play Trailer\nNo trailer';
const NO_FILM = 'Play Movie\nNot available to watch';

const CASES = [
  {
    what: 'both, and so the film comes before the trailer',
    row: { trailer: TRAILER, watchable: true },
    order: ['Play Movie', 'Play Trailer'],
    amber: ['Play Movie'],
    unmarked: [],
  },
  {
    what: 'the film alone',
    row: { trailer: null, watchable: true },
    order: ['Play Movie', 'Play Trailer'],
    amber: ['Play Movie'],
    unmarked: [NO_TRAILER],
  },
  {
    what: 'the trailer alone',
    row: { trailer: TRAILER, watchable: false },
    order: ['Play Trailer', 'Play Movie'],
    amber: ['Play Trailer'],
    unmarked: [NO_FILM],
  },
  {
    what: 'neither',
    row: { trailer: null, watchable: false },
    order: ['Play Trailer', 'Play Movie'],
    amber: [],
    unmarked: [NO_TRAILER, NO_FILM],
  },
  {
    what: 'the trailer, and the host does not say whether the film is there',
    row: { trailer: TRAILER },
    order: ['Play Trailer', 'Play Movie'],
    amber: ['Play Trailer'],
    unmarked: [],
  },
];

test('the amber button is one that plays', async ({ page, scripted: { host, site } }) => {
  // The site keeps answers: each case has its own film.
  for (const [at, { what, row, order, ...looks }] of CASES.entries()) {
    const id = at + 1;
    host.answer(`${DETAIL}${id}`, { json: { ...FILM, id, ...row } });
    await page.goto(`${site.url}/zxyxvyXdF/${id}`);
    await expect(actions(page), what).toHaveText(order.map((name) => new RegExp(`^${name}`)));
    expect([what, await amber(page)]).toEqual([what, looks.amber]);
    expect([what, await unmarked(page)]).toEqual([what, looks.unmarked]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('what can not play says so: a film in the dialog without script, else under the buttons', async ({
      page,
      scripted: { host, site },
    }) => {
      exception('hint-with-trailer');
      const said = page.locator('#said');
      const dialog = page.getByRole('dialog', { name: 'The Lamp' });
      for (const [id, trailer] of [
        [7, null],
        [8, TRAILER],
      ]) {
        host.answer(`${COMPLETE}${id}`, { json: { title: 'The Lamp', links: '' } });
        host.answer(`${DETAIL}${id}`, { json: { ...FILM, id, trailer, watchable: false } });
        await page.goto(`${site.url}/zxyxvyXdF/${id}`);
        await expect(said).toBeEmpty();
        await page.getByRole('link', { name: 'Play Movie' }).click();
        const words = trailer === null ? [NONE, ELSE] : [NONE, HINT, ELSE];
        for (const word of words) {
          await expect((javaScriptEnabled ? said : dialog).getByText(word)).toBeVisible();
        }
        await expect(page.getByText(HINT)).toHaveCount(words.length - 2);
        await expect(dialog).toBeVisible({ visible: !javaScriptEnabled });
      }
      await page.goto(site.url + PATH);
      await page.getByRole('link', { name: 'Play Trailer' }).click();
      await expect(said).toHaveText('Trailer not available');
      await expect(dialog).toBeHidden();
    });
  });
}

test('what a pressed button says has its room before: nothing moves', async ({
  page,
  scripted: { host, site },
}) => {
  const basis = { kind: 'facts only', reason: 'Protected in the United States.', countries: [] };
  const row = { ...FILM, trailer: null, watchable: false, overview: 'A lamp.', basis };
  host.answer(`${DETAIL}7`, { json: row });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url + PATH);
    const overview = page.getByText('A lamp.');
    const before = await overview.boundingBox();
    for (const [name, says] of [
      ['Play Movie', 'Does not play here: Protected in the United States.'],
      ['Play Trailer', 'Trailer not available'],
    ] as const) {
      await actions(page).filter({ hasText: name }).click();
      await expect(page.locator('#said')).toHaveText(says);
      expect(await overview.boundingBox()).toEqual(before);
    }
  }
});

test('the dialog of Play Movie opens at its own address, even if there is no film', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(`${DETAIL}7`, { json: { ...FILM, trailer: null, watchable: false } });
  host.answer(`${COMPLETE}7`, { json: { title: 'The Lamp', links: '' } });
  await page.goto(`${site.url}${PATH}?play=movie`);
  await expect(page.getByRole('dialog', { name: 'The Lamp' })).toContainText(NONE);
  host.answer(`${DETAIL}8`, { json: { ...FILM, id: 8, watchable: false } });
  host.answer(`${COMPLETE}8`, { status: 500 });
  await page.goto(`${site.url}/zxyxvyXdF/8?play=movie`);
  await expect(page.locator('#said')).toHaveText(
    'The movie could not be opened. Please try again.',
  );
});

test('a series without a trailer has an unmarked Play Trailer, and one with a trailer an amber one', async ({
  page,
  scripted: { host, site },
}) => {
  for (const [id, videos, isNone] of [
    [1, [], true],
    [2, [{ type: 'Trailer', key: 'aqz-KE-bpKQ' }], false],
    [3, [{ type: 'Trailer', key: 'nowhere' }], true],
  ] as const) {
    host.answer(`/api/tmdb/series/${id}`, { json: { series: { name: 'Toba' }, credits: {} } });
    host.answer(`/api/tmdb/series/videos/${id}`, { json: videos });
    await page.goto(`${site.url}/detail/tv-series/${id}`);
    expect(await unmarked(page)).toEqual(isNone ? [NO_TRAILER] : []);
    expect(await amber(page)).toEqual(isNone ? [] : ['Play Trailer']);
  }
});

test('on the open catalogue the amber button plays, on every film of its first page', async ({
  request,
}) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  const grid = await htmlOf('/movies/PopularMovies');
  const films = grid.match(/\/zxyxvyXdF\/\d+/g) ?? [];
  expect(films).toHaveLength(20);
  let playing = 0;
  for (const film of films) {
    const page = await htmlOf(film);
    const [link = ''] = /<a [^>]*class="button"[^>]*>/.exec(page) ?? [];
    const [, href] = /href="([^"]*)"/.exec(link) ?? [];
    if (href === undefined) {
      expect(page.match(/ data-say="/g), film).toHaveLength(2);
      continue;
    }
    playing += 1;
    expect(await htmlOf(href), film).toMatch(/<iframe src="https:|<video src="\/clips\//);
  }
  expect(playing).toBeGreaterThan(0);
});
