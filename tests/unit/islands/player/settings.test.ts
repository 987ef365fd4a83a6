import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSettings } from '#/islands/player/settings.ts';
import { saveSettings } from '#/stores/playback.ts';
import { FakeVideo, storageOf } from '../../../fixtures/video.ts';

let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', storageOf(items));
});
afterEach(() => vi.unstubAllGlobals());

it('a film has the volume, the sound and the speed that were set in the one before', () => {
  const video = new FakeVideo();
  followSettings(video.element);
  Object.assign(video, { volume: 0.3, muted: true, playbackRate: 1.5 }).say(
    'volumechange',
    'ratechange',
  );
  const next = new FakeVideo();
  followSettings(next.element);
  expect(next).toMatchObject({ volume: 0.3, muted: true, playbackRate: 1.5 });
});

it('the next part of a film has the speed of the one before', () => {
  const video = new FakeVideo();
  followSettings(video.element);
  Object.assign(video, { playbackRate: 2 }).say('ratechange');
  // A browser gives this speed to each new file.
  expect(video.defaultPlaybackRate).toBe(2);
});

it('a film in which nothing is set saves nothing, and is as the browser has it', () => {
  const video = Object.assign(new FakeVideo(), { volume: 0.8 });
  followSettings(video.element);
  expect(video).toMatchObject({ volume: 0.8, muted: false, playbackRate: 1 });
  expect(items.size).toBe(0);
});

it('what is saved by one is not lost by the other', () => {
  saveSettings({ captions: 'ur', speed: 1.25 });
  const video = new FakeVideo();
  const end = followSettings(video.element);
  Object.assign(video, { volume: 0.5 }).say('volumechange');
  end();
  Object.assign(video, { volume: 0.1 }).say('volumechange');
  const saved = { captions: 'ur', speed: 1.25, volume: 0.5, muted: false };
  expect(JSON.parse(items.get('players') ?? '')).toMatchObject(saved);
});
