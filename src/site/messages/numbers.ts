/**
 * Groups the digits of numbers without `Intl`: a phone takes several frames to make its first
 * formatter. A test compares both functions with Node's `Intl`.
 */

/** Returns an integer in groups of three digits, as English and Urdu write it: 1,234,567. */
export function byThousands(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Returns an integer with its last three digits and then pairs, as Hindi and Punjabi write it:
 * 12,34,567.
 */
export function byLakhs(n: number): string {
  return String(n).replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
}
