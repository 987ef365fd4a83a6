/** Applies the visitor's settings to a film, and saves the changes: sound, speed and captions. */
import { OFF, saveSettings, settings } from '#/stores/playback.ts';
import { all, listen } from './video-events.ts';

/** Applies and saves volume, sound and speed. Returns a function that ends it. */
export function followSettings(video: HTMLVideoElement): () => void {
  const { volume, muted, speed } = settings();
  video.volume = volume ?? video.volume;
  video.muted = muted ?? video.muted;
  setSpeed(video, speed ?? video.playbackRate);
  return all(
    listen(video, ['volumechange'], () =>
      saveSettings({ volume: video.volume, muted: video.muted }),
    ),
    listen(video, ['ratechange'], () => {
      setSpeed(video, video.playbackRate);
      saveSettings({ speed: video.playbackRate });
    }),
  );
}

/** Sets the speed of this file and of the next ones in the same video. */
export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
}

/**
 * Applies and saves the choice of captions. A saved one overrides the page's own, if the film has captions in
 * that language. `toggle` switches them off, and on again: in the same language, else in the `reader`'s.
 */
export function followCaptions(
  video: HTMLVideoElement,
  reader: string,
): { toggle(): void; end(): void } {
  const tracks = () => [...video.textTracks];
  const has = (language: string) => tracks().some((track) => track.language === language);
  const shown = () => tracks().find(({ mode }) => mode === 'showing')?.language ?? OFF;
  const own = video.querySelector<HTMLTrackElement>('track[default]')?.srclang ?? OFF;
  const { captions } = settings();
  let chosen = captions !== null && (captions === OFF || has(captions)) ? captions : own;
  let last = chosen === OFF ? reader : chosen;
  const show = (language: string) => {
    for (const track of tracks()) track.mode = track.language === language ? 'showing' : 'disabled';
  };
  const changed = () => {
    const now = shown();
    // The event is fired for the browser's choice too, and for ours.
    if (now === chosen) return;
    chosen = now;
    if (now !== OFF) last = now;
    saveSettings({ captions: now });
  };
  // A browser may choose again for each file.
  const apply = () => show(chosen);
  apply();
  return {
    toggle: () => show(shown() === OFF ? (has(last) ? last : (tracks()[0]?.language ?? OFF)) : OFF),
    end: all(
      listen(video.textTracks, ['change'], changed),
      listen(video, ['loadedmetadata'], apply),
    ),
  };
}
