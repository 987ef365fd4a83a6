/** Arranges what a search found, in the order of its host: the best match first. */
import type { SearchResult } from '#/contract/movie.ts';
import type { Kind } from '#/contract/target.ts';

export type Parts = { exact: SearchResult[]; close: SearchResult[] };

/** Returns the results that match a query as it is typed, and those that only come close to it. */
export function partsOf(results: readonly SearchResult[]): Parts {
  const part = (close: boolean) => results.filter((result) => result.close === close);
  return { exact: part(false), close: part(true) };
}

/** Results of one kind; `kind` is null for those whose kind the host does not give. */
export type Group = { kind: Kind | null; results: SearchResult[] };

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
