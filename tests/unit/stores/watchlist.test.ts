import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addTitles,
  dropTitle,
  keepTitle,
  keptTitles,
  markSeen,
  renewPlays,
  renewTitle,
} from '#/stores/watchlist.ts';
import { type KeptTitle, MOST_KEPT } from '#/stores/watchlist-titles.ts';
import { storageOf } from '../../fixtures/video.ts';

const numbered = (n: number): KeptTitle => ({
  path: `/zxyxvyXdF/${n}`,
  names: [['en', `Film ${n}`]],
  year: null,
  plays: null,
  seen: false,
  at: n,
  picture: null,
});
const pathsKept = () => keptTitles().map(({ path }) => path);

let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', storageOf(items));
});
afterEach(() => vi.unstubAllGlobals());

/** A store that can be read, and refuses to write. */
function refuse(name: string): void {
  const setItem = vi.fn().mockThrow(new DOMException('No.', name));
  vi.stubGlobal('localStorage', { ...storageOf(items), setItem });
}

describe('a visitor’s list', () => {
  it('keeps titles in their order, and lets them go', () => {
    for (const n of [1, 2, 3]) expect(keepTitle(numbered(n))).toBe('kept');
    expect(dropTitle(numbered(2).path)).toBe('kept');
    expect(keptTitles()).toEqual([numbered(1), numbered(3)]);
    expect([...items.keys()]).toEqual(['kept']);
  });

  it('marks what was seen, and takes it back', () => {
    keepTitle(numbered(1));
    markSeen(numbered(1).path, true);
    expect(keptTitles()[0]).toEqual({ ...numbered(1), seen: true });
    markSeen(numbered(1).path, false);
    expect(keptTitles()).toEqual([numbered(1)]);
  });

  it('takes from a title’s page what it says now, and keeps when it was kept and what was seen', () => {
    keepTitle({ ...numbered(1), seen: true });
    renewTitle({ ...numbered(1), plays: true, year: 1957, at: 99 });
    expect(keptTitles()).toEqual([{ ...numbered(1), seen: true, plays: true, year: 1957 }]);
    renewTitle(numbered(2));
    expect(pathsKept()).toEqual([numbered(1).path]);
  });

  it('takes from the page of a season or a drama whether it plays, and nothing else', () => {
    keepTitle({ ...numbered(1), seen: true, year: 1957 });
    renewPlays(numbered(1).path, true);
    renewPlays(numbered(2).path, true);
    expect(keptTitles()).toEqual([{ ...numbered(1), seen: true, year: 1957, plays: true }]);
  });

  it('does not undo what another tab has kept meanwhile', () => {
    keepTitle(numbered(1));
    items.set('kept', JSON.stringify([numbered(7)]));
    keepTitle(numbered(2));
    expect(pathsKept()).toEqual([numbered(7).path, numbered(2).path]);
  });

  it('that is full says so, and loses nothing', () => {
    const all = Array.from({ length: MOST_KEPT }, (_, n) => numbered(n));
    items.set('kept', JSON.stringify(all));
    expect(keepTitle(numbered(9999))).toBe('most');
    expect(keepTitle(numbered(3))).toBe('kept');
    expect(addTitles([numbered(3), numbered(9998), numbered(9999)])).toEqual({
      outcome: 'kept',
      added: 0,
      known: 1,
      left: 2,
    });
    expect(keptTitles()).toEqual(all);
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'refused'],
  ])('in a store that answers %s is %s, and as it was', (name, outcome) => {
    keepTitle(numbered(1));
    refuse(name);
    expect(keepTitle(numbered(2))).toBe(outcome);
    expect(dropTitle(numbered(1).path)).toBe(outcome);
    expect(markSeen(numbered(1).path, true)).toBe(outcome);
    expect(addTitles([numbered(2)])).toMatchObject({ outcome, added: 0 });
    expect(keptTitles()).toEqual([numbered(1)]);
  });

  it('without a store is empty, and says so', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(keptTitles()).toEqual([]);
    expect(keepTitle(numbered(1))).toBe('refused');
  });
});
