/** What a host offers besides lists of films, as the envelopes of these lists announce it. */
import type { CallName } from '#/contract/calls.ts';
import { isNarrowed } from '#/contract/offered.ts';
import { field } from '#/contract/raw.ts';
import type { Choices } from '#/contract/rows/choices.ts';

/**
 * What an envelope may announce: lists by editors, that all films can be narrowed, when titles become free, lists of
 * series, and pages of searches.
 */
export const CAPABILITIES = ['lists', 'discover', 'free', 'series', 'search'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export type Capabilities = {
  /** Notes what an answer to a call says of it. Only the page of a list can say anything. */
  note(name: CallName, answer: object, params?: object): void;
  /** Returns whether a list's last answer said that the host has it; null before any list came. */
  has(what: Capability): boolean | null;
  /** Returns the last choices by which all films can be narrowed; null before any came. */
  choices(): Choices | null;
  /** Returns the list of all films that can be asked for what plays alone; null if none has said so. */
  playing(): ListOfAll | null;
};

/** Lists that have every film of a host. */
const LISTS_OF_ALL = ['popular', 'discover'] as const;
export type ListOfAll = (typeof LISTS_OF_ALL)[number];

export function createCapabilities(): Capabilities {
  const said = new Map<CallName, ReadonlySet<Capability>>();
  const plays = new Map<CallName, boolean>();
  let choices: Choices | null = null;
  return {
    note(name, answer, params = {}) {
      if (!Object.hasOwn(answer, 'totalPages')) return;
      // Of a part of a list a host need not say it.
      if (!isNarrowed(name, params)) plays.set(name, field(answer, 'watchable') === true);
      said.set(name, new Set(CAPABILITIES.filter((what) => field(answer, what) === true)));
      if (name !== 'discover') return;
      choices = (field(answer, 'choices') as Choices | null | undefined) ?? choices;
    },
    has: (what) => (said.size === 0 ? null : [...said.values()].some((one) => one.has(what))),
    choices: () => choices,
    playing: () => LISTS_OF_ALL.find((name) => plays.get(name)) ?? null,
  };
}

/** Returns the capability that a call needs; null for the calls that every host has. */
export function requiredCapability(name: CallName): Capability | null {
  if (name === 'lists' || name === 'list') return 'lists';
  if (name === 'seriesLists') return 'series';
  if (name === 'searchPages') return 'search';
  return name === 'discover' || name === 'free' ? name : null;
}
