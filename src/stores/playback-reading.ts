/** Reads what the players' store holds. Scripts of other versions and visitors may have written it. */
import { CAPTION_LANGUAGE } from '#/contract/captions.ts';
import type { Place } from '#/lib/film-time.ts';

/** A film, by its player's address, and the place in it. */
export type KeptPlace = readonly [film: string, part: number, seconds: number];

/** What a visitor has set in one player, for all others. Null: nothing was set. */
export type Choices = {
  /** From 0 to 1. */
  volume: number | null;
  muted: boolean | null;
  /** 1 is the film's own speed. */
  speed: number | null;
  /** The language of the captions, or `OFF`. */
  captions: string | null;
};

/** `places`: the one that was kept last stands last. */
export type Kept = Choices & { places: readonly KeptPlace[] };

/** The most places that are kept, of which the oldest go first: docs/product.md, Constants. */
export const MOST_PLACES = 100;
/** The most characters of an address that are kept: no player's address comes near. */
const LONGEST = 300;
/** The most characters that are read: more than what the places take. */
const LARGEST = 100_000;
/** Browsers play at these speeds (HTML says no bounds; Chromium's are wider). */
const [SLOWEST, FASTEST] = [0.25, 4];
/** What stands for no captions, beside the languages of some: it has the form of a language. */
export const OFF = 'off';

/** Returns what is kept. Drops whatever is not of the right form, and keeps the rest. */
export function readKept(text: string | null): Kept {
  const said = parse(text);
  const { volume, muted, speed, captions, places } = said;
  return {
    volume: isBetween(volume, 0, 1) ? volume : null,
    muted: typeof muted === 'boolean' ? muted : null,
    speed: isBetween(speed, SLOWEST, FASTEST) ? speed : null,
    captions: typeof captions === 'string' && CAPTION_LANGUAGE.test(captions) ? captions : null,
    places: Array.isArray(places) ? places.filter(isPlace).slice(-MOST_PLACES) : [],
  };
}

/** Returns the places with another one for a film, or with none for it. */
export function withPlace(
  places: readonly KeptPlace[],
  film: string,
  place: Place | null,
): readonly KeptPlace[] {
  const others = places.filter(([other]) => other !== film);
  if (place === null) return others;
  const kept = [film, place.part, place.seconds] as const;
  return [...others, kept].filter(isPlace).slice(-MOST_PLACES);
}

function parse(text: string | null): Record<string, unknown> {
  if (text === null || text.length > LARGEST) return {};
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isPlace(place: unknown): place is KeptPlace {
  if (!Array.isArray(place)) return false;
  const [film, part, seconds] = place as unknown[];
  const isFilm = typeof film === 'string' && film.length <= LONGEST;
  return isFilm && Number.isInteger(part) && isBetween(part, 0, 999) && isBetween(seconds, 0, 1e6);
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
