/** Lists by editors: those that ship, and those of an import. */
import { afterAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { embeddedSource } from '#/catalogue/sources/embedded.ts';
import { type Language, languages } from '#/contract/language.ts';
import { countPlaying } from '#/contract/rows/playable.ts';
import { withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';
import { importFolder } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { film, list } from '#/host/seed/schema.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';
import { seedOf } from '../fixtures/seeds.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';
import { trust } from '../fixtures/trust.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

type Row = { id: string; entries: { title?: string; name?: string; watchable?: boolean }[] };
const listed = async (path: string, requested = host) =>
  (await askHost(requested, path)).body as Row;

describe('the lists that ship', () => {
  const { lists } = shippedSeed();

  it('are twelve of six to twelve entries, and half of them play here as a whole', async () => {
    expect(lists).toHaveLength(12);
    const sizes = lists.map(({ entries }) => entries.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([
      6,
      expect.toBeOneOf([9, 10, 11, 12]),
    ]);
    const rows = await Promise.all(lists.map(({ name }) => listed(`/api/lists/${name}`)));
    const whole = rows
      .map(({ entries }) => countPlaying(entries))
      .filter(({ playing, total }) => playing === total);
    expect(whole.length).toBeGreaterThanOrEqual(6);
    expect(rows.map(({ entries }) => entries.length)).toEqual(sizes);
  });

  it('say the runtimes and years that the catalogue has', () => {
    const byName = new Map(
      shippedSeed().films.map((one) => [`${one.title} (${one.date.slice(0, 4)})`, one]),
    );
    const short = lists.find(({ name }) => name === 'under-eighty-minutes')?.entries ?? [];
    const told = short.map(({ movie, why }) => [byName.get(movie ?? '')?.runtime, why]);
    for (const [runtime, why] of told) {
      expect(runtime).toBeLessThan(80);
      expect(Object.values(why ?? {}).filter((text) => !text.includes(`${runtime} `))).toEqual([]);
    }
  });

  it('are in every language of pages, where the host says which it gives', async () => {
    for (const language of languages.filter((one) => one !== 'en')) {
      const row = await listed(`/api/lists/nargis?ui=${language}`);
      const own = lists.find(({ name }) => name === 'nargis');
      expect(row).toMatchObject({ overview: own?.words[language], overview_language: language });
      expect(row.entries[1]).toMatchObject({
        why: own?.entries[1]?.why[language],
        why_language: language,
      });
    }
  });
});

it('a list that there is not is not found', async () => {
  expect((await askHost(host, '/api/lists/nothing')).status).toBe(404);
});

describe('a withdrawn entry', () => {
  const source = embeddedSource(host, 'memory', { hasLists: () => true });
  const catalogueWithout = (scope: 'entry' | 'player') =>
    createCatalogue({
      source,
      trust,
      log: () => undefined,
      withdrawn: () => withdrawnOf([{ kind: 'movie', id: String(id), scope }]),
    });
  const id = db.one<{ id: number }>("SELECT id FROM entity WHERE name = 'Mother India'")?.id;
  const titlesIn = async (scope: 'entry' | 'player') => {
    const { entries } = await catalogueWithout(scope).ask('list', { name: 'nargis' });
    return entries.filter(({ title }) => title === 'Mother India');
  };

  it('is in no list, and takes one from the number of what plays', async () => {
    expect(await titlesIn('entry')).toEqual([]);
    const { items } = await catalogueWithout('entry').ask('lists', { page: 1 });
    const nargis = items.find((one) => one.id === 'nargis');
    expect(countPlaying(nargis?.entries ?? [])).toEqual({ playing: 6, total: 6 });
  });

  it('whose player alone is gone stays, and does not play', async () => {
    expect(await titlesIn('player')).toMatchObject([{ watchable: false }]);
  });
});

describe('an imported list', () => {
  const inAll = (text: string) =>
    Object.fromEntries(languages.map((one) => [one, text])) as Record<Language, string>;
  const listOf = (title: string, movie: string) =>
    list.parse({
      name: 'mine',
      titles: inAll(title),
      words: inAll('W'),
      date: '2026-01-01',
      entries: [{ movie, why: inAll('Y') }],
    });
  const parts = seedOf({});
  const films = [
    film.parse({ title: 'Awara', date: '1951' }),
    film.parse({ title: 'Aag', date: '1948' }),
  ];
  const other = openDb(':memory:');
  afterAll(() => other.close());
  const requested = createTestHost(other).host;
  const titleOf = async () =>
    ((await askHost(requested, '/api/lists/mine')).body as { title: string }).title;

  it('stays when the folder changes; the folder’s own of its name takes its place', async () => {
    fillFromSeed(other, { ...parts, films, lists: [], fingerprint: 'a' });
    importFolder(other, {
      ...parts,
      films: [],
      lists: [listOf('Theirs', 'Aag (1948)')],
      fingerprint: 'b',
    });
    expect(await titleOf()).toBe('Theirs');
    fillFromSeed(other, { ...parts, films, lists: [], fingerprint: 'c' });
    expect(await listed('/api/lists/mine', requested)).toMatchObject({
      title: 'Theirs',
      entries: [{ title: 'Aag' }],
    });
    const own = listOf('Ours', 'Awara (1951)');
    fillFromSeed(other, { ...parts, films, lists: [own], fingerprint: 'd' });
    expect(await listed('/api/lists/mine', requested)).toMatchObject({
      title: 'Ours',
      entries: [{ title: 'Awara' }],
    });
    importFolder(other, {
      ...parts,
      films: [],
      lists: [listOf('Theirs', 'Aag (1948)')],
      fingerprint: 'e',
    });
    expect(await titleOf()).toBe('Ours');
  });

  it('in one language is shown in that to all, and says so', async () => {
    const urdu = list.parse({
      name: 'urdu',
      titles: { ur: 'میری' },
      words: { ur: 'باتیں' },
      date: '2026-01-01',
      entries: [{ movie: 'Awara (1951)', why: { ur: 'کیوں' } }],
    });
    const film1 = film.parse({ title: 'Awara', date: '1951', overviews: { ur: 'کہانی' } });
    const one = openDb(':memory:');
    fillFromSeed(one, seedOf({ films: [film1], lists: [urdu] }));
    const { host: asked } = createTestHost(one);
    for (const ui of ['', '?ui=hi', '?ui=ur']) {
      expect(await listed(`/api/lists/urdu${ui}`, asked)).toMatchObject({
        title: 'میری',
        overview: 'باتیں',
        overview_language: 'ur',
        entries: [{ title: 'Awara', why: 'کیوں', why_language: 'ur' }],
      });
    }
    const id = one.one<{ id: number }>('SELECT id FROM entity')?.id;
    expect((await askHost(asked, `/api/tmdb/dashboard/movie/${id}`)).body).toMatchObject({
      overview: 'کہانی',
      overview_language: 'ur',
    });
    one.close();
  });

  it('keeps what the catalogue has of its entries: the rest is not shown', async () => {
    const strange = { ...listOf('Strange', 'Awara (1951)'), name: 'strange' };
    strange.entries.push({ movie: 'Nowhere (1999)', why: inAll('Y') });
    importFolder(other, { ...parts, films: [], lists: [strange], fingerprint: 'f' });
    expect((await listed('/api/lists/strange', requested)).entries).toHaveLength(1);
  });
});
