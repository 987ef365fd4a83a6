/** What players keep on the device: places in films, and what visitors have set. Without a storage players work. */
import { CAPTION_LANGUAGE } from '#/contract/captions.ts';
import type { Place } from '#/lib/film-time.ts';
import { deviceValue, parseJson } from './device.ts';

/** A film, by its player's address, and the place in it. */
type FilmPlace = readonly [film: string, part: number, seconds: number];

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

/** `places`: the one that was saved last stands last. */
type Playback = Choices & { places: readonly FilmPlace[] };

/** The most places that are saved. The oldest go first: docs/product.md, Constants. */
export const MOST_PLACES = 100;
/** The most characters of an address that are saved: no player's address comes near. */
const LONGEST = 300;
/** The most characters that are read: more than what the places take. */
const LARGEST = 100_000;
/** Browsers play at these speeds (HTML says no bounds; Chromium's are wider). */
const [SLOWEST, FASTEST] = [0.25, 4];
/** Value for captions off. It has the form of a language. */
export const OFF = 'off';

/** The name in the browser's storage: docs/product.md, Behaviour. */
const device = deviceValue('players', readPlayback);
export const $playback = device.$value;

/** Returns what a text holds. Parts of a wrong form are dropped. */
export function readPlayback(text: string | null): Playback {
  const said = Object(parseJson(text, LARGEST)) as Record<string, unknown>;
  const { volume, muted, speed, captions, places } = said;
  return {
    volume: isBetween(volume, 0, 1) ? volume : null,
    muted: typeof muted === 'boolean' ? muted : null,
    speed: isBetween(speed, SLOWEST, FASTEST) ? speed : null,
    captions: typeof captions === 'string' && CAPTION_LANGUAGE.test(captions) ? captions : null,
    places: Array.isArray(places) ? places.filter(isPlace).slice(-MOST_PLACES) : [],
  };
}

/** Returns the place that is saved of a film; null if none is. */
export function placeIn(film: string, { places } = device.now()): Place | null {
  const found = places.find(([other]) => other === film);
  return found ? { part: found[1], seconds: found[2] } : null;
}

/** Saves the place in a film, unless all was forgotten since the page was loaded. Null forgets it. */
export function keepPlace(film: string, place: Place | null): void {
  if (globalThis.forgotten) return;
  device.change((now) => ({ ...now, places: withPlace(now.places, film, place) }));
}

/** Returns the places with another one for a film, or with none for it. */
export function withPlace(
  places: readonly FilmPlace[],
  film: string,
  place: Place | null,
): readonly FilmPlace[] {
  const others = places.filter(([other]) => other !== film);
  if (place === null) return others;
  const own = [film, place.part, place.seconds] as const;
  return [...others, own].filter(isPlace).slice(-MOST_PLACES);
}

/** Returns what visitors have set in players. */
export function choices(): Choices {
  return device.now();
}

/** Saves what a visitor has set. */
export function keepChoices(changes: Partial<Choices>): void {
  device.change((now) => ({ ...now, ...changes }));
}

/** Forgets all that players have saved. */
export function forgetPlayers(): void {
  device.drop();
}

function isPlace(place: unknown): place is FilmPlace {
  if (!Array.isArray(place)) return false;
  const [film, part, seconds] = place as unknown[];
  const isFilm = typeof film === 'string' && film.length <= LONGEST;
  return isFilm && Number.isInteger(part) && isBetween(part, 0, 999) && isBetween(seconds, 0, 1e6);
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
