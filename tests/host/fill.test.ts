import { describe, expect, it } from 'vitest';
import { calls } from '#/contract/calls.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { openDb } from '#/host/db.ts';
import { slug, stableId } from '#/host/ids.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';
import { seedOf } from '../fixtures/seeds.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';
import { trust } from '../fixtures/trust.ts';

const seed = shippedSeed();

/** Returns a host on a catalogue of these entries alone. */
function hostOf(entries: Partial<Seed>) {
  const db = openDb(':memory:');
  fillFromSeed(db, { ...seedOf({}), captions: seed.captions, ...entries });
  return createTestHost(db).host;
}

describe('ids', () => {
  it('are whole numbers whose last digit gives the kind', () => {
    const ids = (['movie', 'series', 'person', 'season'] as const).map((kind) =>
      stableId(kind, 'x'),
    );
    expect(ids.map((id) => id % 10)).toEqual([1, 2, 3, 4]);
    expect(new Set(ids.map((id) => Math.floor(id / 10))).size).toBe(1);
    expect(ids.every((id) => Number.isSafeInteger(id) && id < 3_000_000_000)).toBe(true);
  });

  it('are the same however an accent is encoded', () => {
    expect(stableId('person', 'Ji\u0159\u00ed')).toBe(stableId('person', 'Jir\u030ci\u0301'));
  });

  it('differ for all names of the catalogue', () => {
    const names = seed.people.map(({ name }) => slug(name));
    expect(new Set(names.map((name) => stableId('person', name))).size).toBe(new Set(names).size);
  });
});

describe('a slug', () => {
  it.each([
    ['Häxan: Witchcraft!', 'haxan-witchcraft'],
    ["  Zorro's  ", 'zorro-s'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('of %j is %j', (title, expected) => {
    expect(slug(title)).toBe(expected);
  });
});

describe('titles without a Latin letter', () => {
  it('have their own addresses', () => {
    const [first, second] = ['وارث', 'آنگن ٹیڑھا'].map(slug);
    expect(first).toMatch(/^[a-z0-9]+$/);
    expect(second).toMatch(/^[a-z0-9]+$/);
    expect(first).not.toBe(second);
  });

  it('can be the only titles of a catalogue, also of two films of one year', async () => {
    const [film] = seed.films;
    const [drama] = seed.dramas;
    const [song] = seed.songs;
    if (!film || !drama || !song) throw new Error('no seed');
    const titles = ['وارث', 'آنگن ٹیڑھا', 'पुकार'];
    const named = <T extends object>(entry: T) => titles.map((title) => ({ ...entry, title }));
    const host = hostOf({
      films: named(film),
      dramas: named(drama),
      songs: named({ ...song, artist: undefined }),
    });
    for (const title of titles) {
      const path = `/api/seasons/dashboard/drama/${encodeURIComponent(title)}`;
      const read = calls.dramaEpisodes.read((await askHost(host, path)).body, trust, { title });
      expect(read).toHaveLength(drama.episodes.length);
    }
    const { body } = await askHost(host, '/api/tmdb/popular');
    expect(calls.popular.read(body, trust, { page: 1 })?.items).toHaveLength(titles.length);
  });
});

describe('a season and its episodes', () => {
  const series = seed.series.find(({ seasons }) => seasons.length > 0);
  const [season] = series?.seasons ?? [];

  it('have ids that keep to the contract’s grammar, for long titles and fractional numbers', async () => {
    if (!series || !season) throw new Error('no series');
    const episodes = [{ number: 1 }, { number: 1.5 }, { number: 2 }];
    const long = { ...season, title: 'A Very Long Title '.repeat(16).trim(), episodes };
    const host = hostOf({ series: [{ ...series, seasons: [long] }] });
    const listed = calls.seasons.read((await askHost(host, '/api/seasons')).body, trust, {});
    expect(listed).toHaveLength(1);
    const id = listed?.[0]?.id ?? '';
    const { body } = await askHost(host, `/api/seasons/${id}/episodes`);
    const read = calls.seasonEpisodes.read(body, trust, { id });
    expect(read?.map(({ number }) => number)).toEqual([1, 1.5, 2]);
  });

  it('are drawn under their ids', async () => {
    if (!series || !season) throw new Error('no series');
    const episodes = [{ number: 1.5 }];
    const host = hostOf({ series: [{ ...series, seasons: [{ ...season, episodes }] }] });
    const [listed] = (await askHost(host, '/api/seasons')).body as { _id: string }[];
    const { body } = await askHost(host, `/api/seasons/${listed?._id}/episodes`);
    for (const { poster } of body as { poster: string }[]) {
      expect((await askHost(host, new URL(poster).pathname)).status).toBe(200);
    }
  });
});
