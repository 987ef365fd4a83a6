/** How far apart two names sound. */
import { CODES, codeAt, costs, drops } from './costs.ts';

/** What it costs that a text is only the beginning of a name. */
const START = 0.3;

/** `rest`: what each sound of the name after the last one costs, those that are not typed yet. */
export type Limits = { most: number; rest: number };

/** The codes of a name, and the distances of its beginnings: each call writes them anew. */
let codes = new Uint8Array(128);
let row = new Float64Array(codes.length + 1);

/**
 * Returns the distance of some sounds from those of a name, or Infinity if it is over `most`: most
 * names are, and are given up after a few sounds.
 */
export function distance(typed: string, name: string, { most, rest }: Limits): number {
  begin(name);
  for (let at = 0; at < typed.length; at += 1) {
    if (nextRow(codeAt(typed, at), name.length) > most) return Number.POSITIVE_INFINITY;
  }
  let least = row[name.length] ?? 0;
  for (let at = 0; at < name.length; at += 1) {
    least = Math.min(least, (row[at] ?? 0) + START + rest * (name.length - at));
  }
  return least;
}

/** Writes the distances of no sounds from each beginning of a name. */
function begin(name: string): void {
  if (name.length > codes.length) {
    codes = new Uint8Array(2 * name.length);
    row = new Float64Array(2 * name.length + 1);
  }
  row[0] = 0;
  for (let at = 0; at < name.length; at += 1) {
    const code = codeAt(name, at);
    codes[at] = code;
    row[at + 1] = (row[at] ?? 0) + (drops[code] ?? 1);
  }
}

/** Writes the distances of one more sound from each beginning of a name; returns the least. */
function nextRow(sound: number, length: number): number {
  const drop = drops[sound] ?? 1;
  const pairs = sound * CODES;
  let shorter = row[0] ?? 0;
  let before = shorter + drop;
  let least = before;
  row[0] = before;
  for (let at = 0; at < length; at += 1) {
    const other = codes[at] ?? 0;
    const same = shorter + (costs[pairs + other] ?? 1);
    shorter = row[at + 1] ?? 0;
    before = Math.min(same, shorter + drop, before + (drops[other] ?? 1));
    row[at + 1] = before;
    if (before < least) least = before;
  }
  return least;
}
