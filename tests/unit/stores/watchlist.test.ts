import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $watchlist,
  addTitle,
  importTitles,
  type ListedTitle,
  MOST_TITLES,
  markSeen,
  removeTitle,
  updateTitle,
} from '#/stores/watchlist.ts';
import { emptyDevice, saveElsewhere } from '../../fixtures/device.ts';
import { storageOf } from '../../fixtures/video.ts';

const numbered = (n: number): ListedTitle => ({
  path: `/zxyxvyXdF/${n}`,
  names: [['en', `Film ${n}`]],
  year: null,
  plays: null,
  seen: false,
  at: n,
  picture: null,
});
const listedPaths = () => $watchlist.get().map(({ path }) => path);

let items: Map<string, string>;
beforeEach(() => {
  items = emptyDevice();
});
afterEach(() => vi.unstubAllGlobals());

/** A store that can be read, and refuses to write. */
function refuse(name: string): void {
  const setItem = vi.fn().mockThrow(new DOMException('No.', name));
  vi.stubGlobal('localStorage', { ...storageOf(items), setItem });
}

describe('a visitor’s list', () => {
  it('keeps titles in their order, and lets them go', () => {
    for (const n of [1, 2, 3]) expect(addTitle(numbered(n))).toBe('saved');
    expect(removeTitle(numbered(2).path)).toBe('saved');
    expect($watchlist.get()).toEqual([numbered(1), numbered(3)]);
    expect([...items.keys()]).toEqual(['kept']);
  });

  it('marks what was seen, and takes it back', () => {
    addTitle(numbered(1));
    markSeen(numbered(1).path, true);
    expect($watchlist.get()[0]).toEqual({ ...numbered(1), seen: true });
    markSeen(numbered(1).path, false);
    expect($watchlist.get()).toEqual([numbered(1)]);
  });

  it('takes from a title’s page what it says now, and keeps when it was added and what was seen', () => {
    addTitle({ ...numbered(1), seen: true });
    updateTitle(numbered(1).path, { plays: true, year: 1957 });
    expect($watchlist.get()).toEqual([{ ...numbered(1), seen: true, plays: true, year: 1957 }]);
    updateTitle(numbered(2).path, { plays: true });
    expect(listedPaths()).toEqual([numbered(1).path]);
  });

  it('does not undo what another tab has saved meanwhile', () => {
    addTitle(numbered(1));
    // The browser tells of it later.
    items.set('kept', JSON.stringify([numbered(7)]));
    addTitle(numbered(2));
    expect(listedPaths()).toEqual([numbered(7).path, numbered(2).path]);
  });

  it('follows what another tab does', () => {
    addTitle(numbered(1));
    const heard = vi.fn();
    const end = $watchlist.listen(heard);
    saveElsewhere('kept', JSON.stringify([numbered(7), { path: 'javascript:x' }]));
    expect(heard).toHaveBeenCalledOnce();
    expect($watchlist.get()).toEqual([numbered(7)]);
    end();
  });

  it('is only read by what shows it, also if another version of the site wrote it', () => {
    const text = JSON.stringify({ titles: [{ ...numbered(1), stars: 5 }], version: 2 });
    saveElsewhere('kept', text);
    expect($watchlist.get()).toEqual([numbered(1)]);
    expect(markSeen(numbered(1).path, false)).toBe('saved');
    expect(items.get('kept')).toBe(text);
  });

  it('that is full says so, and loses nothing', () => {
    const all = Array.from({ length: MOST_TITLES }, (_, n) => numbered(n));
    saveElsewhere('kept', JSON.stringify(all));
    expect(addTitle(numbered(9999))).toBe('most');
    expect(addTitle(numbered(3))).toBe('saved');
    expect(importTitles([numbered(3), numbered(9998), numbered(9999)])).toEqual({
      outcome: 'saved',
      added: 0,
      known: 1,
      left: 2,
    });
    expect($watchlist.get()).toEqual(all);
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'refused'],
  ])('in a store that answers %s is %s, and as it was', (name, outcome) => {
    addTitle(numbered(1));
    refuse(name);
    expect(addTitle(numbered(2))).toBe(outcome);
    expect(removeTitle(numbered(1).path)).toBe(outcome);
    expect(markSeen(numbered(1).path, true)).toBe(outcome);
    expect(importTitles([numbered(2)])).toMatchObject({ outcome, added: 0 });
    expect($watchlist.get()).toEqual([numbered(1)]);
  });

  it('is empty in a web view whose storage is null, and says so', async () => {
    vi.resetModules();
    vi.stubGlobal('localStorage', null);
    const other = await import('#/stores/watchlist.ts');
    expect(other.$watchlist.get()).toEqual([]);
    expect(other.addTitle(numbered(1))).toBe('refused');
  });

  it('without a store is empty, and says so', () => {
    vi.stubGlobal('localStorage', undefined);
    expect($watchlist.get()).toEqual([]);
    expect(addTitle(numbered(1))).toBe('refused');
  });
});
