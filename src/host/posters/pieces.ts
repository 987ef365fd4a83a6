import { advance, graphemes } from './advance.ts';
import type { Script } from './script.ts';

/** A part of a title that a line break must not split, mostly a word. Width in em. */
export type Piece = { text: string; width: number; spaced: boolean };

/** Scripts without spaces, in which a line may break anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Splits a word after its hyphens, but into no part of fewer than three letters: `SPIDER-MAN` may
 * break, `X-MEN` may not.
 */
function afterHyphens(word: string): string[] {
  const parts: string[] = [];
  let held = '';
  for (const part of word.split(/(?<=[-‐–—/])/)) {
    held += part;
    if (held.length > 3) {
      parts.push(held);
      held = '';
    }
  }
  const last = parts.at(-1);
  if (!held) return parts;
  if (last === undefined || held.length > 2) return [...parts, held];
  return [...parts.slice(0, -1), last + held];
}

/** Cuts a word that is too wide for any line into parts of about the same width. */
function cutEvenly(word: string, width: number, limit: number, hyphen: string, script: Script) {
  const goal = width / Math.ceil(width / limit);
  const parts: string[] = [];
  let held = '';
  for (const grapheme of graphemes(word)) {
    if (held && advance(held + grapheme, script) > goal + 0.01) {
      parts.push(held + hyphen);
      held = '';
    }
    held += grapheme;
  }
  return [...parts, held];
}

/** Cuts a title into the pieces that form its lines, none wider than `limit` em. */
export function piecesOf(title: string, script: Script, limit: number): Piece[] {
  const hyphen = script === 'latin' ? '-' : '';
  const pieces: Piece[] = [];
  for (const word of title.split(' ')) {
    const open = unspaced.test(word);
    const parts = (open ? graphemes(word) : afterHyphens(word)).flatMap((part) => {
      const width = advance(part, script);
      const most = limit - advance(hyphen, script);
      return width > limit ? cutEvenly(part, width, most, open ? '' : hyphen, script) : [part];
    });
    parts.forEach((text, i) => {
      pieces.push({ text, width: advance(text, script), spaced: i === 0 });
    });
  }
  return pieces;
}

/** Returns the line that consecutive pieces form. */
export function lineOf(pieces: readonly Piece[]): string {
  return pieces.map((piece, i) => (i > 0 && piece.spaced ? ' ' : '') + piece.text).join('');
}
