/** What pages say where their host fails, does not know them, or has nothing: docs/product.md, Messages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en as m } from '#/site/messages/en.ts';
import { episodeRow, movieRows, results } from '../e2e/answers.ts';
import { exception } from '../fixtures/exception.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { type HostSite, siteOver } from './host-site.ts';
import { all, type Element, named, parse, textOf } from './markup.ts';

let host: ScriptedHost;
let site: HostSite;
/** Gives a part of these tests its own host and site: the breaker knows no failures of another. */
function withSite(): void {
  beforeAll(async () => {
    host = await createScriptedHost();
    site = await siteOver(host.origin);
  });
  afterAll(async () => {
    await site.close();
    await host.close();
  });
}

type Shown = { status: number; html: string; main: Element };
async function visit(path: string): Promise<Shown> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const html = await response.text();
  const [main] = all(parse(html), named('main'));
  if (!main) throw new Error(`no main on ${path}`);
  return { status: response.status, html, main };
}
const answer = (path: string, json: unknown) => host.answer(path, { json });
const headingOf = ({ main }: Shown) => all(main, named('h1')).map((one) => textOf(one).trim());
const alertsOf = ({ main }: Shown) =>
  all(main, ({ attributes }) => attributes.get('role') === 'alert');
const hrefOf = ({ main }: Shown, label: string) =>
  all(main, (one) => one.name === 'a' && textOf(one).trim() === label)[0]?.attributes.get('href');

const GRID = '/movies/PopularMovies';
const CALL = '/api/tmdb/popular?page=';
const SEARCH = '/api/tmdb/dashboard/search?query=';
const SEASON = '/movie/season/episodes?season=s1';
const DRAMA = '/drama-pak-tv-episode-play?drama=Kahan+Ho%3F';

describe('of a host that fails', () => {
  withSite();
  beforeAll(() => host.answer('/', { status: 500 }));

  it.each([
    ['/all-seasons', m.seasonsFailed],
    ['/season/s1', m.episodesFailed],
    ['/drama/Waris', m.episodesFailed],
    [`${SEASON}&episode=e1`, m.episodesFailed],
    [`${DRAMA}&episode=e1`, m.episodesFailed],
    ['/all-pak-tv-darama', m.listFailed],
    ['/all-recently-movies', m.listFailed],
    ['/people/popularPeople', m.listFailed],
    ['/movies/genre/science-fiction', m.listFailed],
    ['/movies-trailers-latest-trailers', m.listFailed],
    ['/search?query=a+lamp', m.searchFailed],
  ])('%s is 502 and says “%s” with Retry', async (path, words) => {
    exception('said-failures');
    const page = await visit(path);
    expect(page.status).toBe(502);
    expect(alertsOf(page).map(textOf).join().replace(/\s+/g, ' ')).toContain(`${words} ${m.retry}`);
    expect(hrefOf(page, m.retry)).toBe(path);
    expect(all(page.main, named('iframe'))).toEqual([]);
  });

  it.each([
    ['/zxyxvyXdF/7', m.movieNotFound],
    ['/people/detail/7', m.personFailed],
    ['/detail/tv-series/9', m.seriesFailed],
  ])('%s is 502, says “%s” and that the catalogue can not be reached', async (path, words) => {
    const page = await visit(path);
    expect([page.status, headingOf(page)]).toEqual([502, [words]]);
    expect(textOf(page.main)).toContain(m.unavailableHint);
    expect(hrefOf(page, m.retry)).toBe(path);
  });
});

