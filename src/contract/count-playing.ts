/**
 * Returns how many entries of a list play here, and of how many the host says whether they do: of a
 * person nobody does.
 */
export function countPlaying(entries: readonly { watchable?: boolean }[]): {
  playing: number;
  total: number;
} {
  const judged = entries.filter(({ watchable }) => watchable !== undefined);
  return { playing: judged.filter(({ watchable }) => watchable).length, total: judged.length };
}
