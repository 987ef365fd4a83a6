import { expect, it } from 'vitest';
import type { Names } from '#/contract/names.ts';
import { jsonIn, namedIn } from '#/loaders/names-in.ts';

const film = { id: '1', title: 'Awaara', names: { ur: 'آوارہ', hi: 'आवारा' } };
const bare: { id: string; title: string; names?: Names } = { id: '1', title: 'Awaara' };

it('an entity keeps its name in one language, or no names at all', () => {
  expect(namedIn(film, 'hi')).toEqual({ ...bare, names: { hi: 'आवारा' } });
  for (const none of [namedIn(film, 'pa'), namedIn(film, 'en'), namedIn(bare, 'ur')]) {
    expect(Object.keys(none)).toEqual(['id', 'title']);
  }
  expect(film.names).toEqual({ ur: 'آوارہ', hi: 'आवारा' });
});

it('an answer as JSON has names in one language at every depth; without such names it equals an answer that has none', () => {
  const answer = { items: [{ ...film, cast: [film] }, bare], page: 1, note: 'en' };
  const without = { items: [{ ...bare, cast: [bare] }, bare], page: 1, note: 'en' };
  expect(jsonIn(answer, 'en')).toBe(JSON.stringify(without));
  expect(jsonIn(answer, 'pa')).toBe(JSON.stringify(without));
  const names = { ur: 'آوارہ' };
  expect(JSON.parse(jsonIn(answer, 'ur'))).toEqual({
    ...without,
    items: [{ ...bare, names, cast: [{ ...bare, names }] }, bare],
  });
});
