/** How many entries of a grid play here, under its heading; and why a card's title does not. */
import { clipRow, episodeRow, movieRows, results } from './answers.ts';
import { read, textOf } from './ask.ts';
import { cardsOf, loadMore } from './cards.ts';
import { expect, test } from './fixtures.ts';

const CALL = '/api/tmdb/popular?';
const GRID = '/movies/PopularMovies';

/** Grids that say it, and those that do not. */
const SAYING = [
  GRID,
  '/movies/nowPlaying',
  '/movies/topRated',
  '/movies/upComing',
  '/movies/genre/drama',
  '/movies/punjabi-movies',
  '/all-recently-movies',
  '/all-cartoons',
  '/all-pak-tv-darama',
  '/all-seasons',
  '/all-hi-ur-en-pun-songs',
  '/health-&-exercise-&-fitness',
];
const SILENT = [
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
  for (const path of [GRID, '/all-pak-tv-darama', '/all-hi-ur-en-pun-songs']) {
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
  for (const path of [...SAYING, ...SILENT]) {
    const html = await (await request.get(`/ur${path}`)).text();
    expect(html).toMatch(/<li class="card|ہمیں صرف یہ معلوم ہے/);
    expect([path, anywhere.test(html)]).toEqual([path, SAYING.includes(path)]);
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

test('of dramas the line counts the rows, if all of them say whether they play', async ({
  scripted: { host, site },
}) => {
  const plays = { first_watchable: { _id: 'e1', episodeNumber: 1 } };
  const none = { first_watchable: null };
  const row = (id: number, more: object) => ({ id, title: `Drama ${id}`, poster: '', ...more });
  host.answer('/api/seasons/dashboard/tv', { json: [row(1, plays), row(2, none), row(3, none)] });
  const dramas = await read(`${site.url}/all-pak-tv-darama`);
  expect(textOf(dramas.html)).toContain(' 1 of 3 can be watched here ');
  host.answer('/api/seasons', {
    json: [
      { _id: 's1', title: 'One', poster: '', ...plays },
      { _id: 's2', title: 'Two' },
    ],
  });
  const seasons = await read(`${site.url}/all-seasons`);
  expect(seasons.cards).toBe(2);
  expect(textOf(seasons.html)).not.toMatch(/can be watched|be watched yet/);
});

test('a song that does not play says why behind a press', async ({
  page,
  scripted: { host, site },
}) => {
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
  await expect(page.getByText(reason)).toBeHidden();
  await cardsOf(page).first().getByText(none).click();
  await expect(page.getByText(reason)).toBeVisible();
});

test('a card has the play sign if its title plays, and one line if it does not', async ({
  page,
  scripted: { host, site },
}) => {
  const basis = { kind: 'facts only', reason: 'Protected in India.', countries: [] };
  const none = 'Not available to watch';
  /** Returns the marks of each card: a sign, and the line that it does not play. */
  const marks = async (path: string) => {
    await page.goto(site.url + path);
    await expect(cardsOf(page)).toHaveCount(4);
    return cardsOf(page).evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector('[aria-label="Play"]') !== null,
        ...[...card.querySelectorAll('.card-off')].map(({ textContent }) => textContent),
      ]),
    );
  };
  const says = [
    { watchable: true },
    { watchable: false, basis },
    { watchable: false, basis, free_from: 2027 },
    {},
  ];
  const films = movieRows(1, 4).map((film, at) => ({ ...film, ...says[at] }));
  host.answer(`${CALL}page=1`, { json: results(films, 1, 1) });
  expect(await marks(GRID)).toEqual([[true], [false, none], [false, 'Free from 2027'], [false]]);

  const plays = { first_watchable: { _id: 'e1', episodeNumber: 1 } };
  const rows = [{ first_watchable: null }, { first_watchable: null, basis }, {}, plays].map(
    (more, n) => ({ _id: `s${n}`, id: n, title: `Name ${n}`, poster: '', ...more }),
  );
  host.answer('/api/seasons', { json: rows });
  host.answer('/api/seasons/dashboard/tv', { json: rows });
  for (const path of ['/all-pak-tv-darama', '/all-seasons'])
    expect(await marks(path)).toEqual([[false], [true], [false, none], [false, none]]);
});

test('a ring stands at the start of a card’s picture, the play sign at its end', async ({
  page,
}) => {
  for (const language of ['', '/ur']) {
    await page.goto(`${language}/movies/PopularMovies`);
    const card = page.locator('.card:has(.ring):has(.play-sign)').first();
    const [ring, sign] = [card.locator('.ring'), card.locator('.play-sign')];
    const [start, end] = [await ring.boundingBox(), await sign.boundingBox()];
    const apart = (end?.x ?? 0) - (start?.x ?? 0);
    expect(language === '' ? apart : -apart).toBeGreaterThan(40);
  }
});

test('what plays has the sign on home, beside a film, on a person’s page, in a list and in a search', async ({
  page,
}) => {
  const sign = { name: 'Play', exact: true };
  for (const [path, ...regions] of [
    ['/movie-dashboard', 'What’s Popular', 'This year movies', 'Trending'],
    ['/zxyxvyXdF/2618748031', 'More like this'],
    ['/people/detail/747459763', 'Role in movies'],
  ] as const) {
    await page.goto(path);
    for (const region of regions) {
      const links = page.getByRole('region', { name: region }).getByRole('link');
      await expect(links.filter({ has: page.getByRole('img', sign) }).first()).toBeAttached();
    }
  }
  for (const path of ['/lists/silent-comedy', '/search?query=keaton']) {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('link', { name: /The General/ });
    await expect(links.getByRole('img', sign)).toBeVisible();
  }
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
    const said = await page.locator('.free').allTextContents();
    return said.map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const none = 'Not available to watch · Why?';
  expect(await saying('s1')).toEqual([`${none}Protected in India.`]);
  expect(await saying('s2')).toEqual(['Free everywhere: by 1998.']);
  expect(await saying('s3')).toEqual([]);
  expect(await saying('s4')).toEqual([]);
  const noCopy = 'We have not found a copy we may show.';
  expect(await saying('s5')).toEqual([`${none}Free everywhere: by 1998. ${noCopy}`]);
});
