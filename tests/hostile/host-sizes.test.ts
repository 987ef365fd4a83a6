/** A host whose answers hold more than anybody looks through: each list and each text has its limit. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import { ADDRESS, MOST_FREE, MOST_HITS, MOST_ROWS, PROSE, TITLE } from '#/contract/limits.ts';
import { CREDITS, EPISODES, MOST_CARDS, WHOLE_PAGE } from '#/lib/page-param.ts';
import { en as m } from '#/site/messages/en.ts';
import { episodeRow, movieRow, movieRows, personRow, results } from '../e2e/answers.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { trust } from '../fixtures/trust.ts';
import { isFull, PATIENT } from './failing.ts';
import { scriptedSite } from './host-site.ts';
import { all, classed, type Element, named, parse, textOf } from './markup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Rows of a host that knows no pages. */
const MANY = isFull ? 40_020 : 1200;
/** Episodes of a season that never ends. */
const EPISODES_OF_ONE = isFull ? 4200 : 420;
const MIDDLE = EPISODES_OF_ONE / 2;
/** The longest texts that anybody sends. */
const ENDLESS = 200_000;

const { host, site } = await scriptedSite({ SITE_URL });
/** Seconds after which no page and no answer is kept. */
beforeEach(() => site.pass(2 * 24 * 3600));

type Shown = { status: number; html: string; page: Element };
async function visit(path: string): Promise<Shown> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, html, page: parse(html) };
}
const answer = (path: string, json: unknown) => host.answer(path, { json });
const cards = (page: Element) => all(page, classed('card'));
const within = (page: Element, id: string) =>
  all(page, ({ attributes }) => attributes.get('id') === id).flatMap(cards);
const links = (page: Element, rel: string) =>
  all(page, ({ name, attributes }) => name === 'a' && attributes.get('rel') === rel).map(
    ({ attributes }) => attributes.get('href'),
  );
const linkNamed = (page: Element, label: string) =>
  all(page, (one) => one.name === 'a' && textOf(one).trim() === label)[0]?.attributes.get('href');
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at + 1));

describe('a list of pages', () => {
  it(`shows the first ${MOST_ROWS} rows of a host that sends all of them at once`, async () => {
    answer('/api/tmdb/popular', results(movieRows(1, MANY), 1, 500));
    const { html, page } = await visit('/movies/PopularMovies');
    expect(cards(page)).toHaveLength(MOST_ROWS);
    expect(html.length).toBeLessThan(300_000);
    expect(links(page, 'next')).toEqual(['/movies/PopularMovies?page=2']);
  });

  it('reads no more rows, though one is repeated without end', async () => {
    answer('/api/tmdb/top-rated', results(times(MANY, () => movieRow(1)).concat(movieRow(2))));
    expect(cards((await visit('/movies/topRated')).page)).toHaveLength(1);
  });

  it(`shows ${MOST_CARDS} cards at one address, and Load More leads to the page after them`, async () => {
    host.answerEach('/api/tmdb/now-playing', ({ path }) => {
      const page = Number(/page=(\d+)/.exec(path)?.[1]);
      return { json: results(movieRows(page * MOST_ROWS, MOST_ROWS), page, 90) };
    });
    const { page } = await visit('/movies/nowPlaying?page=3&through=20');
    expect(cards(page)).toHaveLength(2 * MOST_ROWS);
    expect(links(page, 'next')).toEqual(['/movies/nowPlaying?page=5']);
  });

  it('has as many slides in the feed', async () => {
    const path = '/api/tmdb/punjabi-movies-trailers';
    host.answerEach(path, ({ path: requested }) => {
      const page = Number(/page=(\d+)/.exec(requested)?.[1]);
      const slide = (n: number) => ({ id: page * MANY + n, trailerKey: 'aqz-KE-bpKQ' });
      return { json: { results: times(MANY, slide) } };
    });
    const { page } = await visit('/movies-trailers-latest-trailers?through=9');
    expect(all(page, classed('slide'))).toHaveLength(2 * MOST_ROWS);
  });
});

