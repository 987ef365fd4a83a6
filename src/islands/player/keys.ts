/**
 * The keys of a film: those of the keyboard, and those that a device has outside the page, as on its lock
 * screen. They mean the same in every direction of writing: left is always back.
 */
import { listen } from './video-events.ts';

/** What a key does: switches something, or seeks by seconds. */
export type Action = 'play' | 'fullscreen' | 'mute' | 'captions' | { seconds: number };

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'
>;

/** Arrows are missing: a remote control moves the focus by them. While the video has it, its native controls take them. */
const ACTIONS = new Map<string, Action>([
  ['k', 'play'],
  [' ', 'play'],
  ['f', 'fullscreen'],
  ['m', 'mute'],
  ['c', 'captions'],
  ['j', { seconds: -10 }],
  ['l', { seconds: 10 }],
]);

/** Returns what a key does to a film; null if it does nothing, or the browser does it. */
export function actionOf(press: Press, target: Pick<Element, 'closest'>): Action | null {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return null;
  const key = keyOf(press);
  const action = ACTIONS.get(key);
  if (action === undefined || isTaken(key, target)) return null;
  // A key that is held down seeks on, but switches once.
  return press.repeat && typeof action === 'string' ? null : action;
}

/** Returns a letter by its position on the keyboard, if the keyboard is for another script. */
function keyOf({ key, code }: Press): string {
  if (key.length > 1) return key;
  return (key > '\x7f' ? code.replace('Key', '') : key).toLowerCase();
}

/** Returns whether the focused element uses a key itself. */
function isTaken(key: string, target: Pick<Element, 'closest'>): boolean {
  const isIn = (names: string) => target.closest(names) !== null;
  if (isIn('input, textarea, select')) return true;
  // A link is followed by Enter alone.
  return key === ' ' && isIn('video, button');
}

/**
 * Lets keys play a film while the focus is inside `scope`, or nowhere beside an open dialog. Returns a
 * function that ends it. `captions` switches the captions off and on.
 */
export function hearKeys(scope: HTMLElement, video: HTMLVideoElement, captions: () => void) {
  return listen(document, ['keydown'], (event) => {
    const target = event.target as Element;
    const inside = scope.contains(target);
    // With a modal, the rest of the page is inert, so the target can only be the body.
    if (!inside && !scope.matches(':modal')) return;
    const action = actionOf(event as KeyboardEvent, inside ? target : scope);
    if (action === null) return;
    event.preventDefault();
    if (action === 'captions') captions();
    else act(video, action);
  });
}

function act(video: HTMLVideoElement, action: Exclude<Action, 'captions'>): void {
  if (action === 'mute') video.muted = !video.muted;
  else if (action === 'play') {
    // The browser may refuse to play.
    if (video.paused) video.play().catch(() => {});
    else video.pause();
  } else if (action === 'fullscreen') {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : video.requestFullscreen?.();
    change?.catch(() => {});
  } else if (video.readyState > 0) {
    video.currentTime = Math.min(video.duration, Math.max(0, video.currentTime + action.seconds));
  }
}

/** What the device shows of a film. `next` plays what comes after the film, if something does. */
export type Shown = { title: string; picture: string | null; next: (() => void) | null };

/** Seconds of a step, if the device gives none. */
const STEP = 10;
const TIMES = ['loadedmetadata', 'seeked', 'ratechange', 'play', 'pause'];

/** Shows the film on the device, and lets the device's keys reach it. Returns a function that ends both. */
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
  // The length is not known yet, or the film is endless.
  if (!Number.isFinite(duration)) return;
  const position = Math.min(currentTime, duration);
  navigator.mediaSession.setPositionState?.({ duration, playbackRate, position });
}

/** Some browsers throw for an action that they lack. */
function set(action: string, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
  } catch {}
}
