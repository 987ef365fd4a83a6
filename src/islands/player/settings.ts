/** Gives a film what visitors have set in others, and keeps what they set in this one: sound, speed and captions. */
import { choices, keepChoices, OFF } from '#/stores/playback.ts';
import { all, listen } from './video-events.ts';

/** Follows volume, sound and speed. Returns a function that ends it. */
export function followSettings(video: HTMLVideoElement): () => void {
  const { volume, muted, speed } = choices();
  video.volume = volume ?? video.volume;
  video.muted = muted ?? video.muted;
  setSpeed(video, speed ?? video.playbackRate);
  return all(
    listen(video, ['volumechange'], () =>
      keepChoices({ volume: video.volume, muted: video.muted }),
    ),
    listen(video, ['ratechange'], () => {
      setSpeed(video, video.playbackRate);
      keepChoices({ speed: video.playbackRate });
    }),
  );
}

/** Sets the speed of this file, and of the film's next one. */
export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
}

/**
 * Follows the choice of captions. One that was kept comes before the page's own, if the film has
 * captions in its language. `toggle` switches them off, and on again: in the language that they had, else in
 * the `reader`'s.
 */
export function followCaptions(
  video: HTMLVideoElement,
  reader: string,
): { toggle(): void; end(): void } {
  const tracks = () => [...video.textTracks];
  const has = (language: string) => tracks().some((track) => track.language === language);
  const shown = () => tracks().find(({ mode }) => mode === 'showing')?.language ?? OFF;
  const own = video.querySelector<HTMLTrackElement>('track[default]')?.srclang ?? OFF;
  const { captions } = choices();
  let chosen = captions !== null && (captions === OFF || has(captions)) ? captions : own;
  let last = chosen === OFF ? reader : chosen;
  const show = (language: string) => {
    for (const track of tracks()) track.mode = track.language === language ? 'showing' : 'disabled';
  };
  const note = () => {
    const now = shown();
    // Browsers tell of their own choice too, and of ours.
    if (now === chosen) return;
    chosen = now;
    if (now !== OFF) last = now;
    keepChoices({ captions: now });
  };
  // A browser may choose anew for each file.
  const apply = () => show(chosen);
  apply();
  return {
    toggle: () => show(shown() === OFF ? (has(last) ? last : (tracks()[0]?.language ?? OFF)) : OFF),
    end: all(listen(video.textTracks, ['change'], note), listen(video, ['loadedmetadata'], apply)),
  };
}
