/** Medians and what they are worth. */

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2;
}

/** The upper end of the bootstrap's 80 % interval of a median. The same at every run. */
export function upperBound(values: readonly number[], rounds = 1000): number {
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
  const drawn = Array.from({ length: rounds }, () =>
    median(values.map(() => values[Math.floor(next() * values.length)] ?? Number.NaN)),
  );
  return quantile(drawn, 0.9);
}
