/** What a host says of a title beyond the contract, on the pages of titles and people. */
import { languages, prefixOf } from '#/contract/language.ts';
import { newYear } from '#/site/free-date.ts';
import { localeIn } from '#/site/locale.ts';
import { ask, textOf } from './ask.ts';
import { expect, test } from './fixtures.ts';

const MOVIE = {
  id: 7,
  title: 'The Lamp',
  release_date: '1951-02-02',
  vote_average: 7,
  overview: 'A dot of light.',
};
const FACTS = { genres: ['Drama', 'Crime'], runtime: 193, language: 'hi', countries: ['IN', 'GB'] };
const BASIS = { kind: 'term ended', reason: 'published before 1966.', countries: ['IN', 'US'] };

test('facts stand under date and runtime, with a link only where it leads somewhere, and after the overview where it is free', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer('/api/tmdb/dashboard/movie/7', { json: { ...MOVIE, ...FACTS, basis: BASIS } });
  await page.goto(`${site.url}/zxyxvyXdF/7`);
  const main = page.getByRole('main');
  const facts = main.getByRole('list').filter({ hasText: 'Drama' });
  await expect(facts.getByRole('listitem')).toHaveText([
    'Drama, Crime',
    'Hindi',
    'India, United Kingdom',
  ]);
  await expect(facts.getByRole('link')).toHaveText(['Hindi']);
  await expect(facts.getByRole('link')).toHaveAttribute('href', '/movies/hindi-movies');
  const free = main.getByText('Free in India and the United States: published before 1966.');
  const date = main.getByText('February 02, 1951 · 3 h 13 min', { exact: true });
  const overview = main.getByText('A dot of light.');
  const tops = await Promise.all(
    [date, facts, overview, free].map(async (it) => (await it.boundingBox())?.y),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => (a ?? 0) - (b ?? 0)));

  const series = { name: 'Lamps', ...FACTS, runtime: 45, basis: { ...BASIS, countries: [] } };
  host.answer('/api/tmdb/series/3', { json: { series, credits: {} } });
  host.answer('/api/tmdb/series/videos/3', { json: [] });
  await page.goto(`${site.url}/detail/tv-series/3`);
  await expect(facts.getByRole('listitem')).toHaveText([
    'Drama, Crime',
    'Hindi',
    'India, United Kingdom',
  ]);
  await expect(facts.getByRole('link')).toHaveCount(0);
  await expect(main.getByText('Free everywhere: published before 1966.')).toBeVisible();
});

test('countries have their common short names in every language', async ({
  scripted: { host, site },
}) => {
  host.answer('/api/tmdb/dashboard/movie/7', {
    json: { ...MOVIE, countries: ['US', 'GB'], basis: { ...BASIS, countries: ['US'] } },
  });
  const said = {
    hi: ['अमेरिका, ब्रिटेन', 'अमेरिका में कॉपीराइट से मुक्त:'],
    pa: ['ਅਮਰੀਕਾ, ਬਰਤਾਨੀਆ', 'ਅਮਰੀਕਾ ਵਿੱਚ ਕਾਪੀਰਾਈਟ ਤੋਂ ਮੁਕਤ:'],
    ur: ['امریکہ، برطانیہ', '\u2068امریکہ\u2069 میں کاپی رائٹ سے آزاد:'],
  };
  for (const [language, [facts, free]] of Object.entries(said)) {
    const html = (await ask(`${site.url}/${language}/zxyxvyXdF/7`)).body.toString();
    expect(textOf(html)).toContain(` ${facts} `);
    expect(textOf(html)).toContain(` ${free}`);
  }
});

