/** What “upcoming” means where a host has no films of the future: it says so of each film. */
import { messages as m } from '#/messages/messages.ts';

/** Returns the line under a list of old films that are still to become free; null for any other. */
export function becomingFree(items: readonly object[]): string | null {
  return items.length > 0 && items.every((item) => 'freeFrom' in item) ? m.becomingFree : null;
}

/** Returns the line under the trailers of Upcoming if all of their films are out; else null. */
export function upcomingOut(
  card: string,
  chosen: 'day' | 'week',
  items: readonly object[],
): string | null {
  const today = new Date().toISOString().slice(0, 10);
  const out = items.every(
    (item) => 'date' in item && typeof item.date === 'string' && item.date <= today,
  );
  return card === 'trailer' && chosen === 'week' && items.length > 0 && out
    ? m.newestTrailers
    : null;
}
