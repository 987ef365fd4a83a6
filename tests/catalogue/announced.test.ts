/** A host is asked for lists by editors, and for films narrowed, only where the envelope of a list says so. */
import { expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { isNotFound, toResult } from '#/contract/errors.ts';
import { trust } from '../fixtures/trust.ts';
import { scriptedSource } from './scripted-source.ts';

const film = { id: 603, title: 'A' };
const list = { id: 'mine', title: 'Mine', entries: [{ ...film, media_type: 'movie' }] };

function scripted(hasLists?: () => boolean) {
  const script = scriptedSource();
  const source = { ...script.source, ...(hasLists && { hasLists }) };
  return { ...script, catalogue: createCatalogue({ source, trust, log: () => undefined }) };
}
const popular = (more: object) => ({ results: [film], page: 1, total_pages: 1, ...more });

it('a host that says nothing of lists is not asked for them, and the site has none', async () => {
  const { json, requested, catalogue } = scripted();
  json(popular({}));
  for (const name of ['mine', 'others']) {
    const answer = await toResult(catalogue.ask('list', { name }));
    expect(!answer.ok && isNotFound(answer.error)).toBe(true);
  }
  expect(catalogue.has('lists')).toBe(false);
  expect(requested).toEqual(['/api/tmdb/popular?page=1']);
});

it('a host that says it is asked, and what it says last counts', async () => {
  const { json, requested, catalogue } = scripted();
  json(popular({ lists: true }));
  await catalogue.ask('popular', { page: 1 });
  expect(catalogue.has('lists')).toBe(true);
  json({ ...list });
  expect(await catalogue.ask('list', { name: 'mine' })).toMatchObject({
    id: 'mine',
    title: 'Mine',
  });
  expect(requested.at(-1)).toBe('/api/lists/mine');
  json(popular({}));
  await catalogue.ask('popular', { page: 2 });
  expect(catalogue.has('lists')).toBe(false);
});

it('a word other than true says nothing', async () => {
  const { json, catalogue } = scripted();
  json(popular({ lists: 'yes' }));
  await catalogue.ask('popular', { page: 1 });
  expect(catalogue.has('lists')).toBe(false);
});

it('a source that knows it by itself is not asked for another list first', async () => {
  const own = scripted(() => true);
  own.json(list);
  await own.catalogue.ask('list', { name: 'mine' });
  expect(own.requested).toEqual(['/api/lists/mine']);
  const none = scripted(() => false);
  none.json(list);
  expect((await toResult(none.catalogue.ask('lists', { page: 1 }))).ok).toBe(false);
  expect(none.requested).toEqual([]);
});
