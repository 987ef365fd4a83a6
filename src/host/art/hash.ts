/**
 * FNV-1a over code points, then the final mix of MurmurHash3, so that the parts of a serial, which
 * differ in one digit, land far apart. All chance in the art comes from here: the same input draws
 * the same bytes.
 */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return h >>> 0;
}

/** A repeatable scatter: the i-th number of a seed, in [0, 1). */
export function noise(seed: number, i: number): number {
  return ((Math.imul(seed + i * 7919, 2654435761) >>> 8) % 1000) / 1000;
}

/** The pool's member that a hash falls on. */
export function pickFrom<T>(pool: readonly [T, ...T[]], h: number): T {
  return pool[h % pool.length] ?? pool[0];
}
