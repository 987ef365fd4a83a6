/** How far apart two names sound. */
import { CODES, codeAt, costs, drops } from './costs.ts';

/** Cost of a text that is only the beginning of a name. */
const START = 0.3;
/** Cost of two sounds that have changed places. */
const SWAP = 0.5;

/** `rest`: cost of each sound of the name that follows the typed ones. */
export type Limits = { most: number; rest: number };

/**
 * The codes of a name, and the distances of its beginnings from the typed sounds, from those without
 * the last one, and without the last two. Each call writes them anew.
 */
let codes = new Uint8Array(128);
let row = new Float64Array(codes.length + 1);
let last = row.slice();
let older = row.slice();

/**
 * Returns the distance of some sounds from those of a name, or Infinity if it is over `most`: most
 * names are, and are given up after a few sounds.
 */
export function distance(typed: string, name: string, { most, rest }: Limits): number {
  begin(name);
  let before = -1;
  for (let at = 0; at < typed.length; at += 1) {
    const sound = codeAt(typed, at);
    if (nextRow(sound, before, name.length) > most) return Number.POSITIVE_INFINITY;
    before = sound;
  }
  let least = row[name.length] ?? 0;
  for (let at = 0; at < name.length; at += 1) {
    least = Math.min(least, (row[at] ?? 0) + START + rest * (name.length - at));
  }
  return least;
}

/** Writes the distance of each beginning of a name from an empty text. */
function begin(name: string): void {
  if (name.length > codes.length) {
    codes = new Uint8Array(2 * name.length);
    row = new Float64Array(codes.length + 1);
    last = row.slice();
    older = row.slice();
  }
  row[0] = 0;
  for (let at = 0; at < name.length; at += 1) {
    const code = codeAt(name, at);
    codes[at] = code;
    row[at + 1] = (row[at] ?? 0) + (drops[code] ?? 1);
  }
}

/**
 * Writes the distances of the typed sounds with one more, which follows `before`, from each beginning
 * of a name. Returns the least.
 */
function nextRow(sound: number, before: number, length: number): number {
  [older, last, row] = [last, row, older];
  const drop = drops[sound] ?? 1;
  const pairs = sound * CODES;
  let found = (last[0] ?? 0) + drop;
  let least = found;
  row[0] = found;
  for (let at = 0; at < length; at += 1) {
    const other = codes[at] ?? 0;
    const same = (last[at] ?? 0) + (costs[pairs + other] ?? 1);
    found = Math.min(same, (last[at + 1] ?? 0) + drop, found + (drops[other] ?? 1));
    if (other === before && at > 0 && codes[at - 1] === sound) {
      found = Math.min(found, (older[at - 1] ?? 0) + SWAP);
    }
    row[at + 1] = found;
    if (found < least) least = found;
  }
  return least;
}
