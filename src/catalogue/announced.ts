/** Whether a host has lists by editors: the envelopes of its other lists say so. */
import type { CallName } from '#/contract/calls.ts';
import { field } from '#/contract/raw.ts';

export type Announced = {
  /** Notes what an answer says of it. Only the page of a list can say anything. */
  note(name: CallName, answer: object): void;
  /** Returns whether a list's last answer said that there are lists; null before any list came. */
  hasLists(): boolean | null;
};

export function createAnnounced(): Announced {
  const said = new Map<CallName, boolean>();
  return {
    note(name, answer) {
      if (Object.hasOwn(answer, 'totalPages')) said.set(name, field(answer, 'lists') === true);
    },
    hasLists: () => (said.size === 0 ? null : [...said.values()].includes(true)),
  };
}

/** The calls for lists by editors, which a host need not know. */
export function isOfLists(name: CallName): boolean {
  return name === 'lists' || name === 'list';
}
