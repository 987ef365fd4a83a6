/** What a grid shows at an address: one page, several pages, or one part of a whole list. */
import { type CardItem, cardKey } from '#/cards/card-items.ts';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Page } from '#/contract/call.ts';
import { NotFound } from '#/contract/errors.ts';
import { id, type ParamKind, title } from '#/contract/params.ts';
import { pagesParam } from '#/lib/page-param.ts';
import type { Found } from '#/listings/found.ts';
import type { PagedListing, WholeListing } from '#/listings/listings.ts';

/** Number of cards per page of a list that arrives whole. Load More leads to the rest. */
export const WHOLE_PAGE = 60;

/** Cards of a grid. `first` and `page` are the numbers of its first and its last page. */
export type ListingPage = Page<CardItem> & {
  first: number;
  /** Whether the list ends before `first`. */
  past: boolean;
  /** Whether it shows only what plays. */
  watching: boolean;
};

/**
 * Returns the cards that an address shows. Rejects as the catalogue does, and with NotFound for a
 * name that no host can have.
 */
export async function listingPage(
  found: Found,
  query: URLSearchParams,
  catalogue: Catalogue,
): Promise<ListingPage> {
  const { first, last } = pagesParam(query);
  const { listing, name } = found;
  if (listing.kind === 'whole') return partOfWhole(listing, name, first, catalogue);
  return pagesUpTo(listing, first, last, await watching(listing, query, catalogue), catalogue);
}

/**
 * Returns whether to show only what plays: if the address asks for it, and the host says that the
 * list can be asked so. Rejects as the catalogue does.
 */
async function watching(
  { call, watch = false }: PagedListing,
  query: URLSearchParams,
  catalogue: Catalogue,
): Promise<boolean> {
  if (!watch || query.get('watch') !== '1') return false;
  return (await catalogue.ask(call, { page: 1 })).watchable;
}

async function pagesUpTo(
  { call }: PagedListing,
  first: number,
  last: number,
  watching: boolean,
  catalogue: Catalogue,
): Promise<ListingPage> {
  const params = watching ? { watch: '1' as const } : {};
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pages = await Promise.all(
    numbers.map((page) => catalogue.ask(call, { ...params, page }) as Promise<Page<CardItem>>),
  );
  const seen = new Map(pages.flatMap((page) => page.items).map((item) => [cardKey(item), item]));
  const end = pages.at(-1);
  return cut(first, last, {
    items: [...seen.values()],
    totalPages: end?.totalPages ?? last,
    totalResults: end?.totalResults ?? null,
    watchable: watching || (end?.watchable ?? false),
    watching,
  });
}

async function partOfWhole(
  { call }: WholeListing,
  name: string,
  page: number,
  catalogue: Catalogue,
): Promise<ListingPage> {
  const all = await wholeList(call, name, catalogue);
  const from = (page - 1) * WHOLE_PAGE;
  return cut(page, page, {
    items: all.slice(from, from + WHOLE_PAGE),
    totalPages: Math.ceil(all.length / WHOLE_PAGE),
    totalResults: all.length,
    watchable: false,
    watching: false,
  });
}

/** Returns the pages from `first` to `page` of a list. Even an empty list has a first page. */
function cut(
  first: number,
  page: number,
  list: Omit<ListingPage, 'first' | 'page' | 'past'>,
): ListingPage {
  const totalPages = Math.max(1, list.totalPages);
  return { ...list, first, page, totalPages, past: first > totalPages };
}

async function wholeList(
  call: WholeListing['call'],
  name: string,
  catalogue: Catalogue,
): Promise<CardItem[]> {
  if (call === 'seasonEpisodes') return catalogue.ask(call, { id: named(id, name) });
  if (call === 'dramaEpisodes') return catalogue.ask(call, { title: named(title, name) });
  return catalogue.ask(call, {});
}

/**
 * Returns the name as its parameter kind reads it. Throws NotFound for a name that no host can
 * have, before any call.
 */
function named(kind: ParamKind<string>, name: string): string {
  const known = kind.parse(name);
  if (known === undefined) throw new NotFound('bad name');
  return known;
}
