/** Answers of a remote host that instances share. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openShelf } from '#/catalogue/answer-file.ts';
import { type Catalogue, createCatalogue } from '#/catalogue/catalogue.ts';
import { createPurges } from '#/catalogue/sources/purges.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { isNotFound } from '#/contract/errors.ts';
import { memoryStore, tiersOver } from '../../../fixtures/memory-store.ts';
import { createScriptedHost, type ScriptedHost } from '../../../fixtures/scripted-host.ts';
import { trust } from '../../../fixtures/trust.ts';

let host: ScriptedHost;
const sources: Source[] = [];
beforeEach(async () => {
  host = await createScriptedHost();
});
afterEach(async () => {
  for (const source of sources.splice(0)) source.close();
  await host.close();
});

function instances(count: number) {
  const shared = memoryStore();
  const log = () => undefined;
  const catalogues = tiersOver(shared.store, count).map((sharedAnswers) => {
    const shelf = openShelf({ path: ':memory:', mostBytes: 1_000_000, log });
    const source = remoteSource(host.origin, 5000, { sharedAnswers, shelf });
    sources.push(source);
    return createCatalogue({ source, trust, log, purges: createPurges(true) });
  });
  return { ...shared, catalogues: catalogues as [Catalogue, Catalogue, ...Catalogue[]] };
}

const film = (catalogue: Catalogue) => catalogue.ask('movie', { id: '603' });

it('three instances ask a host once, and give one answer', async () => {
  const { catalogues } = instances(3);
  host.answer('/', { json: { id: 603, title: 'A' } });
  const found = await Promise.all(catalogues.map(film));
  expect(found.map(({ title }) => title)).toEqual(['A', 'A', 'A']);
  expect(host.requests).toHaveLength(1);
});

it('an answer that nobody can read is shared with nobody, and the next instance asks', async () => {
  const { catalogues, answers, locks } = instances(2);
  host.answer('/', { text: '<html>' });
  await expect(film(catalogues[0])).rejects.toThrow();
  expect([answers.size, locks.size]).toEqual([0, 0]);
  host.answer('/', { json: { id: 603, title: 'A' } });
  expect((await film(catalogues[1])).title).toBe('A');
});

it('a shared answer that nobody can read is deleted at once', async () => {
  const { catalogues, answers } = instances(3);
  host.answer('/', { json: { id: 603, title: 'A' } });
  await film(catalogues[0]);
  for (const [name, kept] of answers) answers.set(name, { ...kept, body: '<html>' });
  await expect(film(catalogues[1])).rejects.toThrow('Invalid data format');
  expect(answers.size).toBe(0);
  expect((await film(catalogues[1])).title).toBe('A');
});

it('a host that fails frees the lock', async () => {
  const { catalogues, locks } = instances(1);
  host.answer('/', { reset: true });
  await expect(film(catalogues[0])).rejects.toThrow();
  expect(locks.size).toBe(0);
});

it('a 404 for a visitor’s address is shared', async () => {
  const { catalogues } = instances(2);
  for (const catalogue of catalogues) {
    expect(isNotFound(await film(catalogue).catch((error) => error))).toBe(true);
  }
  expect(host.requests).toHaveLength(1);
});

it('an answer of another instance is as old as it is, and stands in when the host fails', async () => {
  const { catalogues, answers } = instances(2);
  host.answer('/', { json: { id: 603, title: 'A' } });
  await film(catalogues[0]);
  for (const [name, kept] of answers) answers.set(name, { ...kept, at: kept.at - 200_000 });
  const ages: number[] = [];
  const told = catalogues[1].withTracking(({ age }) => ages.push(Math.round(age)));
  await film(told);
  for (const [name, kept] of answers) answers.set(name, { ...kept, at: kept.at - 3_600_000 });
  host.answer('/', { status: 500 });
  const third = instances(1);
  for (const [name, kept] of answers) third.answers.set(name, kept);
  expect((await film(third.catalogues[0])).title).toBe('A');
  expect(ages).toEqual([200]);
  expect(host.requests).toHaveLength(2);
});

it('an instance works alone while the store is away', async () => {
  const { catalogues, state } = instances(2);
  state.isAway = true;
  host.answer('/', { json: { id: 603, title: 'A' } });
  for (const catalogue of catalogues) expect((await film(catalogue)).title).toBe('A');
  expect(host.requests).toHaveLength(2);
});