describe('home', () => {
  it('shows no more of a list without pages either', async () => {
    answer('/api/tmdb/trending/movies', { data: results(movieRows(1, MANY)) });
    expect(within((await visit('/movie-dashboard')).page, 'trending')).toHaveLength(MOST_ROWS);
  });
});

describe('a list that comes whole', () => {
  it.each([
    ['seasons', '/api/seasons', '/all-seasons'],
    ['dramas', '/api/seasons/dashboard/tv', '/all-pak-tv-darama'],
  ])(`of ${MANY} %s is shown ${WHOLE_PAGE} at a time, to the last`, async (_, call, path) => {
    answer(
      call,
      times(MANY, (n) => ({ _id: n, title: `Title ${n}` })),
    );
    const first = await visit(path);
    expect(cards(first.page)).toHaveLength(WHOLE_PAGE);
    expect(links(first.page, 'next')).toEqual([`${path}?page=2`]);
    const last = await visit(`${path}?page=${MANY / WHOLE_PAGE}`);
    expect(cards(last.page).map(textOf).at(-1)).toContain(`Title ${MANY}`);
  });
});

describe.each([
  ['season', '/api/seasons/s1/episodes', '/season/s1', '/movie/season/episodes?season=s1'],
  [
    'drama',
    '/api/seasons/dashboard/drama/Waris',
    '/drama/Waris',
    '/drama-pak-tv-episode-play?drama=Waris',
  ],
])('a %s of more episodes than anybody looks through', (_, call, list, player) => {
  const COUNT = EPISODES_OF_ONE;
  beforeEach(() => answer(call, times(COUNT, (n) => episodeRow(`e${n}`, n)).reverse()));
  const of = async (n: number) => {
    const { html, page } = await visit(`${player}&episode=e${n}`);
    const shown = cards(page).map((card) => Number(/Part e(\d+)/.exec(textOf(card))?.[1]));
    const ways = {
      earlier: linkNamed(page, m.earlierEpisodes),
      later: linkNamed(page, m.laterEpisodes),
    };
    return { html, shown, ...ways, next: links(page, 'next'), previous: links(page, 'prev') };
  };

  it('is shown in parts, by ascending number', async () => {
    const { page } = await visit(`${list}?page=2`);
    const notes = cards(page).map((card) => all(card, classed('card-note')).map(textOf)[0]);
    expect(notes).toEqual(times(WHOLE_PAGE, (n) => m.episodeNumber(WHOLE_PAGE + n)));
  });

  it('plays with those around, and leads to the earlier and the later ones', async () => {
    const { html, shown, earlier, later } = await of(MIDDLE);
    const around = times(EPISODES, (n) => MIDDLE - EPISODES / 2 - 1 + n);
    expect(shown).toEqual(around.filter((n) => n !== MIDDLE));
    expect(html.length).toBeLessThan(200_000);
    for (const [way, n] of [
      [earlier, Math.min(...around) - 1],
      [later, Math.max(...around) + 1],
    ] as const) {
      const { page } = await visit(way ?? '');
      expect(cards(page).map(textOf).join()).toContain(`Part e${n}`);
    }
  });

  it('ends where it begins and ends', async () => {
    const first = await of(1);
    expect(first).toMatchObject({ earlier: undefined, later: `${list}?page=2`, previous: [] });
    expect(first.shown).toEqual(times(EPISODES - 1, (n) => n + 1));
    const last = await of(COUNT);
    expect(last).toMatchObject({ later: undefined, next: [] });
    expect(last.shown).toEqual(times(EPISODES - 1, (n) => COUNT - EPISODES + n));
  });
});

describe('a search', () => {
  it(`brings ${MOST_HITS} hits, on its page and to browsers`, async () => {
    answer('/api/tmdb/dashboard/search', movieRows(1, MANY));
    const { page } = await visit('/search?query=zzfilm');
    const [hits] = all(page, classed('search-page-hits'));
    expect(hits && all(hits, named('li'))).toHaveLength(MOST_HITS);
    const data = await fetch(`${site.url}/data/search?query=zzfilm`);
    expect(await data.json()).toHaveLength(MOST_HITS);
  });
});

