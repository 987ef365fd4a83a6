/** What lists say of people is remembered: in memory, on disk and in the store that instances share. */
import { describe, expect, it } from 'vitest';
import { openShelf } from '#/catalogue/answer-file.ts';
import { type AnswerStores, createAnswerCache } from '#/catalogue/cache.ts';
import { createGenders } from '#/catalogue/genders.ts';
import { STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { memoryStore, tiersOver } from '../fixtures/memory-store.ts';

const NOBODY = { name: null, photo: null, popularity: null };
const people = (genders: Record<string, 'female' | 'male' | null>) => ({
  items: Object.entries(genders).map(([id, gender]) => ({ ...NOBODY, id, gender })),
});

/** Returns what a process knows whose answers are cached there, and the tags that it has told. */
function over(stores: AnswerStores | null) {
  const told: string[] = [];
  const cache = stores ? createAnswerCache('https://host.example', stores) : undefined;
  const genders = createGenders(cache, (tags) => told.push(...tags));
  return { told, ...genders, says: (list: object) => genders.note('popularPeople', list) };
}

/** A shelf whose clock stands until a test moves it. */
function shelved() {
  let passed = 0;
  const wall = () => 1_800_000_000_000 + passed * 1000;
  const shelf = openShelf({ path: ':memory:', mostBytes: 1e6, log: () => undefined, wall });
  const pass = (seconds: number) => {
    passed += seconds;
  };
  return { shelf, pass };
}

describe('the gender that a list says', () => {
  it.each([
    ['memory alone', null],
    ['memory and a shelf', shelved()],
  ])('is known from %s, and told once', async (_where, stores) => {
    const { says, of, told } = over(stores);
    expect(await of('1')).toBeNull();
    for (let n = 0; n < 3; n += 1) says(people({ 1: 'female', 2: null }));
    await expect.poll(() => told).toEqual(['gender-1']);
    expect([await of('1'), await of('2')]).toEqual(['female', null]);
  });

  it('is of people alone', async () => {
    const { note, of } = over(null);
    note('popular', people({ 1: 'female' }));
    expect(await of('1')).toBeNull();
  });

  it('is told again when it is another one', async () => {
    const { shelf } = shelved();
    const { says, told, of } = over({ shelf });
    says(people({ 1: 'female' }));
    await expect.poll(() => told).toHaveLength(1);
    says(people({ 1: 'male' }));
    await expect.poll(() => told).toHaveLength(2);
    expect([await of('1'), await over({ shelf }).of('1')]).toEqual(['male', 'male']);
  });

  it('is told again by each process that remembers another one, whichever reads the list first', async () => {
    const { shelf } = shelved();
    const both = [over({ shelf }), over({ shelf })];
    for (const gender of ['female', 'male'] as const) {
      for (const { told, says, of } of both) {
        told.length = 0;
        says(people({ 1: gender }));
        await expect.poll(() => of('1')).toBe(gender);
        if (gender === 'male') await expect.poll(() => told).toEqual(['gender-1']);
      }
    }
  });

  it('is known to all instances of a store, also on the disk of one that heard it later', async () => {
    const [first = null, second = null] = tiersOver(memoryStore().store, 2);
    const { shelf } = shelved();
    const one = over({ sharedAnswers: first });
    const other = over({ shelf, sharedAnswers: second });
    one.says(people({ 1: 'female' }));
    await expect.poll(() => one.told).toEqual(['gender-1']);
    expect(await other.of('1')).toBe('female');
    other.says(people({ 1: 'female' }));
    await expect.poll(() => over({ shelf }).of('1')).toBe('female');
    expect(other.told).toEqual([]);
  });

  it('is cached again while lists go on to say it', async () => {
    const { shelf, pass } = shelved();
    const { says, told } = over({ shelf });
    says(people({ 1: 'female' }));
    await expect.poll(() => told).toHaveLength(1);
    const age = () => shelf.get('https://host.example', 'gender/1')?.age;
    pass(STALE_IF_ERROR / 2);
    says(people({ 1: 'female' }));
    expect(age()).toBe(STALE_IF_ERROR / 2);
    pass(1);
    says(people({ 1: 'female' }));
    await expect.poll(age).toBe(0);
    expect(told).toHaveLength(1);
  });

  it('is forgotten with its person', async () => {
    const { shelf } = shelved();
    const { says, told, of, forget } = over({ shelf });
    says(people({ 1: 'female', 2: 'male' }));
    await expect.poll(() => told).toHaveLength(2);
    const tags = new Set(['person-1', 'movie-2', 'gender-2']);
    forget(tags);
    shelf.forget(tags);
    expect([await of('1'), await of('2')]).toEqual([null, 'male']);
  });

  it('is none where somebody else has written nonsense into the store', async () => {
    const { shelf } = shelved();
    shelf.put('https://host.example', 'gender/1', '{"female": true}');
    expect(await over({ shelf }).of('1')).toBeNull();
  });
});
