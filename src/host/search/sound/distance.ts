/** How far apart two names sound. A vowel costs little, a wrong consonant 1. */

const CODES = 128;
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

const codeOf = (sound: string) => Math.min(sound.charCodeAt(0), CODES - 1);

for (const [sounds, cost] of [...NEAR].reverse()) {
  for (const a of sounds) for (const b of sounds) costs[codeOf(a) * CODES + codeOf(b)] = cost;
}
for (let code = 0; code < CODES - 1; code += 1) costs[code * CODES + code] = 0;
for (const [sounds, cost] of DROPPED) for (const sound of sounds) drops[codeOf(sound)] = cost;

const cost = (table: Float32Array, at: number) => table[at] ?? 1;

/**
 * Returns the distance of some sounds from those of a name. `rest` is what each sound of the name
 * after the last one costs: those that are not typed yet.
 */
export function distance(typed: string, name: string, rest: number): number {
  let row = new Float64Array(name.length + 1);
  let next = new Float64Array(name.length + 1);
  for (let j = 1; j <= name.length; j += 1) {
    row[j] = (row[j - 1] ?? 0) + cost(drops, codeOf(name[j - 1] ?? ''));
  }
  for (const sound of typed) {
    const code = codeOf(sound);
    const drop = cost(drops, code);
    next[0] = (row[0] ?? 0) + drop;
    for (let j = 1; j <= name.length; j += 1) {
      const other = name.charCodeAt(j - 1);
      const same = other >= CODES ? +(name[j - 1] !== sound) : cost(costs, code * CODES + other);
      next[j] = Math.min(
        (row[j - 1] ?? 0) + same,
        (row[j] ?? 0) + drop,
        (next[j - 1] ?? 0) + (other >= CODES ? 1 : cost(drops, other)),
      );
    }
    [row, next] = [next, row];
  }
  let best = row[name.length] ?? 0;
  for (let j = 0; j < name.length; j += 1) {
    best = Math.min(best, (row[j] ?? 0) + START + rest * (name.length - j));
  }
  return best;
}

/** What it costs that a text is only the beginning of a name. */
const START = 0.3;