describe('what becomes free', () => {
  it(`in one year is ${MOST_FREE} titles at most, on its page and in its calendar`, async () => {
    answer('/api/tmdb/popular', { ...results(movieRows(1)), free: true });
    const free = [{ country: 'US', year: 9999 }];
    const basis = { kind: 'facts only', reason: 'Protected.', countries: [], free };
    answer(
      '/api/free',
      movieRows(1, MANY).map((row) => ({ ...row, basis })),
    );
    await visit('/movies/PopularMovies');
    expect(cards((await visit('/free/9999')).page)).toHaveLength(MOST_FREE);
    const calendar = await fetch(`${site.url}/free-9999.ics`);
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(MOST_FREE);
  });
});

describe('credits', () => {
  const face = (n: number) => personRow(n, { name: `Person ${n}`, character: 'x', job: 'y' });
  const faces = times(CREDITS + 10, face);

  it(`of a film stand ${CREDITS} at once, the rest behind a link`, async () => {
    answer('/api/tmdb/dashboard/movie/7', { ...movieRow(7), cast: faces });
    const first = await visit('/zxyxvyXdF/7');
    expect(within(first.page, 'cast')).toHaveLength(CREDITS);
    expect(links(first.page, 'next')).toEqual(['/zxyxvyXdF/7?cast=2#cast']);
    const rest = await visit('/zxyxvyXdF/7?cast=2');
    expect(within(rest.page, 'cast').map(textOf).join()).toContain(`Person ${CREDITS + 10}`);
    expect(links(rest.page, 'next')).toEqual([]);
    expect(links(rest.page, 'prev')).toEqual(['/zxyxvyXdF/7#cast']);
    expect((await visit('/zxyxvyXdF/7?cast=3')).status).toBe(404);
  });

  it('of a series share that room', async () => {
    const series = { name: 'Series', created_by: faces };
    answer('/api/tmdb/series/3', { series, credits: { cast: faces, crew: faces } });
    answer(
      '/api/tmdb/series/videos/3',
      times(MANY, () => ({ type: 'Teaser', key: 'x' })),
    );
    const { page } = await visit('/detail/tv-series/3');
    const shown = ['directors', 'cast', 'crew'].map((id) => within(page, id).length);
    expect(shown).toEqual([CREDITS / 3, CREDITS / 3, CREDITS / 3]);
    expect(links(page, 'next')).toHaveLength(3);
  });

  it('of a person are shown in parts', async () => {
    const roles = movieRows(1, 3 * WHOLE_PAGE);
    const person = { ...face(5), images: roles, movie_credits: roles, tv_credits: roles };
    answer('/api/tmdb/5', person);
    const { html, page } = await visit('/people/detail/5');
    expect(links(page, 'next')).toHaveLength(3);
    expect(html.length).toBeLessThan(200_000);
  });
});

describe('texts', () => {
  const lettersOf = (text: string) => [...text].length;
  const FACE = '\u{1f600}';

  it(`end after ${TITLE} letters of a title and ${PROSE} of a text, between two letters`, async () => {
    const title = `x${FACE.repeat(ENDLESS)}`;
    const overview = 'y'.repeat(ENDLESS);
    answer('/api/tmdb/dashboard/movie/8', { ...movieRow(8), title, overview });
    const { html, page } = await visit('/zxyxvyXdF/8');
    const [heading] = all(page, named('h1')).map((one) => textOf(one).trim());
    expect(heading).toBe(`x${FACE.repeat(TITLE - 2)}…`);
    expect(lettersOf(heading ?? '')).toBe(TITLE);
    expect(html).toContain(`${'y'.repeat(PROSE - 1)}…`);
    expect(html).not.toContain('y'.repeat(PROSE));
    expect(html.isWellFormed()).toBe(true);
  });

  it(`of more than ${ADDRESS} characters are no address of a picture or a player`, async () => {
    const long = 'z'.repeat(ENDLESS);
    const trailer = `https://archive.org/embed/${long}`;
    const poster = `https://i.ytimg.com/${long}`;
    answer('/api/tmdb/dashboard/movie/9', {
      ...movieRow(9),
      trailer,
      poster,
      background_path: poster,
    });
    const { status, html } = await visit('/zxyxvyXdF/9');
    expect(status).toBe(200);
    expect(html).not.toContain('zzzz');
    expect(html.length).toBeLessThan(60_000);
  });
});

