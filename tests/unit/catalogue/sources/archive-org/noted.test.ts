/** Which items of archive.org a visitor may ask for, where a remote host has the catalogue. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShelf, type Shelf } from '#/catalogue/answer-file.ts';
import {
  createNoted,
  type Noted,
  type NotedOptions,
} from '#/catalogue/sources/archive-org/noted.ts';
import { tagsOfKeys } from '#/catalogue/tags.ts';
import { memoryStore, tiersOver } from '../../../../fixtures/memory-store.ts';

const DAY = 86_400;
const KEYS = ['movie 603'];
let clock: number;
let shelf: Shelf;
const now = () => clock;
const pass = (seconds: number) => {
  clock += 1000 * seconds;
};
const notedOn = (kept: Partial<NotedOptions> = {}): Noted =>
  createNoted({ tagsOf: tagsOfKeys, now, ...kept });

beforeEach(() => {
  clock = 1;
  shelf = openShelf({ path: ':memory:', mostBytes: 1e6, log: () => {}, wall: now });
});
afterEach(() => shelf.close());

describe('an item', () => {
  it('is forgotten when what shows it is purged', async () => {
    const noted = notedOn({ shelf });
    noted.note('lamp', KEYS);
    noted.note('echoes', ['drama Waris']);
    for (const [tag, left] of [
      ['movie-604', 2],
      ['movie-603', 1],
      [tagsOfKeys(['drama Waris'])[0] ?? '', 0],
    ] as const) {
      noted.forget(new Set([tag]));
      shelf.forget(new Set([tag]));
      const found = [await noted.find('lamp'), await noted.find('echoes')];
      expect(found.filter((one) => one !== null)).toHaveLength(left);
    }
  });

  it('is forgotten when everything is dropped, also elsewhere, until it is shown again', async () => {
    const noted = notedOn({ shelf });
    noted.note('lamp', KEYS);
    pass(5);
    noted.drop();
    expect(await noted.find('lamp')).toBeNull();
    pass(5);
    noted.note('lamp', KEYS);
    expect(await noted.find('lamp')).toEqual(KEYS);
  });

  it('is one of 20,000 at most', async () => {
    const noted = notedOn();
    for (let n = 0; n <= 20_000; n += 1) noted.note(`item${n}`, KEYS);
    expect(await noted.find('item0')).toBeNull();
    expect(await noted.find('item1')).toEqual(KEYS);
  });
});

describe('another process knows an item', () => {
  it('by the shelf, for a day since it was last shown', async () => {
    const [one, other] = [notedOn({ shelf }), notedOn({ shelf })];
    one.note('lamp', KEYS);
    expect(await other.find('lamp')).toEqual(KEYS);
    pass(DAY - 10);
    one.note('lamp', KEYS);
    pass(DAY - 10);
    expect(await other.find('lamp')).toEqual(KEYS);
    pass(20);
    expect(await other.find('lamp')).toBeNull();
  });

  it('by Redis', async () => {
    const { store } = memoryStore();
    const [one, other] = tiersOver(store, 2).map((sharedAnswers) => notedOn({ sharedAnswers }));
    one?.note('lamp', KEYS);
    await expect.poll(() => other?.find('lamp')).toEqual(KEYS);
    expect(await other?.find('echoes')).toBeNull();
  });

  it('unless Redis is away, or holds something else', async () => {
    const { store, state, answers } = memoryStore();
    const [one, other] = tiersOver(store, 2).map((sharedAnswers) => notedOn({ sharedAnswers }));
    one?.note('lamp', KEYS);
    await expect.poll(() => answers.size).toBe(1);
    for (const [name, kept] of answers) answers.set(name, { ...kept, body: '<html>' });
    expect(await other?.find('lamp')).toBeNull();
    expect(answers.size).toBe(0);
    state.isAway = true;
    expect(await other?.find('lamp')).toBeNull();
    expect(await one?.find('lamp')).toEqual(KEYS);
  });

  it('and an item that is shown again and again is written down once in ten minutes', () => {
    const written: string[] = [];
    const put: Shelf['put'] = (_, item) => void written.push(item);
    const noted = notedOn({ shelf: { ...shelf, put } });
    for (let n = 0; n < 20; n += 1) {
      noted.note('lamp', KEYS);
      pass(60);
    }
    expect(written).toEqual(['lamp', 'lamp']);
  });
});
