import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCaptions } from '#/islands/player/settings.ts';
import { saveSettings, settings } from '#/stores/playback.ts';
import { FakeVideo, storageOf } from '../../../fixtures/video.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageOf(new Map())));
afterEach(() => vi.unstubAllGlobals());

const LANGUAGES = ['en', 'ur', 'hi'];
/** The language of the page. */
const READER = 'pa';

describe('captions', () => {
  it('are the page’s own until a visitor has chosen', () => {
    const video = new FakeVideo(LANGUAGES, 'ur');
    followCaptions(video.element, READER);
    expect(video.shown).toEqual(['ur']);
    // Browsers tell of their own choice, as of a visitor's.
    video.choose('ur');
    expect(settings().captions).toBeNull();
  });

  it('that a visitor chose in one film are those of the next', () => {
    const video = new FakeVideo(LANGUAGES, 'ur');
    followCaptions(video.element, READER);
    video.choose('hi');
    expect(settings().captions).toBe('hi');
    const next = new FakeVideo(LANGUAGES, 'ur');
    followCaptions(next.element, READER);
    expect(next.shown).toEqual(['hi']);
  });

  it('that a visitor switched off stay off in the next film', () => {
    const video = new FakeVideo(LANGUAGES, 'ur');
    followCaptions(video.element, READER);
    video.choose(null);
    expect(settings().captions).toBe('off');
    const next = new FakeVideo(LANGUAGES, 'ur');
    followCaptions(next.element, READER);
    expect(next.shown).toEqual([]);
  });

  it('are the page’s own in a film that has none of the chosen language, and the choice stays', () => {
    saveSettings({ captions: 'pa' });
    const video = new FakeVideo(LANGUAGES, 'ur');
    followCaptions(video.element, READER);
    expect(video.shown).toEqual(['ur']);
    expect(settings().captions).toBe('pa');
  });

  it('are the chosen ones again when the browser has chosen others for another file', () => {
    saveSettings({ captions: 'hi' });
    const video = new FakeVideo(LANGUAGES, 'ur');
    followCaptions(video.element, READER);
    for (const track of video.textTracks)
      track.mode = track.language === 'ur' ? 'showing' : 'hidden';
    video.say('loadedmetadata');
    expect(video.shown).toEqual(['hi']);
  });

  it('go and come again by one key, in the language that they had', () => {
    saveSettings({ captions: 'hi' });
    const video = new FakeVideo(LANGUAGES, 'ur');
    const { toggle } = followCaptions(video.element, READER);
    toggle();
    expect(video.shown).toEqual([]);
    toggle();
    expect(video.shown).toEqual(['hi']);
  });

  it('come by the key in the film’s first language, if no other was chosen', () => {
    const video = new FakeVideo(LANGUAGES);
    const { toggle } = followCaptions(video.element, READER);
    expect(video.shown).toEqual([]);
    toggle();
    expect(video.shown).toEqual(['en']);
  });

  it('come by the key in the reader’s language, where the film speaks it', () => {
    const video = new FakeVideo(['en', 'hi', 'ur']);
    const { toggle } = followCaptions(video.element, 'ur');
    expect(video.shown).toEqual([]);
    toggle();
    expect(video.shown).toEqual(['ur']);
  });

  it('do not come by the key in a film that has none', () => {
    const video = new FakeVideo();
    followCaptions(video.element, READER).toggle();
    expect(video.shown).toEqual([]);
  });

  it('are not saved once the film is closed', () => {
    const video = new FakeVideo(LANGUAGES, 'ur');
    followCaptions(video.element, READER).end();
    video.choose('hi');
    expect(settings().captions).toBeNull();
  });
});
