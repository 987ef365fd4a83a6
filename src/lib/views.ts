/** Returns a count with its digits grouped, in the US form. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
