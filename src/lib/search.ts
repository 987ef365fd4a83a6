/** Which queries are searched for, and how what was found is arranged: in the order of its host, the best match first. */
import type { SearchResult } from '#/contract/rows/search-hit.ts';
import type { TargetKind } from '#/contract/rows/target.ts';

/** Number of signs from which a search runs: two of them are in nearly every Latin title. */
const SHORTEST = 3;
/** The same in other scripts, where two letters may be a whole name: हीर, دل. */
const SHORTEST_FOREIGN = 2;
/** A letter of another script than Latin. */
export const FOREIGN = /(?!\p{sc=Latn})\p{L}/u;

/** Returns whether a query is long enough for a search. Marks, such as vowel signs, do not count. */
export function isSearchable(query: string): boolean {
  const signs = [...query.trim()].filter((sign) => !/\p{M}/u.test(sign));
  if (signs.length >= SHORTEST) return true;
  const letters = signs.filter((sign) => /\p{L}/u.test(sign));
  return letters.length >= SHORTEST_FOREIGN && FOREIGN.test(query);
}

/** `known`: titles of the person whom the query found. `matchedName`: the name that sounds like the query, if that is why the first was found. */
export type SearchGroups = {
  exact: SearchResult[];
  close: SearchResult[];
  known: SearchResult[];
  matchedName: string | null;
};

/** Returns the results that match a query as it is typed, those that only come close to it, and the rest. */
export function searchGroupsOf(results: readonly SearchResult[]): SearchGroups {
  const found = results.filter(({ knownFor }) => knownFor === null);
  const exact = found.filter(({ close }) => !close);
  return {
    exact,
    close: found.filter(({ close }) => close),
    known: results.filter(({ knownFor }) => knownFor !== null),
    matchedName: exact.find(({ kind }) => kind !== 'list')?.folded ?? null,
  };
}

/** Results of one kind; `kind` is null for those whose kind the host does not give. */
export type Group = { kind: TargetKind | null; results: SearchResult[] };

/**
 * Returns the results by kind; the kind of the best match stands first. A group without a kind has no
 * heading, so it stands before all of them.
 */
export function groupsOf(results: readonly SearchResult[]): Group[] {
  const groups = [...Map.groupBy(results, ({ kind }) => kind)];
  return groups
    .map(([kind, some]) => ({ kind, results: some }))
    .sort((a, b) => Number(b.kind === null) - Number(a.kind === null));
}
