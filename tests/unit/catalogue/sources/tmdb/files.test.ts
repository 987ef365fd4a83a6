/** The database beside the catalogue's files: whose ids are whose, and what both bring. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { languages } from '#/contract/language.ts';
import type { SearchKind } from '#/contract/params.ts';
import type { ListRow } from '#/contract/rows/list.ts';
import { createTestHost } from '../../../../fixtures/embedded-host.ts';
import { titleOf } from '../../../../fixtures/tmdb/data.ts';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const tmdb = await tmdbOfTests();
/** A host of its own: these tests change its entries, and files share workers. */
const host = createTestHost();
let made: TestSource;
const madeAgain = () => sourceOver(tmdb, { host });
beforeEach(() => {
  made = madeAgain();
});

describe('the files answer without the database', () => {
  const idOf = (kind: string) =>
    String(made.host.db.one<{ id: number }>('SELECT id FROM entity WHERE kind = ?', kind)?.id);

  it.each([
    ['movie', 'movie'],
    ['complete', 'movie'],
    ['series', 'series'],
    ['seriesVideos', 'series'],
    ['person', 'person'],
  ] as const)('the call %s for an id of theirs', async (name, kind) => {
    await made.body(name, { id: idOf(kind) } as ParamsOf<CallName>);
    expect(tmdb.requests).toEqual([]);
  });

  it.each([
    ['punjabiMovies', { page: 1, watch: '1' }],
    ['hindiMovies', { page: 1, watch: '1' }],
    ['cartoons', { page: 1 }],
    ['seasons', {}],
    ['dramas', {}],
    ['fitness', { page: 1 }],
    ['songs', { page: 1 }],
    ['recentlyAdded', { page: 1 }],
    ['genre', { genre: 'devotional', page: 1 }],
    ['lists', { page: 1 }],
    ['list', { name: 'a-day-of-raags' }],
    ['free', {}],
    ['popular', { page: 1, watch: '1' }],
    ['topRated', { page: 1, watch: '1' }],
  ] as const)('%s', async (name, params) => {
    await made.body(name, params as ParamsOf<CallName>);
    expect(tmdb.requests).toEqual([]);
  });
});

describe('one number is three things', () => {
  it('each on the route of its kind', async () => {
    const movie = await made.ask('movie', { id: '603' });
    const series = await made.ask('series', { id: '603' });
    const person = await made.ask('person', { id: '603' });
    expect(new Set([movie.title, series.name, person.name]).size).toBe(3);
  });

  it('in a search, where a series and a person get made ids for the movie route', async () => {
    const rows = (await made.body('search', { query: 'xyzzy' })) as {
      id: number;
      own_id?: number;
    }[];
    expect(rows.map(({ id, own_id }) => [id, own_id])).toEqual([
      [603, undefined],
      [4_000_006_032, 603],
      [4_000_006_033, 603],
    ]);
    for (const [id, kind] of [
      ['4000006032', 'series'],
      ['4000006033', 'person'],
    ] as const) {
      const raw = await made.body('movie', { id });
      expect(raw).toMatchObject({ id: Number(id), own_id: 603 });
      expect(await made.ask('movie', { id })).toMatchObject({ id: '603', kind });
      expect(await made.body('complete', { id })).toMatchObject({ links: '' });
    }
  });

  it('so that pages of a search show all three', async () => {
    const hits = await made.ask('search', { query: 'xyzzy' });
    expect(hits.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'movie 603',
      'series 603',
      'person 603',
    ]);
  });
});

