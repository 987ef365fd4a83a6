/** Runs `work` after the next frame is painted. Returns a function that calls it off. */
export function afterPaint(work: () => void): () => void {
  let off = false;
  requestAnimationFrame(() => setTimeout(() => off || work()));
  return () => {
    off = true;
  };
}
