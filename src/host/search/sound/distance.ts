/** How far apart two names sound. A vowel costs little, a wrong consonant 1. */

const ASCII = 128;
const CODES = 2 * ASCII;
const costs = new Float32Array(CODES * CODES).fill(1);
const drops = new Float32Array(CODES).fill(1);

/** Sounds that are taken for one another, with what that costs. */
const NEAR: readonly (readonly [string, number])[] = [
  ...([
    ['aA', 0.03],
    ['iI', 0.04],
    ['uU', 0.04],
    ['iIeYy', 0.1],
    ['uUoWv', 0.1],
    ['aAo', 0.12],
    ['aAe', 0.15],
  ] as const),
  ...([
    ['aAiIuUeoWY', 0.2],
    ['Ah', 0.15],
    ['ah', 0.1],
  ] as const),
  ...([
    ['kKX', 0.1],
    ['gGQ', 0.1],
    ['jJzQ', 0.15],
    ['tTH', 0.1],
    ['dDRH', 0.1],
    ['rR', 0.1],
    ['lL', 0],
  ] as const),
  ...([
    ['nN', 0.05],
    ['pPf', 0.15],
    ['bB', 0.05],
    ['sS', 0.2],
    ['sz', 0.15],
    ['CS', 0.4],
  ] as const),
  ...([
    ['tTdD', 0.5],
    ['kKgG', 0.5],
    ['Cj', 0.5],
    ['bBv', 0.4],
    ['bBpf', 0.6],
    ['nNm', 0.6],
  ] as const),
  ...([
    ['CkK', 0.5],
    ['rRl', 0.7],
    ['sSjC', 0.6],
    ['vf', 0.5],
  ] as const),
];
/** Sounds that are left out or added, with what that costs. */
const DROPPED: readonly (readonly [string, number])[] = [
  ...([
    ['a', 0.06],
    ['iu', 0.12],
    ['e', 0.18],
    ['AIUoWY', 0.22],
    ['h', 0.2],
    ['yv', 0.3],
  ] as const),
  ...([
    ['LNPX', 0.1],
    ['nmH', 0.8],
  ] as const),
];

/** Sounds of further scripts share the last codes, so they may be taken for one another. */
const codeOf = (sound: string) => {
  const code = sound.charCodeAt(0);
  return code < ASCII ? code : ASCII + (code % ASCII);
};

for (const [sounds, cost] of [...NEAR].reverse()) {
  for (const a of sounds) for (const b of sounds) costs[codeOf(a) * CODES + codeOf(b)] = cost;
}
for (let code = 0; code < CODES; code += 1) costs[code * CODES + code] = 0;
for (const [sounds, cost] of DROPPED) for (const sound of sounds) drops[codeOf(sound)] = cost;

const cost = (table: Float32Array, at: number) => table[at] ?? 1;

/** What it costs that a text is only the beginning of a name. */
const START = 0.3;

/** `rest`: what each sound of the name after the last one costs, those that are not typed yet. */
export type Limits = { most: number; rest: number };

/**
 * Returns the distance of some sounds from those of a name, or Infinity if it is over `most`: most
 * names are, and are given up after a few sounds.
 */
export function distance(typed: string, name: string, { most, rest }: Limits): number {
  const others = Array.from(name, codeOf);
  let row = [0];
  for (const other of others) row.push((row.at(-1) ?? 0) + cost(drops, other));
  for (const sound of typed) {
    row = nextRow(row, codeOf(sound), others);
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
  }
  const costs = row.map((found, at) =>
    at < name.length ? found + START + rest * (name.length - at) : found,
  );
  return Math.min(...costs);
}

/** Returns the distances of each beginning of a name from the typed sounds and one more. */
function nextRow(row: readonly number[], sound: number, others: readonly number[]): number[] {
  const drop = cost(drops, sound);
  let before = (row[0] ?? 0) + drop;
  const next = [before];
  for (const [at, other] of others.entries()) {
    const same = (row[at] ?? 0) + cost(costs, sound * CODES + other);
    before = Math.min(same, (row[at + 1] ?? 0) + drop, before + cost(drops, other));
    next.push(before);
  }
  return next;
}