describe('a search', () => {
  it('has the files’ hits first, and what both know once', async () => {
    const [own] = await made.ask('search', { query: 'metropolis' });
    const twin = { id: 19, title: own?.title, release_date: `${own?.year}-05-05` };
    const other = { id: 20, title: own?.title, release_date: '2001-05-05' };
    const results = [twin, other].map((row) => ({ ...row, media_type: 'movie' }));
    tmdb.bodies.set('/search/multi', { results });
    const fresh = madeAgain();
    const ids = (await fresh.ask('search', { query: 'metropolis' })).map(({ id }) => id);
    expect(ids[0]).toBe(own?.id);
    expect(ids).toContain('20');
    expect(ids).not.toContain('19');
  });

  it('comes in pages of one request each, the files’ hits on the first, of one kind if asked for', async () => {
    const query = 'metropolis';
    const page = (n: number, kind: SearchKind = 'all') =>
      made.ask('searchPages', { query, kind, page: n });
    const [own] = await made.ask('search', { query });
    tmdb.requests.length = 0;
    const [first, second] = [await page(1), await page(2)];
    expect(first.items[0]?.id).toBe(own?.id);
    expect(first.items.map(({ id }) => id)).toContain('603');
    expect(second.items.map(({ id }) => id)).not.toContain(own?.id);
    expect(second).toMatchObject({ page: 2, totalPages: 500 });
    expect(first.totalResults).toBe(second.totalResults);
    const kinds = async (kind: SearchKind) =>
      new Set((await page(1, kind)).items.map((one) => one.kind));
    for (const kind of ['movie', 'series', 'person'] as const)
      expect([...(await kinds(kind))]).toEqual([kind]);
    expect((await page(1, 'here')).items[0]?.id).toBe(own?.id);
    expect(tmdb.requests.map((one) => one.replace(/.*search./, ''))).toEqual([
      'multi?query=metropolis&page=2',
      'movie?query=metropolis',
      'tv?query=metropolis',
      'person?query=metropolis',
    ]);
  });

  it('leaves out what only comes near where the database found something', async () => {
    const titles = async () =>
      Promise.all(
        ['caligary', 'metropolos', 'मेट्रोपोलिस'].map(async (query) => {
          const [best] = await madeAgain().ask('search', { query });
          return best?.title;
        }),
      );
    expect(await titles()).toEqual([titleOf(603), titleOf(603), 'Metropolis']);
    tmdb.bodies.set('/search/multi', { results: [], total_pages: 1, total_results: 0 });
    expect(await titles()).toEqual(['The Cabinet of Dr. Caligari', 'Metropolis', 'Metropolis']);
  });

  describe('has a person of both once', () => {
    const [query, id] = ['Charlie Chaplin', 13848];
    const known_for = [
      { media_type: 'movie', id: 901, title: 'City Lights', release_date: '1931-02-06' },
    ];
    const peopleWith = async (more: object) => {
      const results = [{ id, name: query, media_type: 'person', ...more }];
      tmdb.bodies.set('/search/multi', { results, total_pages: 1, total_results: 1 });
      const found = await madeAgain().ask('search', { query });
      return found.flatMap((one) => (one.kind === 'person' && one.title === query ? one.id : []));
    };

    it('with a film in common, by its title and year or by its number', async () => {
      expect(await peopleWith({ known_for })).toHaveLength(1);
      const number = (tmdb: number | null) =>
        made.host.db.run(
          "UPDATE entry SET content = json_set(content, '$.tmdb', json(?)) WHERE part = 'films' AND content ->> '$.title' = 'City Lights'",
          JSON.stringify(tmdb),
        );
      number(10098);
      expect(await peopleWith({ known_for })).toHaveLength(2);
      expect(await peopleWith({ known_for: [{ media_type: 'movie', id: 10098 }] })).toHaveLength(1);
      number(null);
    });

    it('but not by the name alone', async () => {
      expect(await peopleWith({})).toHaveLength(2);
      expect(await peopleWith({ known_for: [{ ...known_for[0], title: 'Other' }] })).toHaveLength(
        2,
      );
    });

    it('by the number that the entry names', async () => {
      made.host.db.run(
        `UPDATE entry SET content = json_set(content, '$.tmdb', ${id}) WHERE part = 'people' AND content ->> '$.name' = ?`,
        query,
      );
      expect(await peopleWith({})).toHaveLength(1);
      expect(await peopleWith({ id: id + 1, known_for })).toHaveLength(2);
    });
  });

  it('for an empty text asks nobody', async () => {
    expect(await made.ask('search', { query: '  ' })).toEqual([]);
    expect(tmdb.requests).toEqual([]);
  });
});

