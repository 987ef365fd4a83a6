/** A collection of the database is a list of its own. */
import { expect, it } from 'vitest';
import { sourceOver, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const tmdb = await tmdbOfTests();

it('a film names its collection, whose films come by their dates with one request, without those for adults', async () => {
  const { ask } = sourceOver(tmdb);
  const { facts } = await ask('movie', { id: '606' });
  expect(facts.collection).toEqual({ name: 'The Lantern Collection', slug: 'collection-9' });
  tmdb.requests.length = 0;
  const list = await ask('list', { name: 'collection-9' });
  expect(tmdb.requests).toEqual(['/collection/9']);
  expect(list).toMatchObject({
    id: 'collection-9',
    title: 'The Lantern Collection',
    overview: 'All that the lantern shows.',
  });
  expect(list.entries.map(({ id }) => id)).toEqual(['602', '606', '607', '611']);
  await ask('list', { name: 'collection-9' });
  expect(tmdb.requests).toHaveLength(1);
});

it('what a collection lacks in the page’s language is English, by one more request that the other languages share', async () => {
  const { ask } = sourceOver(tmdb);
  const english = { title: 'The Lantern Collection', overview: 'All that the lantern shows.' };
  for (const language of ['hi', 'pa'] as const) {
    const list = await ask('list', { name: 'collection-9' }, language);
    expect(list).toMatchObject({ ...english, overviewLanguage: 'en' });
  }
  expect(tmdb.requests).toEqual([
    '/collection/9?language=hi',
    '/collection/9',
    '/collection/9?language=pa',
  ]);
});

it('a collection is shown without the English text whose request fails', async () => {
  const { ask } = sourceOver(tmdb);
  tmdb.bodies.set('/collection/9', { id: 9, name: 'लालटेन', parts: [{ id: 602, title: 'One' }] });
  tmdb.mood = { status: 500, every: 2 };
  const list = await ask('list', { name: 'collection-9' }, 'hi');
  expect(list).toMatchObject({ title: 'लालटेन', overview: null });
  expect(tmdb.requests).toHaveLength(2);
});

it('a film that belongs to none names none, and other lists are the files’', async () => {
  const { ask } = sourceOver(tmdb);
  expect((await ask('movie', { id: '607' })).facts.collection).toBeNull();
  await expect(ask('list', { name: 'collection-404' })).rejects.toThrow('404');
  tmdb.requests.length = 0;
  expect((await ask('list', { name: 'nargis' })).entries.length).toBeGreaterThan(0);
  await expect(ask('list', { name: 'collection-0' })).rejects.toThrow('404');
  expect(tmdb.requests).toEqual([]);
});
