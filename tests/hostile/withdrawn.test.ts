/**
 * What withdrawn.json names is on no surface, with the embedded host and with a remote one, whatever
 * they answer and whatever was kept before.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '#/contract/address.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { ENGLISH } from '#/contract/language.ts';
import { SHIPPED } from '#/host/places.ts';
import { localeIn } from '#/site/locale.ts';
import { dataPath } from '#/site/paths.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { type ServedHost, serveTestHost } from '../fixtures/embedded-host.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { holding, readSurfaces, type Surfaces } from '../fixtures/surfaces.ts';
import { ENTRIES, fileOf } from '../fixtures/withdrawn-entries.ts';

const folder = folderOfTests();
let host: ServedHost;
beforeAll(async () => {
  cpSync(SHIPPED, folder, { recursive: true });
  host = await serveTestHost();
});
afterAll(async () => {
  await host.close();
});

const write = (text: string) => writeFileSync(join(folder, 'withdrawn.json'), text);
const kindOf = (path: string) =>
  path.startsWith('/api/') ? 'api' : path.startsWith('/data/') ? 'data' : 'page';
/** Returns the addresses that show an entry, which must be empty, by its name. */
const shownBy = (read: Surfaces, what: 'players' | 'marks') =>
  Object.fromEntries(
    ENTRIES.filter((entry) => entry[what].length > 0).map((entry) => [
      `${entry.kind} ${entry.id}`,
      holding(read, entry[what]),
    ]),
  );
const nothing = (what: 'players' | 'marks') =>
  Object.fromEntries(
    ENTRIES.filter((entry) => entry[what].length > 0).map(({ kind, id }) => [`${kind} ${id}`, []]),
  );

