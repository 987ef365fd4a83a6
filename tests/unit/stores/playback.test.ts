import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPlayers,
  positionIn,
  savePosition,
  saveSettings,
  settings,
} from '#/stores/playback.ts';
import { emptyDevice } from '../../fixtures/device.ts';
import { storageOf } from '../../fixtures/video.ts';

const FILM = 'https://archive.org/embed/holmes';
const PLACE = { part: 0, seconds: 95 };
const NOTHING = { volume: null, muted: null, speed: null, captions: null };

let items: Map<string, string>;
beforeEach(() => {
  items = emptyDevice();
  items.set('theme', 'dark');
});
afterEach(() => vi.unstubAllGlobals());

describe('the store of players', () => {
  it('saves the position in each film, and what was set, under one name', () => {
    savePosition(FILM, PLACE);
    savePosition('/clips/teen-taal', { part: 0, seconds: 20 });
    saveSettings({ volume: 0.4, muted: false });
    saveSettings({ captions: 'ur' });
    expect(positionIn(FILM)).toEqual(PLACE);
    expect(positionIn('/clips/teen-taal')).toEqual({ part: 0, seconds: 20 });
    expect(positionIn('another')).toBeNull();
    expect(settings()).toMatchObject({ volume: 0.4, muted: false, speed: null, captions: 'ur' });
    expect([...items.keys()]).toEqual(['theme', 'players']);
  });

  it('forgets a position, and then all', () => {
    savePosition(FILM, PLACE);
    saveSettings({ speed: 2 });
    savePosition(FILM, null);
    expect(positionIn(FILM)).toBeNull();
    expect(settings()).toMatchObject({ speed: 2 });
    forgetPlayers();
    expect(settings()).toMatchObject(NOTHING);
    expect([...items.keys()]).toEqual(['theme']);
  });

  it('is not made by a film that has no position yet', () => {
    savePosition(FILM, null);
    expect([...items.keys()]).toEqual(['theme']);
  });

  it('does not undo what another tab has saved meanwhile', () => {
    savePosition(FILM, PLACE);
    items.set('players', JSON.stringify({ places: [['other', 2, 40]], speed: 1.5 }));
    savePosition(FILM, { part: 0, seconds: 100 });
    saveSettings({ muted: true });
    expect(positionIn('other')).toEqual({ part: 2, seconds: 40 });
    expect(settings()).toMatchObject({ speed: 1.5, muted: true });
  });

  it.each([
    ['is full', { ...storageOf(new Map()), setItem: vi.fn().mockThrow(new Error('No room.')) }],
    ['is not there', undefined],
    ['was filled by somebody else', storageOf(new Map([['players', '{"places":[[0]]}']]))],
  ])('that %s breaks nothing', (_, store) => {
    vi.stubGlobal('localStorage', store);
    expect(positionIn(FILM)).toBeNull();
    expect(() => savePosition(FILM, PLACE)).not.toThrow();
    expect(() => saveSettings({ speed: 2 })).not.toThrow();
    expect(() => forgetPlayers()).not.toThrow();
    expect(settings()).toMatchObject(NOTHING);
  });
});
