/** A count, grouped for reading. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
