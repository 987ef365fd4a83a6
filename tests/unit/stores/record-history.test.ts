import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $history, removeEntries } from '#/stores/history.ts';
import { $nowPlaying, $progress, type NowPlaying } from '#/stores/player.ts';
import '#/stores/record-history.ts';
import { $watchlist, addTitle } from '#/stores/watchlist.ts';
import { emptyDevice } from '../../fixtures/device.ts';

const PAGE = '/zxyxvyXdF/600765021';
const FILM: NowPlaying = {
  where: 'dialog',
  key: 'movie',
  title: 'The Nuqta',
  second: 'نقطہ',
  player: { kind: 'clip', src: '/clips/nuqta' },
  captions: null,
  picture: 'https://manzar.example/t/p/w1280/b.jpg',
  poster: '/t/p/w500/p.jpg',
  files: null,
  message: null,
  hint: null,
  variant: 'wide',
  film: null,
  address: `${PAGE}?play=movie`,
  page: PAGE,
  pressed: true,
};
const at = (seconds: number, more = {}) =>
  $progress.set({ film: '/clips/nuqta', part: 0, parts: 1, seconds, duration: 100, ...more });
const play = (playing: NowPlaying) => {
  $progress.set(null);
  $nowPlaying.set(playing);
};

beforeEach(() => {
  emptyDevice();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', {
    href: `https://manzar.example${PAGE}`,
    origin: 'https://manzar.example',
  });
});
afterEach(() => {
  $progress.set(null);
  globalThis.forgotten = false;
  vi.unstubAllGlobals();
});

describe('the history', () => {
  it('has a film once it plays, with its names, its poster and its length', () => {
    play(FILM);
    expect($history.get()).toEqual([]);
    at(1);
    expect($history.get()).toEqual([
      {
        key: PAGE,
        path: `${PAGE}?play=movie`,
        names: [
          ['en', 'The Nuqta'],
          ['ur', 'نقطہ'],
        ],
        picture: '/t/p/w500/p.jpg',
        film: '/clips/nuqta',
        lengths: [100],
        seen: false,
        next: null,
      },
    ]);
  });

  it('says that a film was seen after nine tenths, and the list says it too', () => {
    const listed = { path: PAGE, year: null, plays: true, seen: false, at: 1, picture: null };
    addTitle({ ...listed, names: [['en', 'The Nuqta']] });
    play(FILM);
    at(89);
    expect([$history.get()[0]?.seen, $watchlist.get()[0]?.seen]).toEqual([false, false]);
    at(91);
    expect([$history.get()[0]?.seen, $watchlist.get()[0]?.seen]).toEqual([true, true]);
  });

  it('has an episode with the next one, under the page of its season', () => {
    const page = '/movie/season/episodes?season=s1';
    const { poster, message, hint, variant, film, ...shown } = FILM as NowPlaying & {
      where: 'dialog';
    };
    const next = { address: `${page}&episode=2`, title: 'Two' };
    play({ ...shown, where: 'episode', page, address: `${page}&episode=1`, next });
    at(1);
    expect($history.get()).toEqual([
      expect.objectContaining({
        key: page,
        path: `${page}&episode=1`,
        picture: '/t/p/w1280/b.jpg',
        next: { path: next.address, names: [['en', 'Two']] },
      }),
    ]);
  });

  it('has a player in a frame, whose place nobody knows', () => {
    play(FILM);
    at(0, { film: null, parts: 0, duration: 0 });
    expect($history.get()).toEqual([expect.objectContaining({ film: null, lengths: [] })]);
  });

  it('has no picture of another site', () => {
    play({ ...FILM, poster: 'https://evil.example/t/p/w500/p.jpg' } as NowPlaying);
    at(2);
    expect($history.get()[0]?.picture).toBeNull();
  });

  it('has no trailer, and nothing without a title', () => {
    play({ ...FILM, page: null });
    at(3);
    play({ ...FILM, title: '', second: null });
    at(4);
    expect($history.get()).toEqual([]);
  });

  it('does not bring back what a visitor has removed, until it is played again', () => {
    play(FILM);
    at(5);
    removeEntries(PAGE);
    at(6);
    expect($history.get()).toEqual([]);
    play(FILM);
    at(6);
    expect($history.get()).toHaveLength(1);
  });

  it('saves nothing once all was forgotten', () => {
    globalThis.forgotten = true;
    play({ ...FILM, address: `${PAGE}?play=1` });
    at(7);
    expect($history.get()).toEqual([]);
  });
});
