/** The film of the day and the newest list, from lists by editors. */
import { expect, it } from 'vitest';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { NotFound, Upstream } from '#/contract/errors.ts';
import { fromEditors } from '#/loaders/editors.ts';

const DAY = 86_400_000;
const entry = (id: string, more = {}) => ({
  id,
  kind: 'movie',
  title: `Film ${id}`,
  place: null,
  picture: null,
  year: null,
  why: null,
  ...more,
});
const films = ['1', '2', '3', '4'].map((id) => entry(id));
const others = [
  entry('5', { watchable: false }),
  entry('6', { kind: 'person' }),
  entry('7', { title: null }),
];
const lists = [
  { id: 'new', title: 'New', entries: [...others, ...films.slice(0, 2)] },
  { id: 'old', title: 'Old', entries: [...films.slice(1), ...others] },
];

/** Returns a catalogue of lists, in which every entry has a reason; `fails` are its calls that fail. */
function catalogueOf(items: object[], fails: Record<string, Error> = {}) {
  const ask = async (call: string, { name }: { name?: string }) => {
    if (fails[call]) throw fails[call];
    if (call === 'lists') return { items };
    const list = lists.find(({ id }) => id === name);
    return { ...list, entries: list?.entries.map((one) => ({ ...one, why: `Of ${name}.` })) };
  };
  return { ask } as unknown as Catalogue;
}
const of = async (day: number, catalogue = catalogueOf(lists)) =>
  (await fromEditors(catalogue, new Date(day * DAY + 1234)))?.film;

it('has one film a day, with why it is in its list, and each that plays once before one comes again', async () => {
  const drawn = [];
  for (const day of [100, 101, 102, 103]) drawn.push((await of(day))?.id);
  expect(drawn.toSorted()).toEqual(['1', '2', '3', '4']);
  expect((await of(104))?.id).toBe(drawn[0]);
  expect((await of(100))?.why).toMatch(/^Of (new|old)\.$/);
});

it('is the same until midnight (UTC), in whichever order a process learnt the lists', async () => {
  const first = await of(100);
  const late = await fromEditors(catalogueOf(lists.toReversed()), new Date(101 * DAY - 1));
  expect(late?.film?.id).toBe(first?.id);
  expect(late?.newest[0].id).toBe('old');
});

it('has no line where the host has no list, and none of a film where no list has one', async () => {
  const none = { lists: new NotFound('lists') };
  expect(await fromEditors(catalogueOf([], none))).toBeNull();
  expect(await fromEditors(catalogueOf([]))).toBeNull();
  const people = [{ id: 'who', title: 'Who', entries: others }];
  expect(await fromEditors(catalogueOf(people))).toMatchObject({
    film: null,
    newest: [{ id: 'who' }],
  });
});

it('names the film without a reason where the host fails to give its list', async () => {
  expect(await fromEditors(catalogueOf([], { lists: new Upstream('down') }))).toBeNull();
  const film = await of(100, catalogueOf(lists, { list: new Upstream('down') }));
  expect(film?.why).toBeNull();
});
