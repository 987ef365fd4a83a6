/**
 * Returns an unsigned 32-bit hash: FNV-1a over code points, then the final mix of MurmurHash3. The
 * titles of a serial's parts differ in one digit, and the mix moves their hashes far apart. All
 * randomness in the art comes from this hash, so the same input draws the same bytes.
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

/** Returns the i-th repeatable pseudo-random number of a seed, in [0, 1). */
export function noise(seed: number, i: number): number {
  return ((Math.imul(seed + i * 7919, 2654435761) >>> 8) % 1000) / 1000;
}

/** Returns the member of a pool that a hash selects. */
export function pickFrom<T>(pool: readonly [T, ...T[]], h: number): T {
  return pool[h % pool.length] ?? pool[0];
}
