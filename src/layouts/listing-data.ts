/** What a grid shows at an address: one page, the pages up to another, or a part of a whole list. */
import type { CardItem } from '#/cards/card-list.tsx';
import { cardKey } from '#/cards/card-list.tsx';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Page } from '#/contract/call.ts';
import { NotFound } from '#/contract/errors.ts';
import { id, type ParamKind, title } from '#/contract/params.ts';
import { MOST_PAGES, pageParam } from '#/lib/page-param.ts';
import { settle } from '#/lib/settle.ts';
import { type Found, headingOf } from '#/listings/listings.ts';
import { messages as m } from '#/messages/messages.ts';

/** So many cards of a list that comes whole are rendered; the rest is linked to. */
export const WHOLE_PAGE = 60;

export type ListingPage = Page<CardItem> & { first: number };

/** Rejects as the catalogue does. */
export function listingPage(
  found: Found,
  query: URLSearchParams,
  catalogue: Catalogue,
): Promise<ListingPage> {
  const page = pageParam(query);
  if (found.listing.kind === 'whole') return partOfWhole(found, page, catalogue);
  const through = Math.min(Math.max(pageParam(query, 'through'), page), page + MOST_PAGES - 1);
  return pagesUpTo(found, page, through, catalogue);
}

/** The page's title: its heading, with the season's own title where the address has only its id. */
export async function listingTitle(found: Found, catalogue: Catalogue): Promise<string> {
  if (found.listing.call !== 'seasonEpisodes') return headingOf(found);
  const seasons = await settle(catalogue.ask('seasons', {}));
  const season = seasons.ok ? seasons.value.find(({ id }) => id === found.name) : undefined;
  return season?.title ? m.episodesOf(season.title) : headingOf(found);
}

async function pagesUpTo(
  { listing }: Found,
  first: number,
  last: number,
  catalogue: Catalogue,
): Promise<ListingPage> {
  if (listing.kind !== 'paged') throw new TypeError('not a paged list');
  const { call } = listing;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pages = await Promise.all(
    numbers.map((page) => catalogue.ask(call, { page }) as Promise<Page<CardItem>>),
  );
  const seen = new Map(pages.flatMap((page) => page.items).map((item) => [cardKey(item), item]));
  const end = pages.at(-1);
  return {
    items: [...seen.values()],
    first,
    page: last,
    totalPages: end?.totalPages ?? last,
    totalResults: end?.totalResults ?? null,
  };
}

async function partOfWhole(
  { listing, name }: Found,
  page: number,
  catalogue: Catalogue,
): Promise<ListingPage> {
  const all = await wholeList(listing.call, name, catalogue);
  const from = (page - 1) * WHOLE_PAGE;
  return {
    items: all.slice(from, from + WHOLE_PAGE),
    first: page,
    page,
    totalPages: Math.max(1, Math.ceil(all.length / WHOLE_PAGE)),
    totalResults: all.length,
  };
}

async function wholeList(
  call: Found['listing']['call'],
  name: string,
  catalogue: Catalogue,
): Promise<CardItem[]> {
  if (call === 'seasonEpisodes') return catalogue.ask(call, { id: named(id, name) });
  if (call === 'dramaEpisodes') return catalogue.ask(call, { title: named(title, name) });
  if (call === 'seasons' || call === 'dramas') return catalogue.ask(call, {});
  throw new TypeError('not a whole list');
}

/** What the address names. A name that no host can have is not asked for: it is not found. */
function named(kind: ParamKind<string>, name: string): string {
  const known = kind.parse(name);
  if (known === undefined) throw new NotFound('bad name');
  return known;
}
