/**
 * Finds out whether a framed player works. YouTube's players answer the call of YouTube's own
 * script, which the site does not load; our clips answer it too. Players of other hosts know no such
 * call, and are not watched.
 */
import type { Player } from '#/contract/trust.ts';
import { youtubeId } from '#/lib/player.ts';
import { CALL, CLIP_FAILS } from '#/lib/player-commands.ts';

/** Milliseconds of silence, from the frame's `load`: docs/product.md, Constants. */
const PATIENCE = 10_000;
/** Milliseconds between two calls: a player that is still starting does not hear the first. */
const AGAIN = 1000;

/**
 * Watches the player in the frame inside `root`. Calls `tell` with whether it fails: it was silent
 * for 10 seconds, or is a clip that says so. A later answer counts. Returns a function that ends
 * the watch.
 */
export function watchPlayer(
  root: Element,
  { kind, src }: Player,
  tell: (fails: boolean) => void,
): () => void {
  const clip = kind === 'clip';
  if (!clip && youtubeId(src) === null) return () => {};
  // The sandbox gives a clip no origin.
  const from = clip ? 'null' : new URL(src).origin;
  const frame = () => root.querySelector('iframe');
  let calls: ReturnType<typeof setInterval> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearInterval(calls);
    clearTimeout(patience);
  };
  const call = () => frame()?.contentWindow?.postMessage(CALL, '*');
  const begin = () => {
    rest();
    tell(false);
    call();
    calls = setInterval(call, AGAIN);
    patience = setTimeout(tell, PATIENCE, true);
  };
  const loaded = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) begin();
  };
  // The server's frame may have loaded before this script ran. Nobody can read its document then.
  const served = () => {
    if (patience === undefined && frame()?.contentDocument === null) begin();
  };
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (origin !== from || source !== frame()?.contentWindow) return;
    rest();
    tell(data === CLIP_FAILS);
  };
  root.addEventListener('load', loaded, true);
  addEventListener('message', hear);
  if (document.readyState === 'complete') served();
  else addEventListener('load', served);
  return () => {
    rest();
    root.removeEventListener('load', loaded, true);
    removeEventListener('message', hear);
    removeEventListener('load', served);
  };
}
