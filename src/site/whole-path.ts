/** The address of what a grid shows, as a part of its list. */
import { calls } from '#/contract/calls.ts';
import { type ParamKind, watch } from '#/contract/params.ts';
import { type Listing, WATCHED } from './grid.ts';
import { patterns, withParams } from './paths.ts';

type Listed = Pick<Listing, 'call' | 'path'> & { asks?: object };

/** Returns the parameters of an address that asks for a part of a list, in their one order. */
function partParams(
  { call, path, ...listing }: Listed,
  listQuery: object,
): Record<string, string | null> {
  const known: Record<string, ParamKind<unknown>> = calls[call].params;
  const kinds = Object.entries(WATCHED.includes(call) ? { ...known, watch } : known);
  const asks = listing.asks ?? {};
  const own = kinds.filter(
    ([name]) => name !== 'page' && !(name in asks) && !path.endsWith(`[${name}]`),
  );
  const values = listQuery as Record<string, unknown>;
  return Object.fromEntries(own.map(([name, kind]) => [name, kind.print(values[name] ?? null)]));
}

/** Returns the address of a part of the list at `path`. */
export function wholePath(path: string, listing: Listed, listQuery: object): string {
  return withParams(path, partParams(listing, listQuery));
}

/** Returns the address of the page of filters where these are chosen. */
export function filtersPath(chosen: object): string {
  return wholePath(patterns.discover, { call: 'discover', path: patterns.discover }, chosen);
}