describe.each([
  ['the embedded host', true],
  ['a remote host', false],
])('over %s', (_, isEmbedded) => {
  let site: RunningSite;
  let before: Surfaces;
  beforeAll(async () => {
    write('[]');
    const source = isEmbedded ? undefined : { CATALOGUE_HOST: host.url };
    site = await startSiteHere({ CATALOGUE_DIR: folder, ...source });
  });
  afterAll(() => site.stop());

  const dataStatus = async (id: string) =>
    (await fetch(`${site.url}/data/complete?id=${id}`)).status;
  const readAgain = () => site.output().split('was read again').length;
  /** Writes the file, and waits until the site has read it. */
  async function change(text: string): Promise<void> {
    const before = readAgain();
    write(text);
    await expect.poll(readAgain, { timeout: 15_000 }).toBeGreaterThan(before);
  }

  it('every entry is on pages and in /api before, and films are in what browsers ask for', async () => {
    const read = await readSurfaces(site.url, { hasApi: isEmbedded });
    before = read;
    const kinds = [...(isEmbedded ? ['api'] : []), 'page'];
    for (const { id, calls, marks, players } of ENTRIES) {
      const own = [...kinds, ...(calls.complete ? ['data'] : [])];
      for (const signs of [marks, players]) {
        if (signs.length === 0) continue;
        const found = holding(read, signs).map(kindOf);
        expect([id, signs, found]).toEqual([id, signs, expect.arrayContaining(own)]);
      }
    }
  }, 120_000);

  it('no player of them is anywhere after', async () => {
    await change(fileOf('player', !isEmbedded));
    const read = await readSurfaces(site.url, { hasApi: isEmbedded, before });
    expect(shownBy(read, 'players')).toEqual(nothing('players'));
    for (const { pages, kind } of ENTRIES) {
      for (const path of pages)
        expect([kind, path, read.get(path)?.status]).toEqual([kind, path, 200]);
    }
  }, 120_000);

  it('no entry is anywhere after, and its pages and calls are gone', async () => {
    await change(fileOf('entry', !isEmbedded));
    const read = await readSurfaces(site.url, { hasApi: isEmbedded, before });
    expect(shownBy(read, 'marks')).toEqual(nothing('marks'));
    for (const path of ENTRIES.flatMap(({ pages }) => pages)) {
      expect([path, read.get(path)?.status]).toEqual([path, 410]);
      expect(read.get(path)?.text).toContain('No longer available');
      expect(read.get(path)?.text).toContain('noindex');
    }
    const requested = ENTRIES.flatMap(({ calls }) => Object.entries(calls)) as [CallName, object][];
    for (const [name, params] of requested) {
      const { id = '' } = params as { id?: string };
      const all = [
        ...(name === 'complete' ? [dataPath(name, { id }, ENGLISH)] : []),
        ...(isEmbedded ? [addressOf(name, params as ParamsOf<typeof name>)] : []),
      ];
      for (const path of all) expect([path, read.get(path)?.status]).toEqual([path, 410]);
    }
  }, 120_000);

  it('captions are gone with their player, and a remote host has none', async () => {
    const path = '/captions/fitness-box-breathing.ur.vtt';
    const statusOf = async () => (await fetch(site.url + path)).status;
    expect(await statusOf()).toBe(isEmbedded ? 200 : 404);
    const clip = { kind: 'clip', id: 'fitness-box-breathing', scope: 'player' };
    await change(JSON.stringify([{ ...clip, date: '2026-11-24', reason: 'A test.' }]));
    expect(await statusOf()).toBe(isEmbedded ? 410 : 404);
    const html = await (await fetch(`${site.url}/health-&-exercise-&-fitness`)).text();
    expect(html.match(/data-captions/g)?.length ?? 0).toBe(isEmbedded ? 7 : 0);
  });

  it('a clip of ours is gone with its player, under every name that a server finds it by', async () => {
    const there = ['/clips/the-nuqta', '/ur/clips/the-nuqta/', '/clips/the-nuqta.webm'];
    const others = ['/clips/the%2Dnuqta.webm', '/u%72/clips/the-nuqta', '/clips/the-nuqta.mp4'];
    const all = [...there, ...others];
    const statuses = () =>
      Promise.all(all.map(async (path) => (await fetch(site.url + path)).status));
    await change('[]');
    const before = await statuses();
    expect(before).toEqual([200, 200, 200, 200, 200, 404]);
    const film = { kind: 'movie', id: '600765021', date: '2026-11-24', reason: 'A test.' };
    for (const scope of ['player', 'entry']) {
      await change(JSON.stringify([{ ...film, scope }]));
      expect(await statuses()).toEqual(isEmbedded ? all.map(() => 410) : before);
    }
    const answer = await fetch(`${site.url}/ur/clips/the-nuqta`);
    if (isEmbedded) expect(await answer.text()).toBe(localeIn('ur').m.withdrawn);
    expect((await fetch(`${site.url}/clips/the-kite-and-the-moon.webm`)).status).toBe(200);
  });

  it('the picture of an entry is gone with it, and that of a player is not', async () => {
    const paths = ['/t/p/w500/600765021.svg', '/t/p/w1280/600765021-b.svg'];
    const statuses = () =>
      Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status));
    const film = { kind: 'movie', id: '600765021', date: '2026-11-24', reason: 'A test.' };
    await change(JSON.stringify([{ ...film, scope: 'player' }]));
    const before = await statuses();
    expect(before).toEqual([200, 200]);
    await change(JSON.stringify([{ ...film, scope: 'entry' }]));
    expect(await statuses()).toEqual(isEmbedded ? [410, 410] : before);
  });

  it('a mistake brings nothing back', async () => {
    await change(fileOf('entry'));
    await change(`${fileOf('entry').slice(0, -1)},`);
    expect(site.output()).toContain('withdrawn.json:1:');
    expect(await dataStatus('66261331')).toBe(410);
  });

  it('an entry that is taken from the file is shown again', async () => {
    await change('[]');
    expect(await dataStatus('66261331')).toBe(200);
  });
});