describe('of a host that answers oddly', () => {
  withSite();

  it.each([{ not: 'a list' }, 'text'])('a list that is %j has failed', async (json) => {
    answer('/api/seasons', json);
    const page = await visit('/all-seasons');
    expect(page.status).toBe(502);
    expect(textOf(page.main)).toContain(m.seasonsFailed);
  });

  it.each([
    ['series', { series: [], credits: {} }, '/detail/tv-series/9', m.seriesFailed],
    ['series', null, '/detail/tv-series/10', m.seriesFailed],
    ['person', [], '/people/detail/9', m.personFailed],
    ['movie', {}, '/zxyxvyXdF/9', m.movieNotFound],
    ['movie', { overview: 'No name' }, '/zxyxvyXdF/10', m.movieNotFound],
  ])('a %s that is %j has failed', async (_kind, json, path, words) => {
    const id = path.split('/').pop();
    for (const call of ['series/', '', 'dashboard/movie/']) answer(`/api/tmdb/${call}${id}`, json);
    const page = await visit(path);
    expect([page.status, headingOf(page)]).toEqual([502, [words]]);
  });

  it('a series without credits shows what it has', async () => {
    answer('/api/tmdb/series/8', { series: { name: 'Without credits', overview: 'A lamp.' } });
    const page = await visit('/detail/tv-series/8');
    expect([page.status, headingOf(page)]).toEqual([200, ['Without credits']]);
    expect(textOf(page.main)).toContain('A lamp.');
    expect(textOf(page.main)).not.toContain(m.fullCrew);
  });

  it.each([undefined, null, '', {}, 'a b'])(
    'a movie whose id is %j shows what it has, and plays by the id of its address',
    async (id) => {
      const title = `Named ${JSON.stringify(id)}`;
      answer('/api/tmdb/dashboard/movie/8', { id, title, overview: 'A lamp.' });
      answer('/api/tmdb/dashboard/complete/8', { title, links: 'https://archive.org/embed/lamp' });
      site.pass(2 * 24 * 3600);
      const page = await visit('/zxyxvyXdF/8?play=movie');
      expect([page.status, headingOf(page)]).toEqual([200, [title]]);
      expect(page.html).toContain('https://archive.org/embed/lamp');
      expect(page.html).toContain('/zxyxvyXdF/8');
    },
  );

  it('home leaves out a section with its heading while the rest stands', async () => {
    answer('/api/tmdb/recently-add/movies?', { movies: [{ id: 1, title: 'Recent' }] });
    answer('/api/tmdb/trending/movies?', { nothing: [] });
    host.answer('/api/tmdb/this-year?', { status: 500 });
    const page = await visit('/movie-dashboard');
    const headings = all(page.main, named('h2')).map((one) => textOf(one).trim());
    expect(page.status).toBe(200);
    expect(headings).toContain(m.recentlyMovies);
    for (const lost of [m.trending, m.thisYearMovies]) expect(headings).not.toContain(lost);
  });
});

describe('what the host does not know', () => {
  withSite();

  it.each([
    ['/zxyxvyXdF/1', m.movieNotFound, null, null],
    ['/people/detail/1', m.personNotFound, null, null],
    ['/detail/tv-series/1', m.seriesFailed, null, null],
    ['/season/none', m.seasonNotFound, m.allSeasons, '/all-seasons'],
    [`${SEASON}&episode=e1`, m.seasonNotFound, m.allSeasons, '/all-seasons'],
    ['/drama/Nobody', m.dramaNotFound, m.allDramas, '/all-pak-tv-darama'],
    [`${DRAMA}&episode=e1`, m.dramaNotFound, m.allDramas, '/all-pak-tv-darama'],
    ['/movies/genre/ballet', m.genreNotFound, m.popularMovies, GRID],
  ])('%s is 404, says “%s” without Retry, and leads on', async (path, words, label, on) => {
    const page = await visit(path);
    expect([page.status, headingOf(page)]).toEqual([404, [words]]);
    expect(page.html).toContain(`<title>${words} · Manzar</title>`);
    expect(alertsOf(page)).toEqual([]);
    expect(hrefOf(page, m.retry)).toBeUndefined();
    if (label !== null) expect(hrefOf(page, label)).toBe(on);
    else expect(textOf(page.main)).toContain(m.goneHint);
  });

  it('is no missing page where it is a list of the site', async () => {
    const page = await visit('/all-seasons');
    expect([page.status, alertsOf(page).length]).toEqual([502, 1]);
  });
});

describe('what is empty', () => {
  withSite();

  it.each([
    ['/movies/topRated', '/api/tmdb/top-rated', results([]), m.emptyList],
    ['/season/empty', '/api/seasons/empty/episodes', [], m.emptyList],
    [
      '/movies-trailers-latest-trailers',
      '/api/tmdb/punjabi-movies-trailers',
      { results: [] },
      m.noTrailers,
    ],
  ])('%s is 200 and says so', async (path, call, json, words) => {
    answer(call, json);
    const page = await visit(path);
    expect(page.status).toBe(200);
    expect(textOf(page.main)).toContain(words);
    expect(hrefOf(page, m.loadMore)).toBeUndefined();
  });

  it.each([
    ['/people/detail/3', '/api/tmdb/3', {}, m.personEmpty],
    ['/people/detail/4', '/api/tmdb/4', null, m.personEmpty],
    ['/detail/tv-series/3', '/api/tmdb/series/3', { series: {}, credits: {} }, m.seriesEmpty],
    ['/detail/tv-series/4', '/api/tmdb/series/4', {}, m.seriesEmpty],
    ['/detail/tv-series/5', '/api/tmdb/series/5', { credits: { cast: [] } }, m.seriesEmpty],
  ])('%s says so in its heading', async (path, call, json, words) => {
    answer(call, json);
    const page = await visit(path);
    expect([page.status, headingOf(page)]).toEqual([200, [words]]);
  });
});

