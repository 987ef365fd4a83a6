import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type VideoState, watchVideo } from '#/islands/player/watch.ts';

/** What a watch reads of a video, which hears its events. */
class Video extends EventTarget {
  HAVE_FUTURE_DATA = 3;
  paused = true;
  readyState = 0;
  error: unknown = null;
  played = { length: 0 };

  says(...events: string[]): void {
    for (const event of events) this.dispatchEvent(new Event(event));
  }
}

function watched(video = new Video()) {
  const told: VideoState[] = [];
  const stop = watchVideo(video as unknown as HTMLVideoElement, (state) => told.push(state));
  return { video, stop, now: () => told.at(-1) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a watched video', () => {
  it('opens slowly after 8 s without a picture, until it plays', () => {
    const { video, now } = watched();
    video.says('play', 'waiting');
    vi.advanceTimersByTime(7999);
    expect(now()).toBe('fine');
    vi.advanceTimersByTime(1);
    expect(now()).toBe('slow');
    video.says('playing');
    expect(now()).toBe('fine');
    vi.advanceTimersByTime(60_000);
    expect(now()).toBe('fine');
  });

  it('has stopped to load if it stands still for 8 s in mid-film', () => {
    const { video, now } = watched();
    video.says('play', 'playing');
    video.played.length = 1;
    video.says('waiting');
    vi.advanceTimersByTime(5000);
    // A further seek does not begin the wait again.
    video.says('waiting');
    vi.advanceTimersByTime(3000);
    expect(now()).toBe('stalled');
    video.says('playing');
    expect(now()).toBe('fine');
  });

  it('is waited for no longer once it is paused, has ended or begins again', () => {
    for (const event of ['pause', 'ended', 'emptied']) {
      const { video, now } = watched();
      video.says('play', 'waiting', event);
      vi.advanceTimersByTime(60_000);
      expect(now()).toBe('fine');
    }
  });

  it('fails at an error, and is fine again once it is loaded again', () => {
    const { video, now } = watched();
    video.says('play', 'waiting');
    video.error = {};
    video.says('error');
    expect(now()).toBe('failed');
    vi.advanceTimersByTime(60_000);
    video.says('pause');
    expect(now()).toBe('failed');
    video.error = null;
    video.says('emptied');
    expect(now()).toBe('fine');
  });

  it('may have failed, or be waited for, before the watch begins', () => {
    const gone = new Video();
    gone.error = {};
    expect(watched(gone).now()).toBe('failed');
    const opening = new Video();
    opening.paused = false;
    const { now } = watched(opening);
    vi.advanceTimersByTime(8000);
    expect(now()).toBe('slow');
  });

  it('tells nothing after the watch has ended', () => {
    const { video, stop, now } = watched();
    video.says('play');
    stop();
    vi.advanceTimersByTime(60_000);
    video.error = {};
    video.says('error');
    expect(now()).toBe('fine');
  });
});
