/**
 * What players keep on the device, and nowhere else: places in films, and what visitors have set.
 * Each change reads the store anew, so that one tab does not undo what another has kept. Where the
 * browser refuses a store, or has no room in it, nothing is kept, and players work.
 */
import type { Place } from '#/lib/film-time.ts';
import { type Choices, type Kept, readKept, withPlace } from './playback-reading.ts';

/** The store's name among those of the site: docs/product.md, Behaviour. */
const NAME = 'players';

/** Returns the place that is kept of a film; null if none is. */
export function placeIn(film: string): Place | null {
  const found = kept().places.find(([other]) => other === film);
  return found ? { part: found[1], seconds: found[2] } : null;
}

/** Keeps the place in a film, unless all was forgotten since the page was loaded. Null forgets it. */
export function keepPlace(film: string, place: Place | null): void {
  const before = kept();
  const places = withPlace(before.places, film, place);
  const isNew = place || places.length < before.places.length;
  if (isNew && !globalThis.forgotten) write({ ...before, places });
}

/** Returns what visitors have set in players. */
export function choices(): Choices {
  return kept();
}

/** Keeps what a visitor has set. */
export function keepChoices(changes: Partial<Choices>): void {
  write({ ...kept(), ...changes });
}

/** Forgets all that players have kept. */
export function forgetPlayers(): void {
  tried(() => localStorage.removeItem(NAME));
}

function kept(): Kept {
  return readKept(tried(() => localStorage.getItem(NAME)));
}

function write(kept: Kept): void {
  tried(() => localStorage.setItem(NAME, JSON.stringify(kept)));
}

/** Returns null where the browser refuses its store. */
function tried<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
