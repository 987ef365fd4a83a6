/** What players save on the device: positions in films, and settings. Players work without storage, too. */

import { CAPTION_LANGUAGE } from '#/contract/captions.ts';
import type { Position } from '#/lib/film-time.ts';
import { parseJson } from '#/lib/json.ts';
import { deviceValue } from './device.ts';

/** A film, by its player's address, and the position in it. */
type SavedPosition = readonly [film: string, part: number, seconds: number];

/** What a visitor has set in one player, for all others. Null: not set. */
export type Settings = {
  /** From 0 to 1. */
  volume: number | null;
  muted: boolean | null;
  /** 1 is the film's own speed. */
  speed: number | null;
  /** The language of the captions, or `OFF`. */
  captions: string | null;
};

/** `places`: the positions in films, the newest last. */
type Playback = Settings & { places: readonly SavedPosition[] };

/** The most positions that are saved. The oldest are dropped first: docs/product.md, Constants. */
export const MOST_POSITIONS = 100;
/** The most characters of an address that are saved. No player's address is as long. */
const LONGEST = 300;
/** The most characters that are read: more than all positions need. */
const LARGEST = 100_000;
/** Speeds at which all browsers play. */
const [SLOWEST, FASTEST] = [0.25, 4];
/** Value for captions off. It has the form of a language. */
export const OFF = 'off';

/** The name in the browser's storage: docs/product.md, Behaviour. */
const device = deviceValue('players', readPlayback);
export const $playback = device.$value;

/** Returns what a stored text holds. Invalid parts are dropped. */
export function readPlayback(text: string | null): Playback {
  const stored = Object(parseJson(text, LARGEST)) as Record<string, unknown>;
  const { volume, muted, speed, captions, places } = stored;
  return {
    volume: isBetween(volume, 0, 1) ? volume : null,
    muted: typeof muted === 'boolean' ? muted : null,
    speed: isBetween(speed, SLOWEST, FASTEST) ? speed : null,
    captions: typeof captions === 'string' && CAPTION_LANGUAGE.test(captions) ? captions : null,
    places: Array.isArray(places) ? places.filter(isPosition).slice(-MOST_POSITIONS) : [],
  };
}

/** Returns the saved position in a film; null if there is none. */
export function positionIn(film: string, { places } = device.now()): Position | null {
  const found = places.find(([other]) => other === film);
  return found ? { part: found[1], seconds: found[2] } : null;
}

/** Saves the position in a film; null deletes it. Saves nothing if all was forgotten since the page was loaded. */
export function savePosition(film: string, position: Position | null): void {
  if (globalThis.forgotten) return;
  device.change((now) => ({ ...now, places: withPosition(now.places, film, position) }));
}

/** Returns the positions with another one for a film, or without it. */
export function withPosition(
  positions: readonly SavedPosition[],
  film: string,
  position: Position | null,
): readonly SavedPosition[] {
  const others = positions.filter(([other]) => other !== film);
  if (position === null) return others;
  const own = [film, position.part, position.seconds] as const;
  return [...others, own].filter(isPosition).slice(-MOST_POSITIONS);
}

/** Returns what the visitor has set in players. */
export function settings(): Settings {
  return device.now();
}

/** Saves changed settings. */
export function saveSettings(changes: Partial<Settings>): void {
  device.change((now) => ({ ...now, ...changes }));
}

/** Deletes all that players have saved. */
export function forgetPlayers(): void {
  device.drop();
}

function isPosition(value: unknown): value is SavedPosition {
  if (!Array.isArray(value)) return false;
  const [film, part, seconds] = value as unknown[];
  const isFilm = typeof film === 'string' && film.length <= LONGEST;
  return isFilm && Number.isInteger(part) && isBetween(part, 0, 999) && isBetween(seconds, 0, 1e6);
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