describe('a page of a list', () => {
  withSite();

  it('after the last is 404, says so and leads to the last', async () => {
    answer(CALL, results([], 7, 3));
    answer(`${CALL}3`, results(movieRows(41), 3, 3));
    const page = await visit(`${GRID}?page=7`);
    expect([page.status, headingOf(page)]).toEqual([404, [m.popularMovies]]);
    expect(textOf(page.main)).toContain(m.noPage(7, m.popularMovies));
    expect(textOf(page.main)).toContain(m.lastPage(3));
    expect(textOf(page.main)).not.toContain(m.emptyList);
    expect(hrefOf(page, m.goToPage(3))).toBe(`${GRID}?page=3`);
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    expect(page.html).not.toContain('rel="canonical"');
  });

  it('of a list that has become empty leads to its address without a number', async () => {
    answer('/api/tmdb/now-playing?page=', results([], 2, 0));
    const page = await visit('/movies/nowPlaying?page=2');
    expect(page.status).toBe(404);
    expect(hrefOf(page, m.goToPage(1))).toBe('/movies/nowPlaying');
  });

  it('that is empty within the host’s total is empty, and leads back', async () => {
    answer(`${CALL}5`, results([], 5, 9));
    const page = await visit(`${GRID}?page=5`);
    expect(page.status).toBe(200);
    expect(textOf(page.main)).toContain(m.emptyList);
    expect(hrefOf(page, m.backToPage(4))).toBe(`${GRID}?page=4`);
  });

  it('that goes on through a page after the last ends with the last', async () => {
    const call = '/api/tmdb/upcoming?page=';
    answer(call, results([], 4, 2));
    for (const n of [1, 2]) answer(call + n, results(movieRows(n * 20 - 19), n, 2));
    const page = await visit('/movies/upComing?through=4');
    expect(page.status).toBe(200);
    expect(textOf(page.main)).toContain('Film 40');
    expect(hrefOf(page, m.loadMore)).toBeUndefined();
    expect((await visit('/movies/upComing?page=3&through=4')).status).toBe(404);
  });

  it('whose host offers no filters now is the whole list, and says so', async () => {
    const films = { ...results(movieRows(1)), discover: true };
    for (const call of ['top-rated', 'discover/movies']) answer(`/api/tmdb/${call}`, films);
    await visit('/movies/topRated');
    const page = await visit('/discover?genre=war');
    expect(page.status).toBe(200);
    expect(textOf(page.main)).toContain('Film 20');
    expect(textOf(page.main)).toContain(m.filterMissing);
    expect(textOf((await visit('/discover')).main)).not.toContain(m.filterMissing);
  });
});

describe('the page of an episode', () => {
  withSite();

  it.each([
    [SEASON, '/api/seasons/s2/episodes', m.allEpisodes, '/season/s2'],
    [
      DRAMA,
      '/api/seasons/dashboard/drama/',
      m.allEpisodes,
      `/drama/${encodeURIComponent('Kahan Ho?')}`,
    ],
  ])('%s says that none is selected when the address names none', async (path, call, label, on) => {
    answer(call, [episodeRow('e1', 1)]);
    const known = path.replace('s1', 's2');
    for (const [address, status] of [
      [known, 200],
      [`${known}&episode=e9`, 404],
    ] as const) {
      const page = await visit(address);
      expect([page.status, headingOf(page)]).toEqual([status, [m.noEpisode]]);
      expect(hrefOf(page, label)).toBe(on);
    }
    const [bare = ''] = path.split('?');
    for (const [address, status] of [
      [bare, 200],
      [`${bare}?episode=e1`, 404],
    ] as const) {
      const page = await visit(address);
      expect([page.status, headingOf(page)]).toEqual([status, [m.noEpisode]]);
      expect(hrefOf(page, path === SEASON ? m.allSeasons : m.allDramas)).toBeDefined();
    }
  });

  it('of a season whose name can not be had leads to all episodes', async () => {
    answer('/api/seasons/s4/episodes', [episodeRow('e1', 1)]);
    host.answer('/api/seasons', { status: 500 });
    const page = await visit('/movie/season/episodes?season=s4&episode=e1');
    expect(page.status).toBe(200);
    expect(hrefOf(page, m.allEpisodes)).toBe('/season/s4');
  });

  it('without a title or a link is Untitled, and says that there is no video', async () => {
    answer('/api/seasons/s3/episodes', [{ _id: 'bare' }]);
    const page = await visit('/movie/season/episodes?season=s3&episode=bare');
    expect(headingOf(page)).toEqual(['Untitled']);
    expect(textOf(page.main)).toContain(m.noVideo);
    expect(textOf(page.main)).not.toMatch(/Episode: |NaN|null|undefined/);
    expect(textOf(page.main)).not.toContain(m.remainingEpisodes);
  });
});

