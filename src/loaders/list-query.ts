/** The filters and the order that an address asks of a list, as far as the host announces them. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { calls, type ParamsOf } from '#/contract/calls.ts';
import { NotFound } from '#/contract/errors.ts';
import { isNarrowed, onlyOffered } from '#/contract/offered.ts';
import * as kinds from '#/contract/params.ts';
import type { PagedListing } from '#/site/grid.ts';

/** Filters and order: the parameters of a paged call without its page. */
export type ListQuery = Partial<Omit<ParamsOf<'discover'> & ParamsOf<'upcoming'>, 'page'>>;

/**
 * Returns what the address of a paged list asks for. Rejects as the catalogue does, and with NotFound
 * for a name that no host can have.
 */
export async function listQueryOf(
  { call, asks }: Pick<PagedListing, 'call' | 'asks'>,
  name: string,
  query: URLSearchParams,
  catalogue: Catalogue,
): Promise<ListQuery> {
  const whole = { ...asks, ...(call === 'genre' && { genre: named(kinds.genre, name) }) };
  const given = Object.entries<kinds.ParamKind<unknown>>(calls[call].params).map(
    ([param, kind]) => [param, kind.parse(query.get(param)) ?? null] as const,
  );
  const listQuery = { ...Object.fromEntries(given), ...whole, page: 1 };
  if (!isNarrowed(call, listQuery)) return whole;
  // The table of listings pairs each call with what it takes.
  const list = await catalogue.ask(call, { ...whole, page: 1 } as never);
  const { page: _page, ...offered } = onlyOffered(call, listQuery, list);
  return Object.fromEntries(Object.entries(offered).filter(([, value]) => value !== null));
}

/**
 * Returns the name as its parameter kind reads it. Throws NotFound for a name that no host can
 * have, before any call.
 */
export function named(kind: kinds.ParamKind<string>, name: string): string {
  const known = kind.parse(name);
  if (known === undefined) throw new NotFound('bad name');
  return known;
}
