/** The filters and the order that an address asks of a list, as far as the host announces them. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { calls, type ParamsOf } from '#/contract/calls.ts';
import type { Choices } from '#/contract/choices.ts';
import { NotFound } from '#/contract/errors.ts';
import * as kinds from '#/contract/params.ts';
import type { PagedListing } from '#/site/grid.ts';

/** Parameters of a paged call beside the page. */
export type Asked = Partial<Omit<ParamsOf<'discover'> & ParamsOf<'upcoming'>, 'page'>>;

/**
 * Returns what the address of a paged list asks for. Rejects as the catalogue does, and with NotFound
 * for a name that no host can have.
 */
export async function askedOf(
  { call, watch = false }: PagedListing,
  name: string,
  query: URLSearchParams,
  catalogue: Catalogue,
): Promise<Asked> {
  if (call === 'discover') return partOfAll(query, catalogue);
  if (call === 'genre') return partOfGenre(named(kinds.genre, name), query, catalogue);
  const plays = watch && query.get('watch') === '1';
  const year = call === 'upcoming' ? (kinds.year.parse(query.get('year')) ?? null) : null;
  if (!plays && year === null) return {};
  const list = await catalogue.ask(call, { page: 1 });
  return {
    ...(plays && list.watchable && { watch: '1' }),
    ...(year !== null && list.years && { year }),
  };
}

/** Returns a genre with the address's language, decade and order, each only if its list offers it. */
async function partOfGenre(
  genre: string,
  query: URLSearchParams,
  catalogue: Catalogue,
): Promise<Asked> {
  const language = kinds.language.parse(query.get('language')) ?? null;
  const decade = kinds.decade.parse(query.get('decade')) ?? null;
  const sort = kinds.sort.parse(query.get('sort')) ?? null;
  if (language === null && decade === null && sort === null) return { genre };
  const list = await catalogue.ask('genre', { genre, page: 1 });
  const known = <T>(all: readonly unknown[], one: T) => (all.includes(one) ? one : null);
  return {
    genre,
    language: known(list.languages, language),
    decade: known(list.decades, decade),
    sort: known(list.sorts, sort),
  };
}

/** Returns what the address asks of all films, each value only if the choices have it. */
async function partOfAll(query: URLSearchParams, catalogue: Catalogue): Promise<Asked> {
  const given = Object.entries(NARROWING).map(([name, kind]) => {
    const value = (kind as kinds.ParamKind<unknown>).parse(query.get(name));
    return [name, value ?? null] as const;
  });
  if (given.every(([, value]) => value === null)) return {};
  const { choices, watchable } = await catalogue.ask('discover', { page: 1 });
  const offered = offeredBy(choices, watchable);
  return Object.fromEntries(given.filter(([name, value]) => offered[name]?.includes(value)));
}

const { page: _page, ...NARROWING } = calls.discover.params;

/** Returns the values of each filter that a host offers, and its orders. */
function offeredBy(
  choices: Choices | null,
  watchable: boolean,
): Record<string, readonly unknown[]> {
  const valuesOf = (name: 'genres' | 'languages' | 'countries' | 'decades' | 'lengths') =>
    choices?.[name].map(({ value }) => value) ?? [];
  return {
    ...{ genre: valuesOf('genres'), language: valuesOf('languages') },
    ...{ country: valuesOf('countries'), decade: valuesOf('decades') },
    ...{ length: valuesOf('lengths'), watch: watchable ? ['1'] : [], sort: choices?.sorts ?? [] },
  };
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
