/** How many entries of a grid play here, under its heading; and why a card's title does not. */
import { clipRow, episodeRow, movieRows, playableRow, results } from './answers.ts';
import { ask } from './ask.ts';
import { cardsOf, loadMore } from './cards.ts';
import { expect, test } from './fixtures.ts';

const CALL = '/api/tmdb/popular?';
const GRID = '/movies/PopularMovies';
const line = /^[\d,]+ of [\d,]+ plays? here$/;

/** Grids that say it, and those that do not. */
const SAYING = [
  GRID,
  '/movies/nowPlaying',
  '/movies/topRated',
  '/movies/upComing',
  '/movies/genre/drama',
  '/all-recently-movies',
  '/all-cartoons',
  '/all-pak-tv-darama',
  '/all-seasons',
  '/all-hi-ur-en-pun-songs',
  '/health-&-exercise-&-fitness',
];
const SILENT = [
  '/movies/punjabi-movies',
  '/movies/hindi-movies',
  '/movies/english-movies',
  '/people/popularPeople',
  '/drama/Waris',
  '/season/les-vampires-1915',
  `${GRID}?watch=1`,
];

test('at 360 px the grids of the open catalogue say how many play, in Urdu', async ({
  page,
  request,
}) => {
  const said =
    /^(ان )?[\d,]+ میں سے ([\d,]+ یہاں دیکھنے کے لیے دستیاب (ہے|ہیں)|ابھی کچھ بھی نہیں دیکھا جا سکتا)$/;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of SAYING) {
    await page.goto(`/ur${path}`);
    const told = page.getByRole('main').getByText(said);
    await expect(told).toBeInViewport({ ratio: 1 });
    const [heading, below, first] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      told.boundingBox(),
      cardsOf(page).first().boundingBox(),
    ]);
    const end = (heading?.y ?? 0) + (heading?.height ?? 0);
    expect([path, (below?.y ?? 0) >= end]).toEqual([path, true]);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, wide]).toEqual([path, 360]);
  }
  const anywhere = new RegExp(said.source.replace(/^\^|\$$/g, ''));
  for (const path of SILENT) {
    const html = await (await request.get(`/ur${path}`)).text();
    expect(html).toMatch(/<li class="card|ہمیں صرف یہ معلوم ہے/);
    expect([path, anywhere.test(html)]).toEqual([path, false]);
  }
});

test('the numbers are the host’s, and stay while Load More appends', async ({
  page,
  scripted: { host, site },
}) => {
  for (const n of [1, 2]) {
    const told = { total_results: 1234, playing: 1 };
    host.answer(`${CALL}page=${n}`, { json: { ...results(movieRows(20 * n), n, 2), ...told } });
  }
  await page.goto(site.url + GRID);
  const told = page.getByText('1 of 1,234 can be watched here', { exact: true });
  await expect(told).toBeVisible();
  const place = () => told.evaluate((line) => line.getBoundingClientRect().top + scrollY);
  const before = await place();
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(40);
  await expect(told).toHaveCount(1);
  expect(await place()).toBeCloseTo(before, 0);
});

test('a host that does not tell both numbers, or tells impossible ones, gets no line', async ({
  scripted: { host, site },
}) => {
  const total = { total_results: 40 };
  const odd = [{}, total, { playing: 7 }, { ...total, playing: 41 }, { ...total, playing: '<b>' }];
  // The site keeps answers for a while, so each has its own page.
  for (const [index, told] of odd.entries()) {
    const page = index + 1;
    host.answer(`${CALL}page=${page}`, { json: { ...results(movieRows(1), page, 9), ...told } });
    const html = (await ask(`${site.url}${GRID}?page=${page}`)).body.toString();
    expect(html).toContain('Film 1');
    expect([told, html.includes('can be watched')]).toEqual([told, false]);
  }
});

test('of dramas the line counts the rows, if all of them say whether they play', async ({
  page,
  scripted: { host, site },
}) => {
  const plays = { first_watchable: { _id: 'e1', episodeNumber: 1 } };
  const none = { first_watchable: null };
  const row = (id: number, more: object) => ({ id, title: `Drama ${id}`, poster: '', ...more });
  host.answer('/api/seasons/dashboard/tv', { json: [row(1, plays), row(2, none), row(3, none)] });
  await page.goto(`${site.url}/all-pak-tv-darama`);
  await expect(page.getByText('1 of 3 can be watched here')).toBeVisible();
  host.answer('/api/seasons', {
    json: [
      { _id: 's1', title: 'One', poster: '', ...plays },
      { _id: 's2', title: 'Two' },
    ],
  });
  await page.goto(`${site.url}/all-seasons`);
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(page.getByText(line)).toHaveCount(0);
});

