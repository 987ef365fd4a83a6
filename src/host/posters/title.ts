import { advance, graphemes, startOverhang } from './advance.ts';
import { lineOf, type Piece, piecesOf } from './pieces.ts';
import { lettering, type Script } from './script.ts';
import { escapeText } from './svg.ts';

/**
 * The smallest font size of a title, in units of a sheet 200 wide: about 10 px on the narrowest
 * card. A title that does not fit into five lines at this size ends in an ellipsis.
 */
export const MIN_TITLE_SIZE = 14;
/**
 * Maximum bytes of a drawn title, so that the whole document stays under 3,000 with the heaviest
 * motif. Only characters of many bytes, such as joined emoji, come near this limit.
 */
const MAX_TITLE_BYTES = 540;
const MAX_LABEL_BYTES = 140;
const MAX_LINES = 5;
/** Factor by which another line must enlarge the type to be worth it. */
const WORTH_A_LINE = 1.04;

/** A title broken into lines, and its font size: a multiple of 0.5 at which all lines fit. */
export type SetTitle = { lines: string[]; size: number };

type Box = { width: number; height: number };

/**
 * Returns a function that measures the pieces from index `from` up to index `to`, excluded, as one
 * line, in em.
 */
function ruler(pieces: readonly Piece[], script: Script): (from: number, to: number) => number {
  const space = advance(' ', script);
  // The end of each piece if all pieces were on one line.
  const ends = [0];
  let end = 0;
  for (const piece of pieces) {
    end += piece.width + (piece.spaced ? space : 0);
    ends.push(end);
  }
  return (from, to) => {
    const first = pieces[from];
    if (!first) return 0;
    const width = (ends[to] ?? end) - (ends[from] ?? 0) - (first.spaced ? space : 0);
    return width + startOverhang(first.text, script);
  };
}

/**
 * Returns the number of lines that greedy line breaking needs, if none may be wider than `limit`
 * em.
 */
function linesNeeded(pieces: readonly Piece[], limit: number, script: Script): number {
  const widthOf = ruler(pieces, script);
  let lines = 1;
  let from = 0;
  for (let to = 1; to <= pieces.length; to++) {
    if (to - from > 1 && widthOf(from, to) > limit) {
      lines += 1;
      from = to - 1;
    }
  }
  return lines;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(escapeText(text)).length;

/** Returns as many pieces as `fits` allows, with an ellipsis for the rest. */
function shorten(pieces: readonly Piece[], script: Script, fits: (shown: Piece[]) => boolean) {
  let count = 1;
  while (count < pieces.length && fits(pieces.slice(0, count + 1))) count += 1;
  for (; count > 0; count--) {
    const shown = pieces.slice(0, count);
    const last = shown[count - 1];
    if (!last) break;
    const text = `${last.text.replace(/[\p{P}\s]+$/u, '')}…`;
    shown[count - 1] = { ...last, text, width: advance(text, script) };
    if (fits(shown)) return shown;
  }
  return [{ text: '…', width: advance('…', script), spaced: true }];
}

/**
 * Breaks pieces into exactly `count` lines. Makes the widest line as narrow as possible, then the
 * lines as even as possible. Returns null if that needs a line wider than `limit` em.
 */
function breakInto(pieces: readonly Piece[], count: number, limit: number, script: Script) {
  const widthOf = ruler(pieces, script);
  type Break = { widest: number; unevenness: number; starts: number[] };
  let best: (Break | undefined)[] = [{ widest: 0, unevenness: 0, starts: [] }];
  for (let line = 0; line < count; line++) {
    const next: (Break | undefined)[] = [];
    for (let to = line + 1; to <= pieces.length; to++) {
      for (let from = to - 1; from >= line; from--) {
        const before = best[from];
        const known = next[to];
        const width = widthOf(from, to);
        // A longer run is even wider, so no better break follows.
        if (width > Math.min(limit, known?.widest ?? limit)) break;
        if (!before) continue;
        const widest = Math.max(before.widest, width);
        const unevenness = before.unevenness + width * width;
        if (known && (widest - known.widest || unevenness - known.unevenness) >= 0) continue;
        next[to] = { widest, unevenness, starts: [...before.starts, from] };
      }
    }
    best = next;
  }
  const found = best[pieces.length];
  if (!found) return null;
  const lines = found.starts.map((from, i) => lineOf(pieces.slice(from, found.starts[i + 1])));
  return { lines, widest: found.widest };
}

/** Breaks a title so that its type is as large as the box, the script's cap and `most` lines allow. */
export function setTitle(title: string, script: Script, box: Box, most = MAX_LINES): SetTitle {
  const { cap, lineHeight } = lettering[script];
  // Slightly less than the box, because sums of widths are inexact.
  const limit = box.width / MIN_TITLE_SIZE - 0.01;
  const room = Math.floor(box.height / (MIN_TITLE_SIZE * lineHeight));
  const maxLines = Math.min(most, room);

  const fits = (shown: Piece[]) =>
    bytesOf(lineOf(shown)) <= MAX_TITLE_BYTES && linesNeeded(shown, limit, script) <= maxLines;
  const all = piecesOf(title, script, limit - startOverhang(title, script) - 1);
  const pieces = fits(all) ? all : shorten(all, script, fits);

  let best: SetTitle = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(maxLines, pieces.length); count++) {
    const broken = breakInto(pieces, count, limit, script);
    if (!broken) continue;
    const size = Math.min(cap, box.width / broken.widest, box.height / (count * lineHeight));
    if (size > best.size * WORTH_A_LINE) {
      best = { lines: broken.lines, size: Math.floor(size * 2) / 2 };
    }
  }
  return best;
}

/**
 * Sets a small single line of capitals, spaced by 0.1 em: the Latin title under a native one.
 * Shortens it with an ellipsis if it does not fit. Returns the text, its font size and its width.
 */
export function setLabel(title: string, width: number, largest: number, smallest: number) {
  const measure = (text: string) => advance(text, 'latin') + 0.1 * graphemes(text).length;
  const tooMuch = (text: string) =>
    measure(text) * smallest > width || bytesOf(text) > MAX_LABEL_BYTES;
  // More than 100 letters never fit.
  const letters = graphemes(title).slice(0, 100);
  let text = title;
  while (letters.length > 0 && tooMuch(text)) {
    letters.pop();
    text = `${letters.join('').trimEnd()}…`;
  }
  const size = Math.floor(Math.min(largest, width / measure(text)) * 10) / 10;
  return { text, size, width: measure(text) * size };
}
