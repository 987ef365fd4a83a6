/** What “upcoming” means on a host without films of the future, from what it says of each film. */

/** Returns whether a list has only old films that are still to become free. */
export function areBecomingFree(items: readonly object[]): boolean {
  return items.length > 0 && items.every((item) => 'freeFrom' in item);
}

/** Returns whether the trailers of Upcoming are all of films that are out. */
export function areOut(card: string, chosen: 'day' | 'week', items: readonly object[]): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const out = items.every(
    (item) => 'date' in item && typeof item.date === 'string' && item.date <= today,
  );
  return card === 'trailer' && chosen === 'week' && items.length > 0 && out;
}
