/** The site as a client of a host: what it sends, and which of the host's headers it obeys. */
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShelf, type Shelf } from '#/catalogue/answer-file.ts';
import { type Catalogue, createCatalogue } from '#/catalogue/catalogue.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import manifest from '../../package.json' with { type: 'json' };
import { memoryStore, tiersOver } from '../fixtures/memory-store.ts';
import { createScriptedHost, type Reply, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { trust } from '../fixtures/trust.ts';

const LIST = '/api/tmdb/popular';
const PATH = `${LIST}?page=1`;
const FILMS = { results: [{ id: 1, title: 'A' }], page: 1, total_pages: 1 };

let host: ScriptedHost;
let shelf: Shelf;
let now: number;
const sources: Source[] = [];
beforeEach(async () => {
  now = 1_000_000;
  host = await createScriptedHost();
  shelf = openShelf({ path: ':memory:', mostBytes: 1_000_000, log: String, wall: () => now });
});
afterEach(async () => {
  for (const source of sources.splice(0)) source.close();
  shelf.close();
  await host.close();
});

/** A catalogue that has just started: its memory is empty, and its shelf is that of before. */
function started(options: Parameters<typeof remoteSource>[2] = {}): Catalogue {
  const source = remoteSource(host.origin, 5000, { shelf, ...options });
  sources.push(source);
  return createCatalogue({ source, trust, log: String, now: () => now });
}

const titles = async (catalogue: Catalogue) => {
  const { items } = await catalogue.ask('popular', { page: 1 });
  return items.map(({ title }) => title);
};
const later = (seconds: number) => {
  now += 1000 * seconds;
};
/** Asks, and asks again `seconds` later. Returns the number of calls to the host. */
async function callsWithin(seconds: number, headers: Record<string, string>): Promise<number> {
  host.answer(LIST, { json: FILMS, headers });
  const catalogue = started({ shelf: undefined });
  await titles(catalogue);
  later(seconds);
  await titles(catalogue.withTracking(() => undefined, { waitForFresh: true }));
  return host.requests.length;
}
const TAG = 'W/"first"';
const tagged = (etag: string, json: unknown = FILMS): Reply => ({ json, headers: { etag } });
/** Answers 304 to those who have the tag. */
const unlessTagged = (reply: Reply) => {
  host.answerEach(LIST, ({ headers }) =>
    headers['if-none-match'] === reply.headers?.etag ? { status: 304 } : reply,
  );
};

describe('a call', () => {
  it('names the site with its version, and takes compressed answers', async () => {
    const bytes = brotliCompressSync(JSON.stringify(FILMS));
    host.answer(LIST, { bytes, headers: { 'content-encoding': 'br' } });
    expect(await titles(started())).toEqual(['A']);
    expect(host.headers[0]).toMatchObject({
      'user-agent': `Manzar/${manifest.version}`,
      'accept-encoding': 'br, gzip',
    });
    expect(host.headers[0]).not.toHaveProperty('authorization');
  });

  it('goes below the path of the host’s address', async () => {
    host.answer(`/v2${LIST}`, { json: FILMS });
    const source = remoteSource(`${host.origin}/v2`, 5000);
    sources.push(source);
    expect((await source.fetch(PATH)).status).toBe(200);
    expect(host.requests).toEqual([`/v2${PATH}`]);
  });
});

describe('an answer with a tag', () => {
  it('is asked for by the tag when it is stale, and 304 makes it fresh again', async () => {
    unlessTagged(tagged(TAG));
    const catalogue = started();
    await titles(catalogue);
    const ages: number[] = [];
    const patient = catalogue.withTracking(({ age }) => ages.push(age), { waitForFresh: true });
    later(301);
    expect(await titles(patient)).toEqual(['A']);
    later(299);
    expect(await titles(patient)).toEqual(['A']);
    expect(ages).toEqual([0, 299]);
    expect(host.headers.map((one) => one['if-none-match'])).toEqual([undefined, TAG]);
    expect(shelf.get(host.origin, PATH)).toMatchObject({ age: 299, etag: TAG });
    // With these, frameworks would not answer 304.
    expect(host.headers[1]).not.toHaveProperty('cache-control');
    expect(host.headers[1]).not.toHaveProperty('pragma');
  });

  it('is asked for by the tag after a restart, too', async () => {
    unlessTagged(tagged(TAG));
    await titles(started());
    expect(await titles(started())).toEqual(['A']);
    expect(host.headers[1]?.['if-none-match']).toBe(TAG);
  });

  it('is replaced when it has changed, with its tag', async () => {
    unlessTagged(tagged(TAG));
    await titles(started());
    unlessTagged(tagged('"second"', { ...FILMS, results: [{ id: 2, title: 'B' }] }));
    expect(await titles(started())).toEqual(['B']);
    expect(shelf.get(host.origin, PATH)?.etag).toBe('"second"');
  });

  it.each(['no quotes', `"${'x'.repeat(300)}"`, '"a\tb"', ''])(
    'that is no tag (%j) is asked for as if it had none',
    async (etag) => {
      host.answer(LIST, tagged(etag));
      await titles(started());
      await titles(started());
      expect(host.headers[1]).not.toHaveProperty('if-none-match');
    },
  );

  it('that is kept and of no use is asked for as a whole the next time', async () => {
    shelf.put(host.origin, PATH, 'spoilt', { etag: TAG });
    unlessTagged(tagged(TAG));
    const catalogue = started();
    await expect(titles(catalogue)).rejects.toThrow('Invalid data format');
    expect(await titles(catalogue)).toEqual(['A']);
  });

  it('is asked for by the tag that another instance has left', async () => {
    const { store, answers } = memoryStore();
    const [one, two] = tiersOver(store, 2);
    unlessTagged({ json: FILMS, headers: { etag: TAG, 'cache-control': 'max-age=60' } });
    await titles(started({ sharedAnswers: one, shelf: undefined }));
    const age = (seconds: number) => {
      for (const [name, kept] of answers)
        answers.set(name, { ...kept, at: kept.at - seconds * 1e3 });
    };
    age(50);
    expect(await titles(started({ sharedAnswers: two, shelf: undefined }))).toEqual(['A']);
    expect(host.requests).toHaveLength(1);
    age(11);
    expect(await titles(started({ sharedAnswers: two, shelf: undefined }))).toEqual(['A']);
    expect(host.headers.map((one) => one['if-none-match'])).toEqual([undefined, TAG]);
  });
});

describe('the time for which an answer is fresh', () => {
  it.each([
    ['max-age=60', 59, 1],
    ['max-age=60', 61, 2],
    ['max-age=0', 9, 1],
    ['max-age=0', 11, 2],
    ['public, Max-Age="20"', 21, 2],
    ['max-age=0, s-maxage=60', 59, 1],
    ['max-age=3600', 299, 1],
    ['max-age=3600', 301, 2],
    ['max-age=soon', 299, 1],
    ['max-age=-1', 299, 1],
  ])('with %j: %d s later the host has been called %d times', async (header, seconds, times) => {
    expect(await callsWithin(seconds, { 'cache-control': header })).toBe(times);
  });
});

describe('an answer that may not be stored', () => {
  const headers = { 'cache-control': 'no-store' };

  it('is on no shelf and in no Redis, where the older one goes, too', async () => {
    const { store, answers, locks } = memoryStore();
    const [sharedAnswers] = tiersOver(store, 1);
    host.answer(LIST, { json: FILMS });
    await titles(started({ sharedAnswers }));
    expect([shelf.get(host.origin, PATH) !== null, answers.size]).toEqual([true, 1]);
    for (const [name, kept] of answers) answers.set(name, { ...kept, at: 0 });
    host.answer(LIST, { json: FILMS, headers });
    await titles(started({ sharedAnswers }));
    expect(shelf.get(host.origin, PATH)).toBeNull();
    expect([answers.size, locks.size]).toEqual([0, 0]);
  });

  it('is asked for once by all who wait, and stands in for a day', async () => {
    const held = Promise.withResolvers<void>();
    host.answer(LIST, { json: FILMS, headers, until: held.promise });
    const catalogue = started();
    const waiting = [titles(catalogue), titles(catalogue), titles(catalogue)];
    held.resolve();
    expect(await Promise.all(waiting)).toEqual([['A'], ['A'], ['A']]);
    expect(host.requests).toHaveLength(1);
    host.answer(LIST, { status: 500 });
    later(86_000);
    expect(await titles(catalogue)).toEqual(['A']);
    later(1000);
    await expect(titles(catalogue)).rejects.toThrow('not ok');
  });
});

describe('the language of pages', () => {
  const urdu = (catalogue: Catalogue) =>
    catalogue.withTracking(() => undefined, { language: 'ur' });

  it('is in no call until a list has said that the host knows it', async () => {
    host.answer('/', { json: [] });
    host.answer(LIST, { json: FILMS });
    const catalogue = urdu(started({ shelf: undefined }));
    await titles(catalogue);
    await catalogue.ask('seasons', {});
    host.answer('/api/tmdb/top-rated', { json: { ...FILMS, ui: true } });
    await catalogue.ask('topRated', { page: 1 });
    expect(host.requests.join()).not.toContain('ui=');
    await titles(catalogue);
    await catalogue.ask('search', { query: 'a' });
    expect(host.requests.slice(-2)).toEqual([
      `${PATH}&ui=ur`,
      '/api/tmdb/dashboard/search?query=a&ui=ur',
    ]);
  });

  it.each([1, 'true', null])('is not in calls when a list says ui: %j', async (ui) => {
    host.answer('/', { json: { ...FILMS, ui } });
    const catalogue = urdu(started());
    await titles(catalogue);
    await catalogue.ask('topRated', { page: 1 });
    expect(host.requests.join()).not.toContain('ui=');
  });
});