describe('the log', () => {
  /** Returns what is logged while a host answers a call with these rows, one answer after the other. */
  async function linesOf(answers: unknown[][]): Promise<string[]> {
    const lines: string[] = [];
    const source = remoteSource(host.origin, PATIENT);
    const log = (line: string) => void lines.push(line.replace(host.origin, 'host'));
    const catalogue = createCatalogue({ source, trust, log, caches: false });
    for (const rows of answers) {
      answer('/api/tmdb/popular?page=', results(rows as Record<string, unknown>[]));
      await catalogue.ask('popular', { page: 1 }).catch(() => undefined);
    }
    source.close();
    return lines;
  }
  const nameless = (count: number) => times(count, (n) => ({ title: `Film ${n}`, id: null }));

  it('names the call and the field if most rows of a list can not be read', async () => {
    const few = [...nameless(17), ...movieRows(1, 3)];
    expect(await linesOf([few, few, movieRows(1, 20), few])).toEqual([
      'host: popular: most rows can not be read, because of id',
      'host: popular: most rows can not be read, because of id',
    ]);
  });

  it('names what a row needs, not what it may do without', async () => {
    const lines: string[] = [];
    const source = remoteSource(host.origin, PATIENT);
    const log = (line: string) => void lines.push(line.replace(host.origin, 'host'));
    const catalogue = createCatalogue({ source, trust, log, caches: false });
    const unread = ['..', '\u200b', true].map((title, id) => ({ id, title }));
    answer('/api/seasons/dashboard/tv', [...unread, { id: 9, title: 'Waris' }]);
    await catalogue.ask('dramas', {});
    source.close();
    expect(lines).toEqual(['host: dramas: most rows can not be read, because of title']);
  });

  it.each([
    ['half of its rows can be read', [...nameless(10), ...movieRows(1, 10)]],
    ['its rows are repeated', times(20, () => movieRow(1))],
    ['it has no rows', []],
  ])('says nothing of a list if %s', async (_what, rows) => {
    expect(await linesOf([rows])).toEqual([]);
  });

  it.each([
    ['id', [{ title: 'A' }, { title: 'B', id: {} }]],
    ['id', [{ title: 'A', id: [7] }]],
    ['rows that are no objects', ['A', 'B']],
  ])('names the call and the field if no row can be read: %s', async (field, rows) => {
    expect((await linesOf([rows]))[0]).toContain(
      `Invalid data format: popular: no row can be read, because of ${field}`,
    );
  });

  it('has one line for each limit and call, while the answer is too long', async () => {
    const lines: string[] = [];
    const source = remoteSource(host.origin, PATIENT);
    const log = (line: string) => void lines.push(line.replace(host.origin, 'host'));
    const catalogue = createCatalogue({ source, trust, log, caches: false });
    const ask = (page: number) => catalogue.ask('popular', { page });
    const say = (page: number, count: number, title: string) =>
      answer(
        `/api/tmdb/popular?page=${page}`,
        results(times(count, (n) => movieRow(n, { title }))),
      );
    const long = 'x'.repeat(2 * TITLE);
    say(1, MOST_ROWS + 1, long);
    say(2, MOST_ROWS + 1, long);
    say(3, 20, 'Film');
    for (const page of [1, 2, 3, 1, 2, 3]) await ask(page);
    const said = [
      `host: popular: more than ${MOST_ROWS} rows. The rest is not read.`,
      `host: popular: a text of more than ${TITLE} letters. The rest is not read.`,
    ];
    expect(lines).toEqual(said);
    say(1, 20, 'Film');
    await ask(1);
    say(1, 20, long);
    await ask(1);
    expect(lines).toEqual([...said, said[1]]);
    source.close();
  });
});
