/** Gives a video what visitors have set in others, and keeps what they set in this one. */
import { choices, keepChoices } from '#/stores/playback.ts';
import { all, listen } from './use-video.ts';

/** Follows volume, sound and speed. Returns a function that ends it. */
export function followChoices(video: HTMLVideoElement): () => void {
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
