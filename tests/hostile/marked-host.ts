/** The whole host of the fixtures, with a mark in its titles and players that tests look for. */

import { pages } from '#/site/pages.ts';
import { paths, WATCHLIST } from '#/site/paths.ts';
import { sayingPages } from '../fixtures/sayings.ts';
import { type ScriptedHost, withChanged } from '../fixtures/scripted-host.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';

/** Pages at fixed addresses, which show what the host gives: all but the splash and what a visitor keeps. */
const FIXED = pages
  .filter(({ kind, pattern, example }) => kind === 'page' && example === pattern)
  .filter(({ pattern }) => pattern !== paths.splash && pattern !== WATCHLIST);
/** One page of each other kind. */
const OTHERS = Object.values(sayingPages).filter((path) => !path.includes('play='));

/**
 * Addresses of every list and every kind of detail, and of pages that share an answer with another.
 */
export const ADDRESSES = [
  ...new Set<string>([...FIXED.map(({ example }) => example), ...OTHERS]),
  '/movie-dashboard?trailers=week',
  '/movies/genre/drama',
  '/zxyxvyXdF/7?play=movie',
  '/data/complete?id=7',
];

const NAMES = ['title', 'name', 'trailerName', 'movieTitle', 'links'];

/**
 * Id of the removed player that tests look for. It has eleven characters, as YouTube's ids have.
 */
export const PLAYER_ID = 'takendown01';
const PLAYERS: Record<string, string> = {
  links: `https://archive.org/embed/${PLAYER_ID}`,
  trailer: `https://www.youtube.com/embed/${PLAYER_ID}`,
  trailerKey: PLAYER_ID,
  key: PLAYER_ID,
};

export type Marks = {
  /** Mark at the start of every name. */
  name: string;
  /** Whether the host gives players. */
  plays: boolean;
};

/** Scripts every call again: with these marks, or, if `marks` is null, as a failure. */
export function scriptMarkedHost(host: ScriptedHost, marks: Marks | null): void {
  const changed = withChanged(host, (reply) =>
    marks ? { ...reply, json: marked(reply.json, marks) } : { status: 500, json: {} },
  );
  scriptWholeHost(changed);
}

function marked(value: unknown, marks: Marks): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, marks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key in PLAYERS) return [key, marks.plays ? PLAYERS[key] : ''];
      if (NAMES.includes(key) && typeof inner === 'string') return [key, `${marks.name} ${inner}`];
      return [key, marked(inner, marks)];
    }),
  );
}
