/** The pages of the fixed lists, and what stands in them. */
import type { CardItem } from '#/cards/card-items.ts';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Page } from '#/contract/call.ts';
import type { ListedPage } from '#/host/queries/pages.ts';
import { MOST_PAGES } from '#/lib/page-param.ts';
import { settle } from '#/lib/settle.ts';
import { type Listing, listings, type PagedListing } from '#/listings/listings.ts';
import { paths, withParams } from '#/paths.ts';

/** Lists whose address has no part that varies. */
export const fixedLists: readonly Listing[] = listings.filter(({ path }) => !path.endsWith(']'));
export const pagedLists: readonly PagedListing[] = fixedLists.filter((one) => one.kind === 'paged');

export function askPage(
  { call }: PagedListing,
  page: number,
  catalogue: Catalogue,
  watch: '1' | null = null,
): Promise<Page<CardItem>> {
  return catalogue.ask(call, { page, ...(watch && { watch }) }) as Promise<Page<CardItem>>;
}

const bare = (path: string): ListedPage => ({ path });

/** Returns the pages that stand at fixed addresses: the splash, home, the feed and all lists. */
export async function fixedPages(catalogue: Catalogue): Promise<ListedPage[]> {
  const first = [paths.splash, paths.home, paths.feed];
  const whole = fixedLists.filter(({ kind }) => kind === 'whole').map(({ path }) => path);
  const paged = await Promise.all(pagedLists.map((listing) => pagesOf(listing, catalogue)));
  return [...first, ...whole, ...paged.flat()].map(bare);
}

/**
 * Returns the addresses of a list up to its 25th page, and of the same list with only what plays.
 * Of a list that can not be had now, returns its first page.
 */
async function pagesOf(listing: PagedListing, catalogue: Catalogue): Promise<string[]> {
  const all = await settle(askPage(listing, 1, catalogue));
  if (!all.ok) return [listing.path];
  const own = numbered(listing.path, all.value.totalPages);
  if (!listing.watch || !all.value.watchable) return own;
  const playing = await settle(askPage(listing, 1, catalogue, '1'));
  const watched = withParams(listing.path, { watch: 1 });
  return [...own, ...numbered(watched, playing.ok ? playing.value.totalPages : 1)];
}

function numbered(path: string, last: number): string[] {
  const count = Math.max(1, Math.min(last, MOST_PAGES));
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? path : withParams(path, { page: i + 1 }),
  );
}