describe('a list by editors that names films of the database', () => {
  const name = 'nargis';
  const entriesOf = async () => (await made.ask('list', { name })).entries;
  beforeEach(() => {
    const { db } = made.host;
    const why = Object.fromEntries(languages.map((language) => [language, `Why, in ${language}.`]));
    for (const [position, tmdb] of [601, 404].entries()) {
      db.run('DELETE FROM list_entry WHERE list = ? AND position = ?', name, position + 1);
      db.run(
        `UPDATE entry SET content = json_set(content, '$.entries[${position + 1}]', json(?))
         WHERE part = 'lists' AND content ->> '$.name' = ?`,
        JSON.stringify({ tmdb, why }),
        name,
      );
    }
  });

  it('has them at their places, by a request each that the shelf answers afterwards, without those that are not there', async () => {
    const whole = (await made.host.host.fetch(`/api/lists/${name}`).json()) as ListRow;
    const entries = await entriesOf();
    expect(entries).toHaveLength(whole.entries.length + 1);
    expect(entries[0]?.id).toBe(`${whole.entries[0]?.id}`);
    expect(entries[1]).toMatchObject({ id: '601', title: titleOf(601), why: 'Why, in en.' });
    expect(entries[1]?.watchable).toBe(false);
    expect(tmdb.requests.map((one) => one.split('?')[0])).toEqual(['/movie/601', '/movie/404']);
    expect((await made.ask('list', { name }, 'ur')).entries[1]?.why).toBe('Why, in ur.');
    const { length } = tmdb.requests;
    await made.ask('list', { name }, 'ur');
    expect(tmdb.requests.slice(length).map((one) => one.split('?')[0])).toEqual(['/movie/404']);
  });

  it('is never sent without them while the database fails: then the shelf answers', async () => {
    const { length } = await entriesOf();
    tmdb.mood = { status: 500 };
    await expect(made.ask('list', { name }, 'hi')).rejects.toThrow();
    const shelf = await made.source.staleIfError?.(`/api/lists/${name}`);
    expect((JSON.parse(shelf?.body ?? '{}') as ListRow).entries).toHaveLength(length);
  });

  it('shows in the list of lists what the shelf has of them, without a request', async () => {
    const countOf = async () => {
      const { items } = await made.ask('lists', { page: 1 });
      return items.find(({ id }) => id === name)?.entries.length ?? 0;
    };
    const before = await countOf();
    expect(tmdb.requests).toEqual([]);
    await entriesOf();
    const { length } = tmdb.requests;
    expect(await countOf()).toBe(before + 1);
    expect(tmdb.requests).toHaveLength(length);
  });
});

describe('a whole film of the files', () => {
  const playing = () =>
    made.host.db.one<{ id: number; name: string; released: string; link: string }>(
      `SELECT entity.id, name, released, link FROM entity JOIN movie USING (id)
       WHERE link LIKE 'http%' ORDER BY id LIMIT 1`,
    );

  it('plays for the database’s film of its title and year', async () => {
    const film = playing();
    const release_date = `${film?.released.slice(0, 4)}-11-11`;
    tmdb.bodies.set('/movie/31', { id: 31, title: film?.name.toUpperCase(), release_date });
    expect(await made.body('complete', { id: '31' })).toMatchObject({ links: film?.link });
    expect((await made.ask('movie', { id: '31' })).watchable).toBe(true);
  });

  it('plays for the number that its entry names, whatever the title', async () => {
    const film = playing();
    made.host.db.run(
      "UPDATE entry SET content = json_set(content, '$.tmdb', 32) WHERE entity_id = ?",
      film?.id ?? 0,
    );
    tmdb.bodies.set('/movie/32', { id: 32, title: 'Another name', release_date: '1990-01-01' });
    expect(await made.body('complete', { id: '32' })).toMatchObject({ links: film?.link });
  });

  it('brings its captions', async () => {
    const film = playing();
    const src = `/captions/${film?.id}.ur.vtt`;
    made.host.db.run(
      "INSERT INTO caption (id, language, text, entity_id) VALUES (?, 'ur', 'WEBVTT', ?)",
      String(film?.id),
      film?.id ?? 0,
    );
    tmdb.bodies.set('/movie/32', { id: 32, title: film?.name, release_date: film?.released });
    const captions = [{ language: 'ur', src }];
    expect(await made.body('complete', { id: '32' })).toMatchObject({ captions });
  });

  it('of a title for adults is not there, as the title is not', async () => {
    await expect(made.body('complete', { id: '612' })).rejects.toThrow('complete: 404');
  });

  it('is an empty link where none fits, or more than one', async () => {
    const film = playing();
    const release_date = film?.released ?? '';
    tmdb.bodies.set('/movie/33', { id: 33, title: 'No such film', release_date });
    expect(await made.body('complete', { id: '33' })).toEqual({ title: 'No such film', links: '' });
    made.host.db.run(
      "INSERT INTO entity (id, kind, name, released, popularity, overview, source) VALUES (3100000000, 'movie', ?, ?, 0, '', 'import')",
      film?.name ?? '',
      release_date,
    );
    tmdb.bodies.set('/movie/34', { id: 34, title: film?.name, release_date });
    expect(await made.body('complete', { id: '34' })).toMatchObject({ links: '' });
    made.host.db.run('DELETE FROM entity WHERE id = 3100000000');
  });
});

