/** An export, imported into an empty catalogue, gives the same answers to every call. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '#/contract/calls.ts';
import { exportCatalogue } from '#/host/catalogue/export.ts';
import { openFolder, PARTS, type Part, type Seed } from '#/host/catalogue/files/folder.ts';
import { importFile, importFolder } from '#/host/catalogue/import.ts';
import { type Db, openDb } from '#/host/db.ts';
import type { Host } from '#/host/host.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { createTestHost } from '../../fixtures/embedded-host.ts';
import { everyAddress } from '../../fixtures/every-address.ts';
import { folderOfTests } from '../../fixtures/folder.ts';
import { films, openWorkshop, quiet, type Workshop } from '../../fixtures/imports.ts';
import { shippedSeed } from '../../fixtures/shipped-seed.ts';

let work: Workshop;
const folder = folderOfTests();
let copy: Db;
/** What the exported files say. */
let exported: Seed;
beforeAll(async () => {
  work = openWorkshop();
  const more = { title: 'Zanthe Again', year: 1934, directors: ['Ann Zanthe'], genres: ['Drama'] };
  await importFile(work.db, work.file('films.ndjson', [...films, more]), quiet);
  exportCatalogue(work.db, folder);
  const { seed, mistakes } = openFolder(folder).read();
  expect(mistakes).toEqual([]);
  exported = seed;
  copy = openDb(':memory:');
  fillFromSeed(copy, openFolder(mkdtempSync(join(folder, 'empty-'))).read().seed);
  importFolder(copy, seed);
  // Drawings are not exported, and of two titles with one drawing the second waits until later in what is alike.
  for (const db of [work.db, copy]) db.run('UPDATE entity SET motif = NULL');
});
afterAll(() => {
  work.close();
  copy.close();
});

/** The bytes of an answer are compared, so they are not parsed. */
async function ask(host: Host, path: string): Promise<{ status: number; text: string }> {
  const response = host.fetch(path);
  return { status: response.status, text: await response.text() };
}

describe.each(callNames)('%s', (name) => {
  it('answers byte for byte the same', async () => {
    const [original, imported] = [createTestHost(work.db).host, createTestHost(copy).host];
    const addresses = everyAddress(work.db, name);
    const [path = ''] = addresses;
    const first = JSON.parse((await ask(original, path)).text) as object;
    const { total_pages, totalPages = total_pages ?? 1 } = first as Record<string, number>;
    // One page past the last, too.
    for (let page = 2; page <= totalPages + 1 && path.includes('page=1'); page += 1) {
      addresses.push(path.replace('page=1', `page=${page}`));
    }
    const differing: string[] = [];
    for (const address of addresses) {
      const [was, is] = [await ask(original, address), await ask(imported, address)];
      if (was.status !== is.status || was.text !== is.text) differing.push(address);
    }
    expect(addresses.length).toBeGreaterThan(0);
    expect(differing).toEqual([]);
  });
});

/** Returns entries with the texts of their captions in the place of the files, whose names may change. */
const withTexts = ({ captions, ...parts }: Seed): Record<Part, unknown[]> =>
  JSON.parse(JSON.stringify(parts), (key, value) =>
    key === 'file' && captions.has(value) ? captions.get(value) : value,
  );

describe('an export', () => {
  it('has the captions of every clip of ours, and a second one has the same files', () => {
    const { captions } = exported;
    const texts = [...shippedSeed().captions.values()];
    expect([...captions.values()].toSorted()).toEqual(texts.toSorted());
    const again = mkdtempSync(join(folder, 'again-'));
    exportCatalogue(copy, again);
    expect(openFolder(again).read().seed.captions).toEqual(captions);
  });

  it('loses no field of any entry of the files', () => {
    const ours = withTexts(shippedSeed());
    const theirs = withTexts(exported);
    for (const part of Object.keys(PARTS) as Part[]) {
      expect(theirs[part].slice(0, ours[part].length)).toEqual(ours[part]);
    }
  });

  it('keeps what imported films said: genres, cast and directors', () => {
    const [film] = exported.films.filter(({ title }) => title === 'Zanthe Again');
    expect(film).toMatchObject({ genres: ['Drama'], directors: ['Ann Zanthe'], date: '1934' });
  });
});

describe('a folder that is imported beside another', () => {
  it('leaves the rows that are there: at an equal id the catalogue’s own folder wins', () => {
    const before = work.db.all('SELECT id, name, source, popularity FROM entity ORDER BY id');
    expect(importFolder(work.db, shippedSeed())).toBe(0);
    expect(work.db.all('SELECT id, name, source, popularity FROM entity ORDER BY id')).toEqual(
      before,
    );
  });

  it('keeps its seasons, dramas, songs and lists when the catalogue’s folder changes', () => {
    const lists = () => copy.all('SELECT list, position, entity_id FROM list_entry');
    const seasons = () => copy.one<{ n: number }>('SELECT count(*) AS n FROM season')?.n;
    const clips = () => copy.one<{ n: number }>('SELECT count(*) AS n FROM clip')?.n;
    const before = [seasons(), clips(), lists()];
    const empty = openFolder(mkdtempSync(join(folder, 'other-'))).read().seed;
    expect(fillFromSeed(copy, { ...empty, fingerprint: 'another' })).toBe(true);
    expect([seasons(), clips(), lists()]).toEqual(before);
  });
});
