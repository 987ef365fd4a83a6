/**
 * What players keep on the device, and nowhere else: places in films, and what visitors have set.
 * Each change reads the store anew, so that one tab does not undo what another has kept. Where the
 * browser refuses a store, or has no room in it, nothing is kept, and players work.
 */
import type { Place } from './place.ts';
import { type Choices, type Kept, readKept, withPlace } from './reading.ts';

/** The store's name among those of the site: docs/product.md, Behaviour. */
const NAME = 'players';

/** Returns the place that is kept of a film; null if none is. */
export function placeIn(film: string): Place | null {
  const found = kept().places.find(([other]) => other === film);
  return found ? { part: found[1], seconds: found[2] } : null;
}

/** Keeps the place in a film. Null forgets it. */
export function keepPlace(film: string, place: Place | null): void {
  const { places, ...choices } = kept();
  const now = withPlace(places, film, place);
  if (place !== null || now.length < places.length) write({ ...choices, places: now });
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
  try {
    localStorage.removeItem(NAME);
  } catch {}
}

function kept(): Kept {
  try {
    return readKept(localStorage.getItem(NAME));
  } catch {
    return readKept(null);
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {}
}