describe('films of a language', () => {
  const playing = () =>
    made.host.db.one<{ id: number; name: string; released: string; link: string }>(
      `SELECT entity.id, name, released, link FROM entity JOIN movie USING (id)
       WHERE language = 'hi' AND plays > 0 AND link LIKE 'http%' ORDER BY popularity DESC LIMIT 1`,
    );

  it('are the database’s by popularity, in one request, and what the files play of them plays', async () => {
    const own = playing();
    const picture = { poster_path: '/p.jpg', vote_count: 9 };
    const results = [
      { id: 31, title: 'A New Film', release_date: '2026-05-01', ...picture },
      { id: 32, title: own?.name, release_date: `${own?.released.slice(0, 4)}-11-11`, ...picture },
      { id: 33, title: own?.name, release_date: '2026-05-01', ...picture },
    ];
    tmdb.bodies.set('/discover/movie', { results, total_pages: 900, total_results: 9000 });
    const { items, watchable, playing: count } = await made.ask('hindiMovies', { page: 2 });
    expect(
      items.map(({ key, movieId, date, player }) => [key, movieId, date, player?.src]),
    ).toEqual([
      ['31', '31', '2026-05-01', undefined],
      ['32', '32', undefined, own?.link],
      ['33', '33', '2026-05-01', undefined],
    ]);
    expect(watchable).toBe(true);
    expect(tmdb.requests).toEqual([
      '/discover/movie?page=2&region=IN&sort_by=popularity.desc&with_original_language=hi',
    ]);
    const watched = await made.ask('hindiMovies', { page: 1, watch: '1' });
    expect(watched.totalResults).toBe(count);
    expect(watched.items.every(({ player }) => player !== null)).toBe(true);
    expect(tmdb.requests).toHaveLength(1);
  });
});

it('the trailer feed has the files’ films first, then the database’s, in full parts to its end', async () => {
  const keys: string[] = [];
  const own = made.host.host.fetch('/api/tmdb/punjabi-movies-trailers?limit=50');
  const files = ((await own.json()) as { results: unknown[] }).results.length;
  for (let page = 1; ; page += 1) {
    const part = await made.ask('punjabiTrailers', { page, limit: 10 });
    if (page * 10 <= files) expect(tmdb.requests).toEqual([]);
    keys.push(...part.items.map(({ key }) => key));
    if (part.last) break;
    expect(part.items).toHaveLength(10);
  }
  expect(tmdb.requests[0]).toBe(
    '/discover/movie?page=1&region=IN&primary_release_date.lte=2026-11-21' +
      '&sort_by=primary_release_date.desc&with_original_language=pa',
  );
  expect(keys.length).toBeGreaterThan(files + 40);
  expect(new Set(keys).size).toBe(keys.length);
});
