/** What it costs to take one sound for another. A vowel costs little, a wrong consonant 1. */

const ASCII = 128;
/** Number of codes of sounds. */
export const CODES = 2 * ASCII;
/** What it costs to take one sound for another, by both codes. */
export const costs = new Float32Array(CODES * CODES).fill(1);
/** What it costs to leave out or add a sound, by its code. */
export const drops = new Float32Array(CODES).fill(1);

/** Sounds that are taken for one another, with what that costs. */
const NEAR: readonly (readonly [string, number])[] = [
  ['aA', 0.03],
  ['iI', 0.04],
  ['uU', 0.04],
  ['iIeYy', 0.1],
  ['uUoWv', 0.1],
  ['aAo', 0.12],
  ['aAe', 0.15],
  ['aAiIuUeoWY', 0.2],
  ['Ah', 0.15],
  ['ah', 0.1],
  ['kKX', 0.1],
  ['gGQ', 0.1],
  ['jJzQ', 0.15],
  ['tTH', 0.1],
  ['dDRH', 0.1],
  ['rR', 0.1],
  ['lL', 0],
  ['nN', 0.05],
  ['pPf', 0.15],
  ['bB', 0.05],
  ['sS', 0.2],
  ['sz', 0.15],
  ['CS', 0.4],
  ['tTdD', 0.5],
  ['kKgG', 0.5],
  ['Cj', 0.5],
  ['bBv', 0.4],
  ['bBpf', 0.6],
  ['nNm', 0.6],
  ['CkK', 0.5],
  ['rRl', 0.7],
  ['sSjC', 0.6],
  ['vf', 0.5],
];
/** Sounds that are left out or added, with what that costs. */
const DROPPED: readonly (readonly [string, number])[] = [
  ['a', 0.06],
  ['iu', 0.12],
  ['e', 0.18],
  ['AIUoWY', 0.26],
  ['h', 0.2],
  ['yv', 0.3],
  ['LNPX', 0.1],
  ['nmH', 0.8],
];

/** Returns the code of a sound. Those of further scripts share the last codes. */
export function codeAt(sounds: string, at: number): number {
  const code = sounds.charCodeAt(at);
  return code < ASCII ? code : ASCII + (code % ASCII);
}

/** Returns what it costs to take one sound for another. */
export function costAt(one: string, other: string): number {
  return costs[codeAt(one, 0) * CODES + codeAt(other, 0)] ?? 1;
}

for (const [sounds, cost] of [...NEAR].reverse()) {
  for (const a of sounds) for (const b of sounds) costs[codeAt(a, 0) * CODES + codeAt(b, 0)] = cost;
}
for (let code = 0; code < CODES; code += 1) costs[code * CODES + code] = 0;
for (const [sounds, cost] of DROPPED) for (const sound of sounds) drops[codeAt(sound, 0)] = cost;
