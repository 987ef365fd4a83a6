/** What is purged is forgotten, also in flight. */
import { expect, it } from 'vitest';
import { openShelf } from '#/catalogue/answer-file.ts';
import { createAnswerCache } from '#/catalogue/cache.ts';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { createPurges } from '#/catalogue/sources/purges.ts';
import { trust } from '../fixtures/trust.ts';
import { scriptedSource } from './scripted-source.ts';

function scripted() {
  const script = scriptedSource();
  const purges = createPurges(true);
  const shelf = openShelf({ path: ':memory:', mostBytes: 1e6, log: () => undefined });
  const source = { ...script.source, cache: createAnswerCache('', { shelf }) };
  const catalogue = createCatalogue({ source, trust, log: () => undefined, purges });
  const ask = async () => (await catalogue.ask('movie', { id: '603' })).title;
  const stored = () => shelf.get('', script.requested[0] ?? '')?.body;
  return { ...script, purges, catalogue, stored, ask };
}

const film = (title: string) => ({ id: 603, title });

it('an answer with the tag is asked for again, and one without it is kept', async () => {
  const { json, ask, requested, purges } = scripted();
  json(film('A'));
  expect(await ask()).toBe('A');
  json(film('B'));
  purges.purge(['movie-604', 'list-popular']);
  expect(await ask()).toBe('A');
  purges.purge(['movie-603']);
  expect(await ask()).toBe('B');
  expect(requested).toHaveLength(2);
});

it('a list that shows a film is forgotten with it', async () => {
  const { json, catalogue, requested, purges } = scripted();
  json({ results: [film('A')], total_pages: 1 });
  await catalogue.ask('popular', { page: 1 });
  purges.purge(['movie-603']);
  await catalogue.ask('popular', { page: 1 });
  expect(requested).toHaveLength(2);
});

it('an answer that is under way answers those who wait, and is kept nowhere', async () => {
  const { json, ask, requested, purges, stored } = scripted();
  json(film('A'));
  const waiting = ask();
  purges.purge(['movie-603']);
  expect(await waiting).toBe('A');
  expect(stored()).toBeUndefined();
  json(film('B'));
  expect(await ask()).toBe('B');
  expect(requested).toHaveLength(2);
  expect(stored()).toBe(JSON.stringify(film('B')));
});

it('a page that says what lists say of a person is forgotten when a list says something else', async () => {
  const { json, catalogue, purges } = scripted();
  const shown: unknown[] = [];
  const page = catalogue.withTracking((_age, tags) => shown.push(tags));
  expect(await page.genderOf('603')).toBeNull();
  expect(shown).toEqual([{ own: 'gender-603', shown: [] }]);
  const before = purges.count();
  json({ results: [{ id: 603, name: 'A', gender: 1 }], total_pages: 1 });
  await catalogue.ask('popularPeople', { page: 1 });
  await expect.poll(() => purges.has({ own: 'gender-603', shown: [] }, before)).toBe(true);
  expect(await page.genderOf('603')).toBe('female');
});

it('pages that are forgotten are counted', () => {
  const purges = createPurges(true);
  purges.addPages(() => 2);
  purges.addPages(() => 3);
  expect(purges.purge(['movie-1'])).toBe(5);
});

it('the last thousand purges hold for what is under way', () => {
  const purges = createPurges(true);
  const before = purges.count();
  for (let n = 0; n < 1500; n += 1) purges.purge([`movie-${n}`]);
  expect(purges.has({ own: 'movie-1499', shown: [] }, before)).toBe(true);
  expect(purges.has({ own: 'movie-1499', shown: [] }, purges.count())).toBe(false);
});