test('a silent film says so in every language, before the language of its titles', async ({
  scripted: { host, site },
}) => {
  const silent = { ...MOVIE, genres: ['Drama', 'Silent'], language: 'hi' };
  host.answer('/api/tmdb/dashboard/movie/7', { json: silent });
  const said = {
    '': 'Drama , Silent Hindi',
    '/hi': 'ड्रामा , मूक हिन्दी',
    '/pa': 'ਡਰਾਮਾ , ਮੂਕ ਹਿੰਦੀ',
    '/ur': 'ڈرامہ ، خاموش ہندی',
  };
  for (const [language, facts] of Object.entries(said)) {
    const html = (await ask(`${site.url}${language}/zxyxvyXdF/7`)).body.toString();
    expect(textOf(html)).toContain(` ${facts} `);
  }
});

test('a host that gives no facts has none on its pages', async ({ scripted: { host, site } }) => {
  host.answer('/api/tmdb/dashboard/movie/7', { json: MOVIE });
  host.answer('/api/seasons/dashboard/tv', { json: [{ id: 1, title: 'Waris', poster: '' }] });
  host.answer('/api/seasons/dashboard/drama/', { json: [] });
  for (const path of ['/zxyxvyXdF/7', '/drama/Waris']) {
    const html = (await ask(site.url + path)).body.toString();
    expect(html).toContain('</main>');
    expect(html.match(/class="(?:[^"]* )?(?:facts|free|about)[ "]/g)).toBeNull();
  }
});

test('a drama’s head has its overview, and its writers, directors and cast, whose names lead to them', async ({
  page,
}) => {
  await page.goto('/drama/Tanhaiyaan');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Sisters Zara and Sanya lose their parents/)).toBeVisible();
  await expect(main.getByRole('term')).toHaveText(['Written by', 'Directed by', 'With']);
  await expect(main.getByRole('definition').nth(2)).toContainText(/Shehnaz Sheikh\s+as Zara/);
  await main.getByRole('link', { name: 'Haseena Moin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haseena Moin');
  const roles = page.getByRole('region', { name: 'Role in TV series:' });
  await expect(roles.getByRole('link', { name: 'Tanhaiyaan' })).toHaveAttribute(
    'href',
    '/drama/Tanhaiyaan',
  );
});

test('a song says its film, year, singers, composer and notes, and a person the day of death', async ({
  scripted: { host, site },
}) => {
  const song = {
    title: 'Awara Hoon',
    links: '',
    views: '',
    film: 'Awara',
    year: 1951,
    singers: ['Mukesh', 'Lata'],
    composer: 'Shankar',
    notes: 'The tramp’s song.',
  };
  host.answer('/api/tmdb/all/songs', { json: { songs: [song], totalPages: 1 } });
  const songs = (await ask(`${site.url}/all-hi-ur-en-pun-songs`)).body.toString();
  expect(textOf(songs)).toContain('Awara · 1951 · Sung by Mukesh , Lata · Music by Shankar');
  expect(textOf(songs)).toContain('The tramp’s song.');

  host.answer('/api/tmdb/7', { json: { name: 'Noor', deathday: '1981-05-03' } });
  const person = (await ask(`${site.url}/people/detail/7`)).body.toString();
  expect(textOf(person)).toContain('Died May 03, 1981');
});

test('an Indian film of the open catalogue plays, and says where it is free', async ({ site }) => {
  const hindi = (await ask(`${site.url}/movies/hindi-movies`)).body.toString();
  const id = /\?play=(\d+)(?:(?!<\/li>).)*Awaara/s.exec(hindi)?.[1];
  const movie = textOf((await ask(`${site.url}/zxyxvyXdF/${id}`)).body.toString());
  expect(movie).toContain('1951 · 3 h 13 min Drama , Crime , Romance Hindi India');
  expect(movie).toContain('Free in India: published in 1951: the term of 60 years');
  expect(movie).not.toContain('We have not found a copy');
});

