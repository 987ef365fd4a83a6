export type Tone = 'good' | 'ok' | 'bad';

/** Returns a value on the 0 to 10 scale as a rounded percentage. A popularity may exceed 100. */
export function percent(value: number): number {
  return Math.round(value * 10);
}

/**
 * Returns the tone of a rating: green at 7 or above, orange at 5 or above, red below
 * (docs/product.md, Constants).
 */
export function tone(value: number): Tone {
  if (value >= 7) return 'good';
  return value >= 5 ? 'ok' : 'bad';
}
