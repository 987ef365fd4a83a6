import { advance, graphemes } from './advance.ts';
import type { Script } from './script.ts';

/** What a line may not be broken inside of: mostly a word. Width in em. */
export type Piece = { text: string; width: number; spaced: boolean };

/** Scripts that write without spaces may break anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** `SPIDER-MAN` may break after its hyphen; `X-MEN` may not, nor any part under three letters. */
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

/** A word too wide for any line, cut into parts of about one width. */
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

/** Cuts a title into the pieces its lines are made of, none wider than `limit` em. */
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

/** The line that a run of pieces makes. */
export function lineOf(pieces: readonly Piece[]): string {
  return pieces.map((piece, i) => (i > 0 && piece.spaced ? ' ' : '') + piece.text).join('');
}
