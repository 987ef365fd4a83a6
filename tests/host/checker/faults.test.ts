/** The checker names each planted fault of a host that is right otherwise. */
import { describe, expect, it } from 'vitest';
import type { CallName } from '#/contract/calls.ts';
import { DEFAULT_EMBED_ORIGINS } from '#/settings.ts';
import { type CheckOptions, checkHost } from '#/tools/check-host/check.ts';
import { NO_TAG } from '#/tools/check-host/preflight.ts';
import { createScriptedHost, withChanged } from '../../fixtures/scripted-host.ts';
import { SITE_URL } from '../../fixtures/site-url.ts';
import { scriptWholeHost } from '../../fixtures/whole-host.ts';
import { faults } from './faults.ts';
import { type Fault, fields, first, only, reply, type Spoil } from './plant.ts';

const imageOrigins = ['https://image.tmdb.org', 'https://archive.org', 'https://i.ytimg.com'];
const rules = { siteUrl: SITE_URL, embedOrigins: DEFAULT_EMBED_ORIGINS, imageOrigins };

type Planted = Pick<Fault, 'at' | 'spoil' | 'timeout' | 'samples' | 'slow'>;

async function findingsOf(
  { at, spoil, timeout = 10_000, samples = 1, slow = 10_000 }: Planted,
  ...calls: CallName[]
) {
  const host = await createScriptedHost();
  scriptWholeHost(
    withChanged(host, (right, prefix, path) =>
      prefix === at || at === '' ? spoil(right, path) : right,
    ),
  );
  const options: CheckOptions = {
    host: host.origin,
    way: { token: null },
    rules,
    only: calls,
    progress: () => undefined,
    timeout,
    samples,
    slow,
  };
  const { findings } = await checkHost(options);
  await host.close();
  // A scripted host has no tags.
  expect(findings.filter(({ what }) => what === NO_TAG).length).toBeLessThanOrEqual(1);
  return findings.filter(({ what }) => what !== NO_TAG);
}

describe('a host that', () => {
  it.each(faults)('$name: $finds.what', async (fault) => {
    const { call = fault.call, field, what, effect = '' } = fault.finds;
    const findings = await findingsOf(fault, fault.call);
    const named = findings.find(
      (one) => one.call === call && one.what.includes(what) && (field ?? one.field) === one.field,
    );
    expect(named ?? findings).toMatchObject({ call });
    expect(named?.effect).toMatch(/^[A-Z`]/);
    expect(named?.effect).toContain(effect);
    expect(named?.address).toMatch(/^\/api\//);
  });
});

it('a host of pictures that is not allowed is one finding, with all its places', async () => {
  const picture = 'https://pictures.example/a.jpg';
  const spoil = first({ posterimage: picture, poster: picture });
  const found = await findingsOf({ at: '', spoil }, 'popular', 'hindiMovies');
  const places = ['popular results[].poster', 'hindiMovies result[].posterimage'];
  expect(found.filter(({ what }) => what.includes('IMAGE_HOSTS'))).toMatchObject([{ places }]);
});

it('a series that is not there is one finding of the field that names it', async () => {
  const spoil = only(/tmdb\/series/, reply({ status: 404, json: {} }));
  const found = await findingsOf({ at: '', spoil }, 'seriesVideos');
  const ofCredits = found.filter(({ field }) => field === 'tv_credits[].id');
  expect(ofCredits.map(({ what }) => what)).toEqual(['leads nowhere: series answers 404']);
});

it('a body with a byte order mark is read as the site reads it, and judged', async () => {
  const text = `\ufeff${JSON.stringify([{ id: 1, title: 'Monsoon', poster: null }])}`;
  const found = await findingsOf(
    { at: '/api/seasons/dashboard/tv', spoil: reply({ text }) },
    'dramas',
  );
  expect(found.map(({ field }) => field)).toEqual(['[].poster', '']);
});

it('a wrong page is asked of each list with pages, and all of them of the first', async () => {
  const requested: string[] = [];
  const spoil: Spoil = (right, path) => {
    if (/page=(x|0|-1)(&|$)/.test(path)) requested.push(path);
    return right;
  };
  await findingsOf({ at: '', spoil }, 'popular', 'songs', 'punjabiTrailers');
  expect(requested).toEqual([
    ...['x', '0', '-1'].map((page) => `/api/tmdb/popular?page=${page}`),
    '/api/tmdb/punjabi-movies-trailers?page=x&limit=10',
    '/api/tmdb/all/songs?page=x',
  ]);
});

it('a call whose answers have tags is asked for once by its tag, whatever pages it has', async () => {
  const requested: string[] = [];
  const spoil: Spoil = (right, path) => {
    requested.push(path);
    return { ...right, headers: { etag: '"a"' } };
  };
  await findingsOf({ at: '', spoil }, 'songs');
  const times = (path: string) => requested.filter((one) => one === path).length;
  // The first page is also what the check asks before all else, as the site does and as a page of another site.
  expect([1, 2, 9].map((page) => times(`/api/tmdb/all/songs?page=${page}`))).toEqual([4, 1, 1]);
});

it('a host without films is searched for a word all the same, and may find nothing', async () => {
  const requested: string[] = [];
  const spoil: Spoil = (right, path) => {
    requested.push(path);
    if (path.includes('search')) return { json: [] };
    return fields({ results: [], total_pages: 1 })(right, path);
  };
  const found = await findingsOf({ at: '', spoil }, 'search');
  expect(found.filter(({ call }) => call === 'search')).toEqual([]);
  expect(requested.find((path) => path.includes('search'))).toMatch(/query=[a-z]{3,}$/);
});

it('a drama and a song of credits are opened as what they are', async () => {
  const row = { id: 30_001, title: 'Monsoon 2', poster_path: null };
  const song = { ...row, media_type: 'song', page: 1, key: 'song-1' };
  const spoil: Spoil = (right, path) => {
    if (path.startsWith('/api/tmdb/popular-people')) return first({ gender: 1 })(right, path);
    if (path.startsWith('/api/tmdb/all/songs')) return first({ id: 'song-1' })(right, path);
    const own = { tv_credits: [{ ...row, media_type: 'drama' }], movie_credits: [song] };
    return /tmdb\/\d/.test(path) ? fields(own)(right, path) : right;
  };
  const calls = ['movie', 'person', 'series', 'dramaEpisodes'] as const;
  expect(await findingsOf({ at: '', spoil }, ...calls)).toEqual([]);
});
