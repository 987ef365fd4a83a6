import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $history,
  addEntry,
  type HistoryEntry,
  MOST_ENTRIES,
  readHistory,
  removeEntries,
  shareSeen,
} from '#/stores/history.ts';
import { emptyDevice } from '../../fixtures/device.ts';

const EPISODES = '/movie/season/episodes?season=s1';
const GOOD: HistoryEntry = {
  key: EPISODES,
  path: `${EPISODES}&episode=e1`,
  picture: '/t/p/w500/1.svg',
  names: [['en', 'One']],
  film: '/clips/one',
  lengths: [20],
  seen: true,
  next: { path: `${EPISODES}&episode=e2`, names: [['en', 'Two']] },
};
const read = (...rows: unknown[]) => readHistory(JSON.stringify(rows));

describe('what was opened lately', () => {
  beforeEach(emptyDevice);
  afterEach(() => vi.unstubAllGlobals());

  it('is kept with the newest first, each once, and no more than its limit', () => {
    const numbered = (n: number) => ({ ...GOOD, key: `${EPISODES}${n}` });
    for (let n = 0; n <= MOST_ENTRIES; n += 1) addEntry(numbered(n));
    addEntry({ ...numbered(5), names: [['en', 'Again']] });
    const keys = $history.get().map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual([numbered(5).key, numbered(MOST_ENTRIES).key]);
    expect([keys.length, new Set(keys).size]).toEqual([MOST_ENTRIES, MOST_ENTRIES]);
    expect($history.get()[0]?.names).toEqual([['en', 'Again']]);
    removeEntries(numbered(5).key);
    expect($history.get().map(({ key }) => key)).toEqual(keys.slice(1));
  });

  it('is read as it was written', () => {
    expect(read(GOOD)).toEqual([GOOD]);
  });

  it.each(['', '{', 'null', '{}', '5', '[null, 1, []]', '['.repeat(100_000)])(
    'is nothing in a store that holds no such thing (%#)',
    (text) => {
      expect(readHistory(text)).toEqual([]);
    },
  );

  it.each(['https://evil.example/', '//evil.example', '/\\evil', 'javascript:x', '/a b', 5, null])(
    'leads nowhere but to this site: %j',
    (path) => {
      expect(read({ ...GOOD, path })).toEqual([]);
      expect(read({ ...GOOD, key: path })).toEqual([]);
      expect(read({ ...GOOD, next: { ...GOOD.next, path } })).toEqual([{ ...GOOD, next: null }]);
    },
  );

  it('has no part of a wrong form', () => {
    const wrong = { picture: '//x', film: 'x'.repeat(301), lengths: [-1, 'x', 1e9], seen: 1 };
    expect(read({ ...GOOD, ...wrong })).toEqual([
      { ...GOOD, picture: null, film: null, lengths: [0, 0, 0], seen: false },
    ]);
  });

  it('is read from any text without a failure', () => {
    const isRead = (text: string) => readHistory(text).length <= MOST_ENTRIES;
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), isRead));
  });
});

describe('the share of a film that was seen', () => {
  it.each([
    ['in one part', [100], 0, 90, 0.9],
    ['in parts, of all of them', [100, 100, 200], 2, 160, 0.9],
    ['in a short last part', [900, 100], 1, 1, 0.901],
    ['whose first part was not played here', [0, 100], 1, 80, 0.9],
    ['before its last part, if that was not played', [100, 0], 0, 99, 0],
    ['before its last part, if that is known to be short', [950, 50], 0, 900, 0.9],
    ['whose length is not known', [0], 0, 50, 0],
  ])('%s', (_, lengths, part, seconds, share) => {
    expect(shareSeen(lengths, part, seconds)).toBeCloseTo(share);
  });
});
