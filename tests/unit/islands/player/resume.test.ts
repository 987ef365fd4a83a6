import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPosition, positionToSave } from '#/islands/player/resume.ts';
import { positionIn, savePosition } from '#/stores/playback.ts';
import { FakeVideo, storageOf } from '../../../fixtures/video.ts';

const WHOLE = { parts: 1, part: 0 };

describe('a position worth saving', () => {
  it('is after the first 15 seconds of a film, and before its last twentieth', () => {
    expect(positionToSave(WHOLE, 15, 1000)).toBeNull();
    expect(positionToSave(WHOLE, 15.5, 1000)).toEqual({ part: 0, seconds: 15 });
    expect(positionToSave(WHOLE, 950, 1000)).toEqual({ part: 0, seconds: 950 });
    expect(positionToSave(WHOLE, 950.5, 1000)).toBeNull();
  });

  it('is after those of the first part, and before that of the last', () => {
    expect(positionToSave({ parts: 3, part: 0 }, 10, 1000)).toBeNull();
    expect(positionToSave({ parts: 3, part: 0 }, 999, 1000)).toEqual({ part: 0, seconds: 999 });
    expect(positionToSave({ parts: 3, part: 1 }, 2, 1000)).toEqual({ part: 1, seconds: 2 });
    expect(positionToSave({ parts: 3, part: 2 }, 2, 1000)).toEqual({ part: 2, seconds: 2 });
    expect(positionToSave({ parts: 3, part: 2 }, 999, 1000)).toBeNull();
  });

  it('is anywhere in a film of unknown length', () => {
    expect(positionToSave(WHOLE, 5000, Number.NaN)).toEqual({ part: 0, seconds: 5000 });
    expect(positionToSave(WHOLE, 5000, Number.POSITIVE_INFINITY)).toEqual({
      part: 0,
      seconds: 5000,
    });
  });
});

/** Returns a tick of the video's clock, this many milliseconds after the page came. */
function tick(timeStamp: number): Event {
  return Object.defineProperty(new Event('timeupdate'), 'timeStamp', { value: timeStamp });
}

describe('the position in a film that plays', () => {
  const FILM = { id: 'film', parts: 1, part: 0, go: () => {} };
  let page: EventTarget & { visibilityState: string };
  beforeEach(() => {
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('localStorage', storageOf(new Map()));
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  function begin() {
    const video = new FakeVideo();
    const end = followPosition(video.element, () => FILM);
    const at = (seconds: number, timeStamp: number) => {
      video.currentTime = seconds;
      video.dispatchEvent(tick(timeStamp));
    };
    return { video, end, at };
  }
  const saved = () => positionIn(FILM.id)?.seconds;

  it('is saved every 5 seconds', () => {
    const { at } = begin();
    at(20, 6000);
    expect(saved()).toBe(20);
    at(24, 10_999);
    expect(saved()).toBe(20);
    at(25, 11_000);
    expect(saved()).toBe(25);
  });

  it('is saved when the page is hidden or left, when the film stops, and when it is closed', () => {
    const { video, end, at } = begin();
    at(20, 6000);
    at(21, 6001);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(saved()).toBe(20);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(saved()).toBe(21);
    at(22, 6002);
    window.dispatchEvent(new Event('pagehide'));
    expect(saved()).toBe(22);
    at(23, 6003);
    video.say('pause');
    expect(saved()).toBe(23);
    at(24, 6004);
    end();
    expect(saved()).toBe(24);
    at(25, 60_000);
    expect(saved()).toBe(24);
  });

  it('is not lost to one before it in a file that can not be sought to it, until that is passed', () => {
    const { video, at } = begin();
    savePosition(FILM.id, { part: 0, seconds: 400 });
    video.seekable.to = 0;
    at(3, 6000);
    at(200, 12_000);
    expect(saved()).toBe(400);
    at(401, 18_000);
    expect(saved()).toBe(401);
  });

  it('replaces one after the end of the file', () => {
    const { video, at } = begin();
    savePosition(FILM.id, { part: 0, seconds: 4000 });
    video.seekable.to = 0;
    at(20, 6000);
    expect(saved()).toBe(20);
  });

  it('is one before it where a visitor has gone back', () => {
    const { at } = begin();
    savePosition(FILM.id, { part: 0, seconds: 400 });
    at(200, 6000);
    expect(saved()).toBe(200);
    at(3, 12_000);
    expect(saved()).toBeUndefined();
  });

  it('is forgotten at the end of the film', () => {
    const { video, at } = begin();
    at(900, 6000);
    expect(saved()).toBe(900);
    at(1000, 6001);
    video.say('ended');
    expect(saved()).toBeUndefined();
  });

  it('is not lost while a file is loaded again, nor by a film that never began', () => {
    const { video, end, at } = begin();
    savePosition(FILM.id, { part: 0, seconds: 20 });
    video.readyState = video.HAVE_NOTHING;
    at(0, 60_000);
    end();
    expect(saved()).toBe(20);
  });
});