test('what is free but does not play says that no copy is known, and facts alone say why', async ({
  scripted: { host, site },
}) => {
  const page = async (path: string) => textOf((await ask(site.url + path)).body.toString());
  // The site keeps answers for a while, so each title has its own id.
  let id = 7;
  const movie = async (more: object) => {
    id += 1;
    const json = { ...MOVIE, id, basis: BASIS, ...more };
    host.answer(`/api/tmdb/dashboard/movie/${id}`, { json });
    return page(`/zxyxvyXdF/${id}`);
  };
  const noCopy = 'published before 1966. We have not found a copy we may show.';
  expect(await movie({ watchable: false })).toContain(noCopy);
  expect(await movie({ watchable: true })).not.toContain('No copy');
  expect(await movie({})).not.toContain('No copy');
  const basis = { kind: 'facts only', reason: 'Protected in India.', countries: [] };
  const said = 'Not available to watch · Why? Protected in India. ';
  expect(await movie({ watchable: false, basis })).toContain(said);
  expect(await movie({ watchable: false, basis })).not.toContain('No copy');
  expect(await movie({ watchable: true, basis })).not.toContain('Protected');

  const season = { _id: 's', title: 'Lamps 1', poster: '' };
  const series = async (first_watchable?: null) => {
    const seasons = [{ ...season, ...(first_watchable === null && { first_watchable }) }];
    const json = { series: { name: 'Lamps', basis: BASIS, seasons }, credits: {} };
    id += 1;
    host.answer(`/api/tmdb/series/${id}`, { json });
    host.answer(`/api/tmdb/series/videos/${id}`, { json: [] });
    return page(`/detail/tv-series/${id}`);
  };
  expect(await series(null)).toContain(noCopy);
  expect(await series()).not.toContain('No copy');

  const drama = { id: 1, title: 'Waris', poster: '', first_watchable: null };
  host.answer('/api/seasons/dashboard/drama/', { json: [] });
  host.answer('/api/seasons/dashboard/tv', { json: [{ ...drama, basis: BASIS }] });
  expect(await page('/drama/Waris')).toContain(noCopy);
});

test('a drama of the open catalogue says in every language from when it is free, and until when it is protected', async ({
  site,
}) => {
  const said = {
    en: 'Why? Protected in Pakistan until the end of 2029',
    ur: 'کیوں؟ پاکستان میں کاپی رائٹ کے تحت محفوظ: پہلی قسط 2029 کے آخر تک',
    hi: 'क्यों? पाकिस्तान में',
    pa: 'ਕਿਉਂ? ਪਾਕਿਸਤਾਨ ਵਿੱਚ',
  };
  for (const language of languages) {
    const { body } = await ask(`${site.url}${prefixOf(language)}/drama/Waris`);
    const waris = textOf(body.toString());
    expect(waris).toContain(said[language]);
    expect(waris).toContain(newYear(2030, localeIn(language).m));
  }
});

test('no word of a company is cut in two, and a date in Urdu stands clear of the Latin line above it', async ({
  page,
  scripted: { host, site },
}) => {
  const productionCompanies = [{ name: 'Gaumont-British Picture Corporation' }];
  host.answer('/api/tmdb/dashboard/movie/7', { json: { ...MOVIE, productionCompanies } });
  const company = page.locator('.company bdi');
  await page.goto(`${site.url}/zxyxvyXdF/7`);
  for (const width of [320, 360, 768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await company.evaluate((name) => {
      const text = name.firstChild as Text;
      return [...text.data.matchAll(/[^ -]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
    expect([width, cut]).toEqual([width, []]);
  }

  const results = [
    {
      id: 1,
      title: 'Lamp',
      release_date: '1955-08-26',
      native_titles: [{ language: 'ur', text: 'دیا' }],
    },
  ];
  host.answer('/api/tmdb/popular?', { json: { results, page: 1, total_pages: 1 } });
  await page.goto(`${site.url}/ur/movies/PopularMovies`);
  const notes = page.getByRole('main').getByRole('listitem').locator('.card-note');
  await expect(notes).toHaveText(['Lamp', /1955/]);
  await expect(notes.last()).toHaveCSS('padding-top', '8px');
});
