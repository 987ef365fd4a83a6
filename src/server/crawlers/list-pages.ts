/** The pages of the fixed lists, and what stands in them. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Page } from '#/contract/call.ts';
import { isNotFound, isOverLimit, type Result, toResult } from '#/contract/errors.ts';
import type { ListedPage } from '#/host/queries/pages.ts';
import { WHOLE_PAGE } from '#/lib/page-param.ts';
import type { CardItem } from '#/site/card-items.ts';
import type { Listing, PagedListing, WholeListing } from '#/site/grid.ts';
import { pages } from '#/site/pages.ts';
import { paths, withParams } from '#/site/paths.ts';

/** Pages that the site map lists. */
type Listed = readonly ListedPage[];

/** A sequence of pages. Any part can be read without the others. */
export type Pages = {
  count(): number;
  /** Returns up to `limit` pages, without the first `skipped` ones. */
  from(skipped: number, limit: number): Listed | Promise<Listed>;
};

/** Returns pages that are all in memory. */
export function pagesIn(all: readonly ListedPage[]): Pages {
  return { count: () => all.length, from: (skipped, limit) => all.slice(skipped, skipped + limit) };
}

/** Returns the pages of a list up to number `last`, at least the first. `path` makes their addresses. */
function numbered(path: (n: number) => string, last: number): Pages {
  const count = Math.max(1, last);
  return {
    count: () => count,
    from: (skipped, limit) =>
      Array.from({ length: Math.max(0, Math.min(limit, count - skipped)) }, (_, at) => ({
        path: path(skipped + at + 1),
      })),
  };
}

/** Returns pages followed by others. */
export function chained(first: Pages, then: Pages): Pages {
  return {
    count: () => first.count() + then.count(),
    async from(skipped, limit) {
      const found = await first.from(skipped, limit);
      const left = limit - found.length;
      if (left === 0) return found;
      return [...found, ...(await then.from(Math.max(0, skipped - first.count()), left))];
    },
  };
}

/** Pages that search engines may list, and whose address does not vary. */
const fixed = pages.filter(({ indexable, example, pattern }) => indexable && example === pattern);
export const fixedLists: readonly Listing[] = fixed.flatMap(({ grid }) => grid ?? []);
export const pagedLists: readonly PagedListing[] = fixedLists.filter((one) => one.kind === 'paged');

export function askPage(
  { call, asks }: PagedListing,
  page: number,
  catalogue: Catalogue,
  watch: '1' | null = null,
): Promise<Page<CardItem>> {
  // The table of listings pairs each call with what it takes.
  const params = { ...asks, page, ...(watch && { watch }) } as never;
  return catalogue.ask(call, params) as Promise<Page<CardItem>>;
}

/**
 * Returns the pages that stand at fixed addresses: the splash, home, the feed and all lists, each list up to its page
 * number `most`; those of lists by editors, and those of what becomes free. Rejects with OverLimit if there is no
 * place for a call.
 */
export async function fixedPages(catalogue: Catalogue, most: number): Promise<Pages> {
  const single = pagesIn(
    fixed
      .filter(({ grid, menu }) => !grid && menu?.needs !== 'free')
      .map(({ pattern }) => ({ path: pattern })),
  );
  const lists = fixedLists.map((listing) =>
    listing.kind === 'whole'
      ? pagesOfWhole(listing, catalogue, most)
      : pagesOf(listing, catalogue, most),
  );
  const all = [...lists, editorsLists(catalogue, most), freePages(catalogue)];
  return (await Promise.all(all)).flat().reduce(chained, single);
}

async function pagesOfWhole({ call, path }: WholeListing, catalogue: Catalogue, most: number) {
  const all = await sent(catalogue.ask(call, {} as never) as Promise<readonly unknown[]>);
  const last = all.ok ? Math.ceil(all.value.length / WHOLE_PAGE) : 1;
  return [numbered((n) => numberedPath(path, n), Math.min(last, most))];
}

const numberedPath = (path: string, n: number) => withParams(path, { page: n === 1 ? null : n });

/** Returns the pages of the lists by editors that stand on their list's first pages. */
async function editorsLists(catalogue: Catalogue, most: number): Promise<Pages[]> {
  const found: ListedPage[] = [];
  let last = most;
  for (let page = 1; page <= last; page += 1) {
    const lists = await sent(catalogue.ask('lists', { page }));
    if (!lists.ok) break;
    last = Math.min(last, lists.value.totalPages);
    for (const { id, changed } of lists.value.items)
      found.push({ path: paths.list(id), ...(changed && { changed }) });
  }
  return [pagesIn(found)];
}

/** Returns the page of what becomes free, and that of each year, where the host says it. */
async function freePages(catalogue: Catalogue): Promise<Pages[]> {
  const titles = await sent(catalogue.ask('free', {}));
  if (!titles.ok) return [];
  const years = new Set(titles.value.flatMap(({ dates }) => dates.map(({ year }) => year)));
  const ofYears = [...years].sort().map((year) => ({ path: paths.freeYear(String(year)) }));
  return [pagesIn([{ path: paths.free }, ...ofYears])];
}

/** Settles a call. What our own limit refuses tells nothing of a list, and rejects. */
async function sent<T>(call: Promise<T>): Promise<Result<T>> {
  const settled = await toResult(call);
  if (!settled.ok && isOverLimit(settled.error)) throw settled.error;
  return settled;
}

/** Returns whether a host has none of a list that it need not have. */
export function isMissing({ missing, soon }: PagedListing, error: unknown): boolean {
  return (missing ?? soon) !== undefined && isNotFound(error);
}

/**
 * Returns the pages of a list, and of the same list with only what plays. Of a list that can not be
 * had now, returns its first page; of one that the host does not have, none.
 */
async function pagesOf(listing: PagedListing, catalogue: Catalogue, most: number) {
  const { path, watch } = listing;
  const upTo = (to: string, last: number) =>
    numbered((n) => numberedPath(to, n), Math.min(last, most));
  const all = await sent(askPage(listing, 1, catalogue));
  if (!all.ok) return isMissing(listing, all.error) ? [] : [upTo(path, 1)];
  const own = upTo(path, all.value.totalPages);
  // A part of all films is never canonical.
  if (!watch || listing.call === 'discover' || !all.value.watchable) return [own];
  const playing = await sent(askPage(listing, 1, catalogue, '1'));
  const last = playing.ok ? playing.value.totalPages : 1;
  return [own, upTo(withParams(path, { watch: 1 }), last)];
}
