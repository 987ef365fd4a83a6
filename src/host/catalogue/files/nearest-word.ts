/** Returns how many letters of a word have to be added, taken out, replaced or swapped to make another one. */
function edits(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let y = 1; y <= one.length; y += 1) {
    const next = [y];
    for (let x = 1; x <= other.length; x += 1) {
      const isSame = one[y - 1] === other[x - 1];
      const isSwapped = one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1];
      next[x] = Math.min(
        (row[x - 1] ?? 0) + (isSame ? 0 : 1),
        (row[x] ?? 0) + 1,
        (next[x - 1] ?? 0) + 1,
        isSwapped ? (before[x - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

/** Returns the word that somebody may have meant: one that differs by a third of its letters and `edited` at most; null if none does. */
export function nearestWord(
  meant: string,
  words: Iterable<string>,
  edited = Number.POSITIVE_INFINITY,
): string | null {
  let [nearest, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const word of words) {
    const third = Math.max(1, Math.floor(Math.max(word.length, meant.length) / 3));
    const most = Math.min(third, edited);
    if (Math.abs(word.length - meant.length) > most) continue;
    const count = edits(meant.toLowerCase(), word.toLowerCase());
    if (count <= most && count < least) [nearest, least] = [word, count];
  }
  return nearest;
}
