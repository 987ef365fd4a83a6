/** What a device shows of a film outside the page, as on its lock screen, and the keys that it has for it. */
import { listen } from './video-events.ts';

/** `next` plays what comes after the film, if something does. */
export type Shown = { title: string; picture: string | null; next: (() => void) | null };

/** Seconds of a step, if the device says none. */
const STEP = 10;
const TIMES = ['loadedmetadata', 'seeked', 'ratechange', 'play', 'pause'];

/** Tells the device what plays, and does what its keys say. Returns a function that ends it. */
export function tellDevice(video: HTMLVideoElement, { title, picture, next }: Shown): () => void {
  const { mediaSession } = navigator;
  if (!mediaSession) return () => {};
  const artwork = picture === null ? [] : [{ src: picture }];
  mediaSession.metadata = new MediaMetadata({ title, artwork });
  const move = (seconds: number) => {
    video.currentTime = Math.max(0, video.currentTime + seconds);
  };
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
    play: () => void video.play().catch(() => {}),
    pause: () => video.pause(),
    seekbackward: ({ seekOffset }) => move(-(seekOffset ?? STEP)),
    seekforward: ({ seekOffset }) => move(seekOffset ?? STEP),
    seekto: ({ seekTime }) => move((seekTime ?? video.currentTime) - video.currentTime),
    nexttrack: next,
  };
  for (const [action, handler] of Object.entries(actions)) set(action, handler);
  const ends = listen(video, TIMES, () => tellTime(video));
  tellTime(video);
  return () => {
    ends();
    mediaSession.metadata = null;
    for (const action of Object.keys(actions)) set(action, null);
  };
}

function tellTime({ duration, playbackRate, currentTime }: HTMLVideoElement): void {
  // Not yet known, or endless.
  if (!Number.isFinite(duration)) return;
  const position = Math.min(currentTime, duration);
  navigator.mediaSession.setPositionState?.({ duration, playbackRate, position });
}

/** Some browsers throw for an action that they do not have. */
function set(action: string, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
  } catch {}
}
