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
 * Watches the player in the frame inside `root`, and tells each change of its state. YouTube's players answer
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
  tell: (state: FrameState) => void,
): () => void {
  const answers = youtubeId(src) !== null;
  const from = new URL(src).origin;
  const frame = () => root.querySelector('iframe');
  const become = (state: FrameState) => {
    const shown = frame();
    if (shown) shown.inert = state === 'waits' || state === 'late';
    tell(state);
  };
  const call = () => frame()?.contentWindow?.postMessage(CALL, '*');
  const calls = answers ? setInterval(call, AGAIN) : undefined;
  const waited = cameWithPage ? performance.now() : 0;
  const timer = setTimeout(become, Math.max(0, TIMEOUT_MS - waited), 'late');
  const rest = () => {
    clearInterval(calls);
    clearTimeout(timer);
  };
  const settle = () => {
    rest();
    become('works');
  };
  const loaded = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement)) return;
    if (answers) call();
    else settle();
  };
  const hear = ({ source, origin }: MessageEvent<unknown>) => {
    if (origin === from && source === frame()?.contentWindow) settle();
  };
  root.addEventListener('load', loaded, true);
  addEventListener('message', hear);
  // A script can not read another site's document: null means that the frame shows one.
  const shows = frame()?.contentDocument === null;
  if (!shows || !cameWithPage) become('waits');
  if (shows && answers) call();
  else if (shows) settle();
  return () => {
    rest();
    root.removeEventListener('load', loaded, true);
    removeEventListener('message', hear);
  };
}

/** The state of a film. `slow`: nothing has played yet. `stalled`: it has stopped in mid-film. Both may go on by themselves. */
export type VideoState = 'fine' | 'slow' | 'stalled' | 'failed';

/**
 * Watches a video, also one that plays already, and tells each change of its state. A paused video is never
 * late. Returns a function that ends the watch.
 */
export function watchVideo(video: HTMLVideoElement, tell: (state: VideoState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer ??= setTimeout(() => tell(video.played.length > 0 ? 'stalled' : 'slow'), TIMEOUT_MS);
  };
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    tell(video.error ? 'failed' : 'fine');
  };
  const heard: Record<string, () => void> = {
    play: wait,
    waiting: wait,
    playing: settle,
    pause: settle,
    ended: settle,
    error: settle,
    emptied: settle,
  };
  for (const [event, hear] of Object.entries(heard)) video.addEventListener(event, hear);
  settle();
  if (!video.paused && video.readyState < video.HAVE_FUTURE_DATA) wait();
  return () => {
    clearTimeout(timer);
    for (const [event, hear] of Object.entries(heard)) video.removeEventListener(event, hear);
  };
}
