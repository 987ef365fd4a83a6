/**
 * Finds out whether a framed player works, and keeps its frame unseen until then: a frame that does
 * not load is a pale slab. YouTube's players answer the call of YouTube's own script, which the site
 * does not load. Players of other hosts know no such call: they count as working once their frame has
 * loaded.
 */
import { youtubeId } from '#/lib/player.ts';
import { CALL } from '#/lib/player-commands.ts';

/** What is known of a player. `late` is one that has been waited for, and may work yet. */
export type FrameState = 'waits' | 'late' | 'works';

/** Milliseconds after which a player is late: docs/product.md, Constants. */
const PATIENCE = 8000;
/** Milliseconds between two calls: a player that is still starting does not hear the first. */
const AGAIN = 1000;

/**
 * Watches the player in the frame inside `root`, and tells each change of its state. An inert frame
 * is not seen. A frame that came with the page and already shows something stays seen until it is
 * late. Returns a function that ends the watch.
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
  const patience = setTimeout(become, Math.max(0, PATIENCE - waited), 'late');
  const rest = () => {
    clearInterval(calls);
    clearTimeout(patience);
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
