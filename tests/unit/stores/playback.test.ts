import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choices, forgetPlayers, keepChoices, keepPlace, placeIn } from '#/stores/playback.ts';
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
  it('keeps the place in each film, and what was set, under one name', () => {
    keepPlace(FILM, PLACE);
    keepPlace('/clips/teen-taal', { part: 0, seconds: 20 });
    keepChoices({ volume: 0.4, muted: false });
    keepChoices({ captions: 'ur' });
    expect(placeIn(FILM)).toEqual(PLACE);
    expect(placeIn('/clips/teen-taal')).toEqual({ part: 0, seconds: 20 });
    expect(placeIn('another')).toBeNull();
    expect(choices()).toMatchObject({ volume: 0.4, muted: false, speed: null, captions: 'ur' });
    expect([...items.keys()]).toEqual(['theme', 'players']);
  });

  it('forgets a place, and then all', () => {
    keepPlace(FILM, PLACE);
    keepChoices({ speed: 2 });
    keepPlace(FILM, null);
    expect(placeIn(FILM)).toBeNull();
    expect(choices()).toMatchObject({ speed: 2 });
    forgetPlayers();
    expect(choices()).toMatchObject(NOTHING);
    expect([...items.keys()]).toEqual(['theme']);
  });

  it('is not made by a film that has no place yet', () => {
    keepPlace(FILM, null);
    expect([...items.keys()]).toEqual(['theme']);
  });

  it('does not undo what another tab has kept meanwhile', () => {
    keepPlace(FILM, PLACE);
    items.set('players', JSON.stringify({ places: [['other', 2, 40]], speed: 1.5 }));
    keepPlace(FILM, { part: 0, seconds: 100 });
    keepChoices({ muted: true });
    expect(placeIn('other')).toEqual({ part: 2, seconds: 40 });
    expect(choices()).toMatchObject({ speed: 1.5, muted: true });
  });

  it.each([
    ['is full', { ...storageOf(new Map()), setItem: vi.fn().mockThrow(new Error('No room.')) }],
    ['is not there', undefined],
    ['was filled by somebody else', storageOf(new Map([['players', '{"places":[[0]]}']]))],
  ])('that %s breaks nothing', (_, store) => {
    vi.stubGlobal('localStorage', store);
    expect(placeIn(FILM)).toBeNull();
    expect(() => keepPlace(FILM, PLACE)).not.toThrow();
    expect(() => keepChoices({ speed: 2 })).not.toThrow();
    expect(() => forgetPlayers()).not.toThrow();
    expect(choices()).toMatchObject(NOTHING);
  });
});