test('a song that does not play says why', async ({ page, scripted: { host, site } }) => {
  const reason = 'Protected in India until the end of 2031.';
  const facts = { basis: { kind: 'facts only', reason, countries: [] } };
  const free = { basis: { kind: 'term ended', reason: 'recorded in 1920.', countries: ['US'] } };
  const songs = [
    clipRow(1, { links: '', ...facts }),
    clipRow(2, { links: '', ...free }),
    clipRow(3, facts),
    clipRow(4, { links: '' }),
  ];
  host.answer('/api/tmdb/all/songs', { json: { songs, totalPages: 1 } });
  await page.goto(`${site.url}/all-hi-ur-en-pun-songs`);
  const none = 'Not available to watch';
  await expect(cardsOf(page)).toHaveText([
    `Clip 1${none}${reason}`,
    `Clip 2${none}We have not found a copy we may show.`,
    'Clip 3',
    `Clip 4${none}`,
  ]);
});

test('the cards of a grid say why their titles do not play', async ({
  page,
  scripted: { host, site },
}) => {
  const reason = 'Protected in India until the end of 2031.';
  const facts = { basis: { kind: 'facts only', reason, countries: [] } };
  const free = { basis: { kind: 'term ended', reason: 'by 1998.', countries: ['US'] } };
  const given = [facts, free, {}];
  const noCopy = 'We have not found a copy we may show.';
  const notes = async (path: string) => {
    await page.goto(site.url + path);
    await expect(cardsOf(page)).toHaveCount(4);
    return cardsOf(page).locator('> .card-note').allInnerTexts();
  };
  const films = movieRows(1, 4).map((film, at) => ({
    ...film,
    ...(at === 3 ? { watchable: true, ...facts } : { watchable: false, ...given[at] }),
  }));
  host.answer(`${CALL}page=1`, { json: results(films, 1, 1) });
  expect(await notes(GRID)).toEqual([`Does not play here: ${reason}`, noCopy]);

  const movies = [1, 2, 3, 4].map((n) =>
    playableRow(n, n === 4 ? facts : { links: '', ...given[n - 1] }),
  );
  const told = { totalPages: 1, total_results: 4, playing: 1 };
  host.answer('/api/tmdb/recently-add/movies', { json: { movies, ...told } });
  expect(await notes('/all-recently-movies')).toEqual([reason, noCopy]);
  await expect(page.getByText('1 of 4 can be watched here')).toBeVisible();

  const plays = { first_watchable: { _id: 'e1', episodeNumber: 1 } };
  const said = [facts, free, {}].map((one) => ({ ...one, first_watchable: null }));
  const rows = [...said, { ...facts, ...plays }].map((one, n) => ({
    _id: `s${n}`,
    id: n,
    title: `Name ${n}`,
    poster: '',
    ...one,
  }));
  host.answer('/api/seasons', { json: rows });
  host.answer('/api/seasons/dashboard/tv', { json: rows });
  expect(await notes('/all-pak-tv-darama')).toEqual([reason, noCopy]);
  expect(await notes('/all-seasons')).toEqual([reason, noCopy]);
});

test('the episodes of a season say why they do not play', async ({
  page,
  scripted: { host, site },
}) => {
  const basis = { kind: 'facts only', reason: 'Protected in India.', countries: [] };
  const season = (id: string, more: object) => ({ _id: id, title: id, poster: '', ...more });
  const plays = { first_watchable: { _id: 'e1', episodeNumber: 1 } };
  host.answer('/api/seasons', {
    json: [
      season('s1', { basis, first_watchable: null }),
      season('s2', { basis: { ...basis, kind: 'term ended', reason: 'by 1998.' }, ...plays }),
      season('s3', { basis, ...plays }),
      season('s4', { first_watchable: null }),
      season('s5', {
        basis: { ...basis, kind: 'term ended', reason: 'by 1998.' },
        first_watchable: null,
      }),
    ],
  });
  const saying = async (id: string) => {
    host.answer(`/api/seasons/${id}/episodes`, { json: [episodeRow('e1', 1)] });
    await page.goto(`${site.url}/season/${id}`);
    await expect(cardsOf(page)).toHaveCount(1);
    return page.locator('.free').allInnerTexts();
  };
  expect(await saying('s1')).toEqual(['Does not play here: Protected in India.']);
  expect(await saying('s2')).toEqual(['Free everywhere: by 1998.']);
  expect(await saying('s3')).toEqual([]);
  expect(await saying('s4')).toEqual([]);
  const noCopy = 'We have not found a copy we may show.';
  expect(await saying('s5')).toEqual([`Free everywhere: by 1998. ${noCopy}`]);
});
