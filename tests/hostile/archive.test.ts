/** What the built site tells browsers of archive.org's items, and what it asks archive.org. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArchiveFilm } from '#/lib/archive.ts';
import { playableRow } from '../e2e/answers.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { type ArchiveHost, createArchiveHost, FILM, PARTS } from '../fixtures/archive-host.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { type HostSite, siteOver } from './host-site.ts';

const LIST = '/all-recently-movies';
const CALL = '/api/tmdb/recently-add/movies';
const PURGE_TOKEN = 'f'.repeat(32);

let archive: ArchiveHost;
beforeAll(async () => {
  archive = await createArchiveHost();
});
afterAll(() => archive.close());
beforeEach(() => {
  archive.requests.length = 0;
  archive.fail('/metadata', null);
  for (const item of ['lamp', 'echoes']) archive.item(item, FILM);
  archive.item('reels', PARTS);
  archive.item('dark', null);
  archive.item('two', [...FILM, { name: 'Another.mp4', format: 'h.264' }]);
});

const settings = () => ({
  ARCHIVE_URL: archive.origin,
  EMBED_HOSTS: `www.youtube-nocookie.com ${archive.origin}`,
});
const linkTo = (path: string) => ({ links: `${archive.origin}/embed/${path}` });
const requested = () => archive.requests.map(({ path }) => path);

describe('over a remote host', () => {
  let host: ScriptedHost;
  let site: HostSite;
  beforeEach(async () => {
    host = await createScriptedHost();
    const items = ['lamp', 'echoes', 'reels', 'dark', 'two', 'unknown', 'named/a%2FLamp.mp4'];
    const movies = items.map((item, n) => playableRow(n + 1, linkTo(item)));
    host.answer(CALL, { json: { movies, totalPages: 1 } });
    site = await siteOver(host.origin, { ...settings(), METRICS_PORT: '0', PURGE_TOKEN });
  });
  afterEach(async () => {
    await site.close();
    await host.close();
  });

  const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  const page = async (path = LIST) => (await ask(path)).text();
  const filesOf = (item: string) => ask(`/data/archive?item=${item}`);
  const statusOf = async (item: string) => (await filesOf(item)).status;

  it('an item is answered once a page shows it, and archive.org is asked once', async () => {
    expect(await statusOf('lamp')).toBe(404);
    expect(await page()).toMatch(/data-kind="archive"[^>]* data-src="[^"]*\/embed\/lamp"/);
    expect(requested()).toEqual([]);
    const response = await filesOf('lamp');
    expect(response.status).toBe(200);
    const { parts } = (await response.json()) as ArchiveFilm;
    expect(parts).toEqual([
      {
        files: [720, 480, 360].map((height) => ({
          src: `${archive.origin}/download/lamp/Film%20${height}.mp4`,
          height,
          bytes: expect.any(Number),
        })),
      },
    ]);
    site.pass(3600);
    expect(await statusOf('lamp')).toBe(200);
    expect(requested()).toEqual(['/metadata/lamp']);
    site.pass(86_400);
    await page();
    expect(await statusOf('lamp')).toBe(200);
    expect(requested()).toHaveLength(2);
  });

  it('the answer has the headers of other data', async () => {
    await page();
    host.answer('/api/tmdb/dashboard/complete/', { json: { title: 'Lamp', ...linkTo('lamp') } });
    const [own, others] = [
      (await filesOf('lamp')).headers,
      (await ask('/data/complete?id=1')).headers,
    ];
    expect(own.get('etag')).toMatch(/^W\/"/);
    const same = ['cache-control', 'content-type', 'vary', 'cross-origin-resource-policy'];
    for (const name of [...same, 'x-content-type-options']) {
      expect([name, own.get(name)]).toEqual([name, others.get(name)]);
    }
  });

  it('a film in parts has them in order', async () => {
    await page();
    const { parts } = (await (await filesOf('reels')).json()) as ArchiveFilm;
    const names = parts.map(({ files }) => files.map(({ src }) => src.split('/').at(-1)));
    expect(names).toEqual([['Film_part1.mp4'], ['Film_part2.mp4']]);
  });

  it('an item without a clear film is not found, nor is one that no page shows', async () => {
    await page();
    for (const item of ['dark', 'two', 'unknown', 'elsewhere']) {
      expect([item, await statusOf(item)]).toEqual([item, 404]);
    }
    expect(requested()).not.toContain('/metadata/elsewhere');
  });

  it.each([
    '',
    '?item=',
    '?item=..',
    '?item=a%2Fb',
    '?item=_lamp',
    `?item=${'x'.repeat(101)}`,
    '?id=lamp',
  ])('the address /data/archive%s is refused', async (query) => {
    const response = await ask(`/data/archive${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(requested()).toEqual([]);
  });

  it('an item whose list can not be had is a failure for a minute', async () => {
    await page();
    archive.fail('/metadata', { kind: 'text', text: '<html>' });
    const response = await filesOf('lamp');
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('{"error":"no answer"}');
    archive.fail('/metadata', null);
    expect(await statusOf('lamp')).toBe(502);
    site.pass(61);
    expect(await statusOf('lamp')).toBe(200);
  });

  it('an item is forgotten when what shows it is purged, with its answer', async () => {
    await page();
    for (const item of ['lamp', 'echoes']) expect(await statusOf(item)).toBe(200);
    host.answer(CALL, { json: { movies: [], totalPages: 1 } });
    site.site.purges.purge(['movie-1']);
    expect([await statusOf('lamp'), await statusOf('echoes')]).toEqual([404, 200]);
  });

  it('a page of a dialog has the file, where the link names it or the list is in memory', async () => {
    expect(await page(`${LIST}?play=7`)).toContain(`${archive.origin}/download/named/a/Lamp.mp4`);
    const file = `${archive.origin}/download/lamp/Film%20720.mp4`;
    expect(await page(`${LIST}?play=1`)).not.toContain(file);
    expect(requested()).toEqual([]);
    expect(await statusOf('lamp')).toBe(200);
    site.pass(61);
    await page(`${LIST}?play=1`);
    await expect.poll(() => page(`${LIST}?play=1`)).toContain(file);
    expect(requested()).toEqual(['/metadata/lamp']);
  });

  it('no page waits for archive.org while it is silent', async () => {
    await page();
    archive.fail('/metadata', { kind: 'silence' });
    const waiting = statusOf('lamp');
    await expect.poll(requested).toEqual(['/metadata/lamp']);
    expect(await page(`${LIST}?play=1`)).toContain('/embed/lamp');
    expect(await page(`/ur${LIST}`)).toContain('/embed/lamp');
    archive.fail('/metadata', null);
    archive.hangUp();
    expect(await waiting).toBe(200);
  });
});

describe('over the embedded host', () => {
  const folder = folderOfTests();
  let site: RunningSite;
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(value));
  beforeAll(async () => {
    mkdirSync(join(folder, 'films'));
    const film = { title: 'The Lamp', date: '1931', link: linkTo('lamp').links };
    write('films/films.json', [
      film,
      { ...film, title: 'Echoes', link: linkTo('echoes/e.mp4').links },
    ]);
    site = await startSiteHere({ CATALOGUE_DIR: folder, CATALOGUE_DB: ':memory:', ...settings() });
  });
  afterAll(async () => {
    await site.stop();
  });
  const statusOf = async (item: string) =>
    (await fetch(`${site.url}/data/archive?item=${item}`, { redirect: 'manual' })).status;

  it('what its catalogue has may be asked for before any page was, and nothing else', async () => {
    expect(site.output()).toBe('');
    const items = ['lamp', 'echoes', 'reels', 'e.mp4'];
    expect(await Promise.all(items.map(statusOf))).toEqual([200, 200, 404, 404]);
    expect(requested().sort()).toEqual(['/metadata/echoes', '/metadata/lamp']);
  });

  it('what is withdrawn is not answered any more', async () => {
    const { results } = (await (await fetch(`${site.url}/api/tmdb/popular?page=1`)).json()) as {
      results: { id: number; title: string }[];
    };
    const id = results.find(({ title }) => title === 'The Lamp')?.id;
    const why = { date: '2026-11-24', reason: 'Asked for by the holder.' };
    write('withdrawn.json', [{ kind: 'movie', id, scope: 'player', ...why }]);
    await expect.poll(() => statusOf('lamp'), { timeout: 15_000 }).toBe(404);
    expect(await statusOf('echoes')).toBe(200);
  });
});
