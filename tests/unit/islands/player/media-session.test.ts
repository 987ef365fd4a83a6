import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellDevice } from '#/islands/player/keys.ts';
import { FakeVideo } from '../../../fixtures/video.ts';

type Handler = (details: { seekOffset?: number; seekTime?: number }) => void;

/** A device that has only some of the actions, as most. */
function createDevice() {
  const handlers = new Map<string, Handler>();
  return {
    handlers,
    metadata: null as object | null,
    position: null as object | null,
    setActionHandler(action: string, handler: Handler | null) {
      if (action === 'seekto') throw new TypeError('No such action.');
      if (handler) handlers.set(action, handler);
      else handlers.delete(action);
    },
    setPositionState(position: object) {
      this.position = position;
    },
    press(action: string, details = {}) {
      handlers.get(action)?.(details);
    },
  };
}

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  device = createDevice();
  vi.stubGlobal('navigator', { mediaSession: device });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(said: object) {
        Object.assign(this, said);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const SHOWN = { title: 'Mela', picture: '/t/p/w500/mela.jpg', next: null };

describe('a device', () => {
  it('shows the title, the picture and the place, and forgets them when the film is closed', () => {
    const video = new FakeVideo();
    const end = tellDevice(video.element, SHOWN);
    expect(device.metadata).toEqual({ title: 'Mela', artwork: [{ src: '/t/p/w500/mela.jpg' }] });
    Object.assign(video, { currentTime: 40 }).say('seeked');
    expect(device.position).toEqual({ duration: 1000, playbackRate: 1, position: 40 });
    end();
    expect(device.metadata).toBeNull();
    expect(device.handlers.size).toBe(0);
  });

  it('shows no picture that is not there, and no place while the length is not known', () => {
    const video = Object.assign(new FakeVideo(), { duration: Number.NaN });
    tellDevice(video.element, { ...SHOWN, picture: null });
    expect(device.metadata).toMatchObject({ artwork: [] });
    expect(device.position).toBeNull();
  });

  it('plays, pauses and moves the film', () => {
    const video = new FakeVideo();
    tellDevice(video.element, SHOWN);
    device.press('pause');
    expect(video.paused).toBe(true);
    device.press('play');
    expect(video.paused).toBe(false);
    device.press('seekforward');
    expect(video.currentTime).toBe(10);
    device.press('seekforward', { seekOffset: 30 });
    expect(video.currentTime).toBe(40);
    device.press('seekbackward', { seekOffset: 90 });
    expect(video.currentTime).toBe(0);
  });

  it('has a key for what comes next only if something does', () => {
    const next = vi.fn();
    const video = new FakeVideo();
    tellDevice(video.element, SHOWN);
    expect(device.handlers.has('nexttrack')).toBe(false);
    tellDevice(video.element, { ...SHOWN, next });
    device.press('nexttrack');
    expect(next).toHaveBeenCalledOnce();
  });

  it('that knows no media is told nothing', () => {
    vi.stubGlobal('navigator', {});
    expect(() => tellDevice(new FakeVideo().element, SHOWN)()).not.toThrow();
  });
});
