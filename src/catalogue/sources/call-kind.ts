/** What a guard needs to know of a call. */
import { isOwn, type Matched } from '#/contract/address.ts';
import type { CallName } from '#/contract/calls.ts';

export type CallKind = {
  /** Whether every host has the address (see contract/address.ts). Default: a visitor may have made it up. */
  isOwn?: boolean;
  /** Whether a visitor words it, as a search: such calls get at most half of the places. */
  isMinor?: boolean;
  /** Milliseconds for which it may wait until it is sent. Default: the guard's. */
  waitFor?: number;
};

/** Calls that hold what a visitor typed. */
export const SEARCHES: readonly CallName[] = ['search', 'searchPages'];
/** Lists that visitors narrow. */
const NARROWED: readonly CallName[] = ['discover', 'seriesLists'];

export function callKind(matched: Matched): CallKind {
  if (matched.outcome !== 'call') return {};
  const { name, params } = matched;
  const own = isOwn(name, params);
  return { isOwn: own, isMinor: SEARCHES.includes(name) || (NARROWED.includes(name) && !own) };
}
