/** The address of what a grid shows, as a part of its list. */
import { type Listed, partParams } from './grid.ts';
import { patterns, withParams } from './paths.ts';

/** Returns the address of a part of the list at `path`. */
export function wholePath(path: string, listing: Listed, listQuery: object): string {
  const values = listQuery as Record<string, unknown>;
  const printed = partParams(listing).map(
    ([name, kind]) => [name, kind.print(values[name] ?? null)] as const,
  );
  return withParams(path, Object.fromEntries(printed));
}

/** Returns the address of the page of filters where these are chosen. */
export function filtersPath(chosen: object): string {
  return wholePath(patterns.discover, { call: 'discover', path: patterns.discover }, chosen);
}
