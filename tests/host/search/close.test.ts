/** What is shown of names that only come near a query: few, of the same beginning, within a bound. */
import { afterAll, describe, expect, it } from 'vitest';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import { edits, isClose } from '#/host/search/close.ts';
import { beginsAlike } from '#/host/search/sound/by-sound.ts';
import { soundsOf } from '#/host/search/sound/sounds.ts';
import { askHost, createTestHost } from '../../fixtures/embedded-host.ts';
import { addMissing } from '../../search/pairs.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

async function rows(query: string): Promise<SearchRow[]> {
  const path = `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;
  return (await askHost(host, path)).body as SearchRow[];
}

const nameOf = ({ title, name }: SearchRow) => title ?? name;

describe('a query that names nothing', () => {
  it.each(['zzqxwv', 'qwerty', 'sholay', 'zxcvbnm', 'asdfgh', 'xqzvwxqzvw'])(
    'finds nothing: %s',
    async (query) => {
      expect((await rows(query)).map(nameOf)).toEqual([]);
    },
  );

  it('is not taken for a name that begins with another sound', async () => {
    expect(await rows('rosferatu')).toEqual([]);
    expect((await rows('nosbaratu')).map(nameOf)).toEqual(['Nosferatu']);
  });

  it('finds at most three close names, and nothing that they are known for', async () => {
    addMissing(db, ['Quorbelk', 'Quorbelt', 'Quorbeld', 'Quorbelg']);
    const found = await rows('quorbelm');
    expect(found.map(({ close }) => close)).toEqual([true, true, true]);
    expect(await rows('buster kettom')).toMatchObject([{ name: 'Buster Keaton', close: true }]);
  });
});

describe('a name is close', () => {
  const far = { cost: 9, length: 1 };

  it.each([
    ['gold', 'bold', true],
    ['gold', 'bolt', false],
    ['glitter', 'glimmer', false],
    ['glittery', 'glimmery', true],
    ['phantom oprea', 'the phantom of the opera', true],
    ['qwerty', 'quartet', false],
    ['sholay', 'sheila', false],
    ['sholay', 'sheila darcy', false],
  ])('if at most every fourth letter differs: %s, %s', (query, name, expected) => {
    expect(isClose(query.split(' '), [null, name], far)).toBe(expected);
  });

  it.each([
    ['night mare', 'The Nightmare Before Noon', true],
    ['nightmare', 'A Night Mare', true],
    ['nigth mare', 'The Nightmare', true],
    ['nightm axxe', 'Nightmare', true],
    ['nightm axxxe', 'Nightmare', false],
    ['night mare', 'Nightingale', false],
  ])('wherever its spaces are, if as few letters differ: %s, %s', (query, name, expected) => {
    expect(isClose(query.split(' '), [null, name], far)).toBe(expected);
  });

  it('if it sounds within the bound of its length', () => {
    expect(isClose(['abcdefghij'], [], { cost: 0.79, length: 10 })).toBe(true);
    expect(isClose(['abcdefghij'], [], { cost: 0.81, length: 10 })).toBe(false);
    expect(isClose(['निशान'], [], { cost: 1.69, length: 10 })).toBe(true);
    expect(isClose(['निशान'], [], { cost: 1.71, length: 10 })).toBe(false);
  });

  it.each([
    ['kitten', 'sitting', 3],
    ['oprea', 'opera', 1],
    ['xa', 'ab', 2],
    ['ax', 'ba', 2],
    ['abcd', 'xbdc', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['same', 'same', 0],
  ])('edits of %s and %s: %i', (typed, name, expected) => {
    expect(edits(typed, name)).toBe(expected);
  });
});

describe('a query begins like a name', () => {
  it.each([
    ['sholay', 'Sheila Darcy', true],
    ['zindagi', 'Jindagi', true],
    ['keeton', 'Buster Keaton', true],
    ['استار', 'Star Wars', true],
    ['saiko', 'Psycho', true],
    ['night', 'Knight', true],
    ['rosferatu', 'Nosferatu', false],
    ['upkar', 'Pukar', false],
    ['', 'Pukar', false],
  ])('%s, %s: %s', (query, name, expected) => {
    expect(beginsAlike(soundsOf(query), soundsOf(name).join(' '))).toBe(expected);
  });
});