describe('the gender of a person', () => {
  withSite();

  const list = [
    { id: 11, name: 'A', gender: 1 },
    { id: 12, name: 'B', gender: 2 },
    { id: 13, name: 'C' },
  ];
  it.each([
    [11, undefined, m.female],
    [12, 0, m.male],
    [13, undefined, m.notSpecified],
    [14, 2, m.male],
    [15, 1, m.female],
    [16, 'male', m.notSpecified],
  ])('of person %d whose answer says %j is %s', async (id, gender, shown) => {
    answer('/api/tmdb/popular-people?page=', results(list));
    await visit('/people/popularPeople');
    answer(`/api/tmdb/${id}`, { id, name: `Person ${id}`, gender, birthday: '1931-02-30' });
    const { main } = await visit(`/people/detail/${id}`);
    const facts = (name: string) => all(main, named(name)).map((one) => textOf(one).trim());
    expect([facts('dt'), facts('dd')]).toEqual([[m.gender], [shown]]);
  });

  /** Returns what the page of a person says of the gender. */
  async function genderAt(address: string, own = site): Promise<string> {
    const html = await (await fetch(own.url + address)).text();
    return all(parse(html), named('dd')).map(textOf).join().trim();
  }

  it('is in the link of the list, which search engines do not get', async () => {
    answer('/api/tmdb/popular-people?page=', results(list));
    const page = await visit('/people/popularPeople');
    const hrefs = all(page.main, named('a')).map(({ attributes }) => attributes.get('href'));
    expect(hrefs).toEqual([
      '/people/detail/11?gender=1',
      '/people/detail/12?gender=2',
      '/people/detail/13',
    ]);
    for (const id of [31, 32]) answer(`/api/tmdb/${id}`, { id, name: `Person ${id}` });
    answer('/api/tmdb/32', { id: 32, name: 'Person 32', gender: 1 });
    const { html } = await visit('/people/detail/31?gender=1');
    expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/people\/detail\/31">/);
    expect(await genderAt('/people/detail/31?gender=1')).toBe(m.female);
    expect(await genderAt('/people/detail/31?gender=2')).toBe(m.male);
    expect(await genderAt('/people/detail/31?gender=3')).toBe(m.notSpecified);
    expect(await genderAt('/people/detail/32?gender=2')).toBe(m.female);
  });

  it('is that of a list which says it after the page was stored, also after a start in between', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manzar-genders-'));
    const env = { SHELF_DB: join(folder, 'shelf.db') };
    for (const id of [41, 42]) answer(`/api/tmdb/${id}`, { id, name: `Person ${id}` });
    answer('/api/tmdb/popular-people?page=', results([{ id: 41, name: 'A', gender: 1 }]));
    const first = await siteOver(host.origin, env);
    expect(await genderAt('/people/detail/41', first)).toBe(m.notSpecified);
    await fetch(`${first.url}/people/popularPeople`);
    await expect.poll(() => genderAt('/people/detail/41', first)).toBe(m.female);
    await first.close();
    const second = await siteOver(host.origin, env);
    expect(await genderAt('/people/detail/41', second)).toBe(m.female);
    expect(await genderAt('/people/detail/42', second)).toBe(m.notSpecified);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});

describe('the search page', () => {
  withSite();

  it.each(['', '?query=', '?query=ab', '?query=++a++', '?query=की'])(
    'of %j asks for three letters, or for two of another script than Latin',
    async (query) => {
      const page = await visit(`/search${query}`);
      expect(page.status).toBe(200);
      expect(textOf(page.main)).toContain(m.searchHint.slice(0, 70));
      expect(host.requests.filter((path) => path.startsWith(SEARCH))).toEqual([]);
    },
  );

  it('says when nothing is found, and leads on', async () => {
    answer(`${SEARCH}%E0%A4%A6%E0%A4%BF%E0%A4%B2`, []);
    const page = await visit('/search?query=दिल');
    expect(page.status).toBe(200);
    expect(textOf(page.main)).toContain('Nothing found for “दिल”.');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    expect(page.html).not.toContain('rel="canonical"');
    expect(host.requests.filter((path) => path.startsWith(SEARCH))).toHaveLength(1);
    const hrefs = all(page.main, named('a')).map(({ attributes }) => attributes.get('href'));
    expect(hrefs).toContain('/movie-dashboard');
  });
});
