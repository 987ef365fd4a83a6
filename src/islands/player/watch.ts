/** Notices when a framed player does not answer, and when a film does not load. */
import { youtubeId } from '#/lib/player.ts';
import { CALL } from '#/lib/player-commands.ts';

/** Milliseconds after which a player or a film is late: docs/product.md, Constants. */
const TIMEOUT_MS = 8000;

/** The state of a framed player. `late`: it has not answered in time, and may still work. */
export type FrameState = 'waits' | 'late' | 'works';

/** Milliseconds between two calls: a player that is still starting does not hear the first. */
const AGAIN = 1000;

/**
 * Watches the player in the frame inside `root`, and calls `onState` at each change. YouTube's players answer
 * the call of YouTube's own script, which the site does not load. Players of other hosts know no such call:
 * they work once their frame has loaded.
 *
 * The frame is inert, and so hidden, until its player works: a frame that does not load is a pale slab. A frame
 * that came with the page and already shows something stays visible until it is late. Returns a function that
 * ends the watch.
 */
export function watchFrame(
  root: Element,
  src: string,
  cameWithPage: boolean,
  onState: (state: FrameState) => void,
): () => void {
  const answers = youtubeId(src) !== null;
  const from = new URL(src).origin;
  const frame = () => root.querySelector('iframe');
  const become = (state: FrameState) => {
    const shown = frame();
    if (shown) shown.inert = state === 'waits' || state === 'late';
    onState(state);
  };
  const call = () => frame()?.contentWindow?.postMessage(CALL, '*');
  const calls = answers ? setInterval(call, AGAIN) : undefined;
  const waited = cameWithPage ? performance.now() : 0;
  const timer = setTimeout(become, Math.max(0, TIMEOUT_MS - waited), 'late');
  const rest = () => {
    clearInterval(calls);
    clearTimeout(timer);
  };
  const update = () => {
    rest();
    become('works');
  };
  const loaded = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement)) return;
    if (answers) call();
    else update();
  };
  const handler = ({ source, origin }: MessageEvent<unknown>) => {
    if (origin === from && source === frame()?.contentWindow) update();
  };
  root.addEventListener('load', loaded, true);
  addEventListener('message', handler);
  // A script can not read another site's document: null means that the frame shows one.
  const shows = frame()?.contentDocument === null;
  if (!shows || !cameWithPage) become('waits');
  if (shows && answers) call();
  else if (shows) update();
  return () => {
    rest();
    root.removeEventListener('load', loaded, true);
    removeEventListener('message', handler);
  };
}

/** The state of a film. `slow`: nothing has played yet. `stalled`: it has stopped in mid-film. Both may go on by themselves. */
export type VideoState = 'fine' | 'slow' | 'stalled' | 'failed';

/**
 * Watches a video, also one that plays already, and calls `onState` at each change. A paused video is never
 * late. Returns a function that ends the watch.
 */
export function watchVideo(
  video: HTMLVideoElement,
  onState: (state: VideoState) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer ??= setTimeout(() => onState(video.played.length > 0 ? 'stalled' : 'slow'), TIMEOUT_MS);
  };
  const update = () => {
    clearTimeout(timer);
    timer = undefined;
    onState(video.error ? 'failed' : 'fine');
  };
  const handlers: Record<string, () => void> = {
    play: wait,
    waiting: wait,
    playing: update,
    pause: update,
    ended: update,
    error: update,
    emptied: update,
  };
  for (const [event, handler] of Object.entries(handlers)) video.addEventListener(event, handler);
  update();
  if (!video.paused && video.readyState < video.HAVE_FUTURE_DATA) wait();
  return () => {
    clearTimeout(timer);
    for (const [event, handler] of Object.entries(handlers))
      video.removeEventListener(event, handler);
  };
}
