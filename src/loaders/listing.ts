/** What a grid shows at an address: one page, several pages, or one part of a whole list. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Discovered, Page } from '#/contract/call.ts';
import { toResult } from '#/contract/errors.ts';
import { id, genre as slug, title } from '#/contract/params.ts';
import type { Choices, Genre } from '#/contract/rows/choices.ts';
import type { ListEntry } from '#/contract/rows/list.ts';
import type { Movie } from '#/contract/rows/movie.ts';
import { countPlaying } from '#/contract/rows/playable.ts';
import { fewCards, pagesParam, WHOLE_PAGE } from '#/lib/page-param.ts';
import { type CardItem, cardKey, isOff, plays } from '#/site/card-items.ts';
import { type PagedListing, WATCHED, type WholeListing } from '#/site/grid.ts';
import type { GridMatch } from '#/site/grid-match.ts';
import { type ListQuery, listQueryOf, named } from './list-query.ts';

/** Years that a page leads to at most. */
const MOST = 12;

/**
 * Returns the years from those of the first films of the list to those of the last; none where the host can
 * not be asked for one. Rejects as the catalogue does.
 */
export async function upcomingYears(
  catalogue: Catalogue,
  now: Date = new Date(),
): Promise<number[]> {
  const first = await catalogue.ask('upcoming', { page: 1 });
  if (!first.years) return [];
  const last = await toResult(catalogue.ask('upcoming', { page: first.totalPages }));
  const films = [...first.items, ...(last.ok ? last.value.items : [])];
  const years = films.map(yearOf).filter((year) => year >= now.getUTCFullYear());
  const least = Math.min(...years);
  const count = years.length === 0 ? 0 : Math.min(Math.max(...years) - least + 1, MOST);
  return Array.from({ length: count }, (_, at) => least + at);
}

/** The year in which a film comes out or becomes free; 0 where neither is known. */
const yearOf = ({ freeFrom, date }: Movie) => freeFrom ?? Number(date?.slice(0, 4) ?? 0);

/** Cards of a grid. `first` and `page` are the numbers of its first and its last page. */
export type ListingPage = Page<CardItem> & {
  first: number;
  /** Whether the list ends before `first`. */
  past: boolean;
  /** Whether it shows only what plays. */
  watching: boolean;
  /** The filters and the order of the list. */
  listQuery: ListQuery;
  /** Of a genre: what the host says of its list. */
  genre: Genre | null;
  /** Of all films: by what they can be narrowed. `more`: see PageOfDiscover. */
  narrowed: Narrowed | null;
  /** Of upcoming films: the years that can be shown alone. */
  ofYears: readonly number[];
};
export type Narrowed = {
  choices: Choices;
  watchable: boolean;
  /** How many of all films play; null where the host does not say it. */
  playing: number | null;
  more: boolean;
  /** The name of the keyword that they are narrowed by, where the host says it. */
  keyword: string | null;
};

/**
 * Returns the cards that an address shows. Rejects as the catalogue does, and with NotFound for a
 * name that no host can have.
 */
export async function listingPage(
  match: GridMatch,
  query: URLSearchParams,
  catalogue: Catalogue,
): Promise<ListingPage> {
  const { first, last } = pagesParam(query);
  const { listing, name } = match;
  if (listing.kind === 'whole')
    return partOfWhole(listing, name, { page: first, watch: query.get('watch') }, catalogue);
  return pagesUpTo(
    listing,
    first,
    last,
    await listQueryOf(listing, name, query, catalogue),
    catalogue,
  );
}

async function pagesUpTo(
  { call, asks }: PagedListing,
  first: number,
  last: number,
  listQuery: ListQuery,
  catalogue: Catalogue,
): Promise<ListingPage> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const pages = fewCards(
    await Promise.all(numbers.map((page) => askPage(call, { ...listQuery, page }, catalogue))),
  );
  const seen = new Map(pages.flatMap((page) => page.items).map((item) => [cardKey(item), item]));
  const end = pages.at(-1);
  const watching = listQuery.watch === '1';
  const narrowed =
    end && 'more' in end
      ? await narrowedBy(end, () => askPage(call, { ...asks, page: 1 }, catalogue))
      : null;
  return cut(first, first + pages.length - 1, {
    items: [...seen.values()],
    totalPages: end?.totalPages ?? last,
    totalResults: end?.totalResults ?? null,
    watchable: watching || (end !== undefined && hasBoth(end)),
    watching,
    playing: end?.playing ?? null,
    listQuery,
    genre: end && 'genre' in end ? end : null,
    narrowed,
    ofYears: call === 'upcoming' ? await upcomingYears(catalogue) : [],
  });
}

/** Returns whether the host can keep a list to what plays, and does not say that all of it plays. */
const hasBoth = ({ watchable, playing, totalResults }: SomePage) =>
  watchable && (playing === null || playing !== totalResults);

/** Returns by what a whole list can be narrowed, which an answer about a part of them does not say. */
async function narrowedBy(
  { choices: own, watchable, playing, more, keyword = null }: Discovered<CardItem>,
  askAll: () => Promise<SomePage>,
): Promise<Narrowed | null> {
  if (own) return { choices: own, watchable, playing, more, keyword };
  const all = await askAll();
  const choices = 'choices' in all ? all.choices : null;
  return choices && { choices, watchable: all.watchable, playing: all.playing, more, keyword };
}

type SomePage = Page<CardItem> | (Page<CardItem> & Genre) | Discovered<CardItem>;

function askPage(
  call: PagedListing['call'],
  params: ListQuery & { page: number },
  catalogue: Catalogue,
): Promise<SomePage> {
  // The table of listings pairs each call with what it takes.
  return catalogue.ask(call, params as never) as Promise<SomePage>;
}

async function partOfWhole(
  { call }: WholeListing,
  name: string,
  { page, watch }: { page: number; watch: string | null },
  catalogue: Catalogue,
): Promise<ListingPage> {
  const given = await wholeList(call, name, catalogue);
  const all = WATCHED.includes(call) ? given.toSorted((a, b) => +isOff(a) - +isOff(b)) : given;
  const playing = all.filter(plays);
  const watchable = WATCHED.includes(call) && playing.length > 0 && all.some(isOff);
  const watching = watchable && watch === '1';
  const items = watching ? playing : all;
  const from = (page - 1) * WHOLE_PAGE;
  return cut(page, page, {
    items: items.slice(from, from + WHOLE_PAGE),
    totalPages: Math.ceil(items.length / WHOLE_PAGE),
    watchable,
    watching,
    ...countsOf(all),
    listQuery: watching ? { watch: '1' } : {},
    genre: null,
    narrowed: null,
    ofYears: [],
  });
}

/**
 * Returns how many items there are, and how many play; null if the host does not say it of all. A season or
 * a drama plays if one of its episodes does. People in a list do not count.
 */
function countsOf(items: readonly CardItem[]): Pick<ListingPage, 'totalResults' | 'playing'> {
  if (items.some((item) => 'why' in item)) {
    const { playing, total } = countPlaying(items as readonly ListEntry[]);
    return { totalResults: total, playing };
  }
  const known = items.flatMap((item) => ('firstWatchable' in item ? item.firstWatchable : []));
  const saysWhatPlays = items.every((item) => 'firstWatchable' in item);
  const playing = saysWhatPlays ? known.filter((first) => first !== null).length : null;
  return { totalResults: items.length, playing };
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
  if (call === 'list') return (await catalogue.ask(call, { name: named(slug, name) })).entries;
  return catalogue.ask(call, {});
}
