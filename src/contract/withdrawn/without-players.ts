/** What a row says in the place of its player, on the wire and as the site reads it. */
import type { CallName } from '../calls.ts';
import { field, id, type Json } from '../raw.ts';
import { NO_VIDEO } from '../trust.ts';
import { keyOf, type Withdrawn } from './withdrawals.ts';

/** The fields that are replaced where they stand. `undefined`: the field goes. */
export type PlayerFields = Json;

/** For the site's own shapes. Why a title is free goes too: it leads to a player elsewhere. */
export const NO_PLAYER: PlayerFields = {
  player: null,
  trailer: null,
  watchable: false,
  firstWatchable: null,
  free: null,
  law: undefined,
  captions: undefined,
};

/** Lists whose clients check that there is a link. Others frame what stands there: see trust.ts. */
const CHECKED: readonly CallName[] = ['complete', 'recentlyAdded'];

/** Returns the same for the wire. */
export function noLink(name: CallName, siteUrl: string): PlayerFields {
  const framed = siteUrl + NO_VIDEO;
  return {
    links: CHECKED.includes(name) ? '' : framed,
    trailerKey: framed,
    trailer: framed,
    watchable: false,
    first_watchable: null,
    basis: undefined,
    captions: undefined,
  };
}

/** Returns a row without its players; the row itself if it has none. */
export function withoutPlayers(row: Json, noPlayer: PlayerFields): Json {
  const there = Object.entries(noPlayer).filter(([name]) => Object.hasOwn(row, name));
  return there.length === 0 ? row : { ...row, ...Object.fromEntries(there) };
}

/** Returns a season or a drama that no longer names a withdrawn episode as the first that plays. */
export function withoutFirst(row: Json, withdrawn: Withdrawn): Json {
  const [name, key] = Object.hasOwn(row, 'firstWatchable')
    ? ['firstWatchable', 'id']
    : ['first_watchable', '_id'];
  const first = id(field(field(row, name), key));
  if (first === null || withdrawn.scopeOf([keyOf('episode', first)]) === null) return row;
  const { [name]: _first, ...rest } = row;
  return rest;
}
