/** Finds out whether a film comes, to tell a visitor while it does not. */

/** `slow`: nothing was seen yet. `stalled`: it stands still in mid-film. Both may go on by themselves. */
export type VideoState = 'fine' | 'slow' | 'stalled' | 'failed';

/** Milliseconds that a film may stand still before a line says so: docs/product.md, Constants. */
const PATIENCE = 8000;

/**
 * Watches a video, also one that plays already, and tells each change of its state. A paused video is
 * waited for by nobody. Returns a function that ends the watch.
 */
export function watchVideo(video: HTMLVideoElement, tell: (state: VideoState) => void): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    patience ??= setTimeout(() => tell(video.played.length > 0 ? 'stalled' : 'slow'), PATIENCE);
  };
  const settle = () => {
    clearTimeout(patience);
    patience = undefined;
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
    clearTimeout(patience);
    for (const [event, hear] of Object.entries(heard)) video.removeEventListener(event, hear);
  };
}
