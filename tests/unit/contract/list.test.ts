/** What is read of a list by editors. */
import { expect, it } from 'vitest';
import { editorList } from '#/contract/rows/list.ts';
import { trust } from '../../fixtures/trust.ts';

const read = (row: object) => editorList.read({ id: 'mine', title: 'Mine', ...row }, trust);
const entry = (id: number, more = {}) => ({ id, title: `T${id}`, media_type: 'movie', ...more });

it('has its entries in their order, each once, and a hundred at most', () => {
  const entries = [entry(2), entry(1), entry(2, { media_type: 'tv' }), entry(2)];
  expect(read({ entries })?.entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'movie 2',
    'movie 1',
    'series 2',
  ]);
  const many = Array.from({ length: 130 }, (_, index) => entry(index));
  expect(read({ entries: many })?.entries).toHaveLength(100);
});

it.each([undefined, 7, '', 'Mine', '../mine', 'a--b', 'x'.repeat(65)])(
  'is left out with the name %s',
  (id) => {
    expect(read({ id, entries: [] })).toBeNull();
  },
);

it('takes what a host says of an entry only if it is of its kind', () => {
  const entries = [
    entry(1, { watchable: 'yes', why: ' ', why_language: 'xx', release_date: 'soon' }),
  ];
  expect(read({ entries, changed: 'today', overview: 7 })).toMatchObject({
    changed: null,
    overview: null,
    entries: [{ why: null, year: null }],
  });
  const [first] = read({ entries })?.entries ?? [];
  expect([first && 'watchable' in first, first && 'whyLanguage' in first]).toEqual([false, false]);
});
