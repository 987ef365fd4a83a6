/** Rows of grids: a call, the card that shows its items, and what follows from both. */

import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { LIST } from '#/contract/lifetimes.ts';
import { type ParamKind, type Sort, watch } from '#/contract/params.ts';
import type { CardFor, CardKind, PagedCall } from './card-items.ts';
import type { CountedTextKey, NamedTextKey, TextKey } from './messages/messages.ts';
import type { Missing } from './missing.ts';
import { key, ofKind, page as pageNumber } from './query-params.ts';
import { type Example, type More, page, type Row } from './row.ts';
import type { SoonKind } from './soon.ts';

/** Calls that return a whole list at once. All but the first two take the name in the address. */
export type WholeCall = Extract<
  CallName,
  'seasons' | 'dramas' | 'seasonEpisodes' | 'dramaEpisodes' | 'list'
>;

/** Whole lists that the site itself can keep to what plays, and shows with that first. */
export const WATCHED: readonly CallName[] = ['seasons', 'dramas', 'list'];

type Grid = {
  /** Pattern of its row. A part in brackets stands for the name of the list. */
  path: string;
  card: CardKind;
  /** Key of a text, or of a text that takes the name of the list. */
  heading: TextKey | NamedTextKey;
  /**
   * The heading where the host says the name of the list, which its address does not have. `alone`: the name
   * is the heading.
   */
  named?: NamedTextKey | 'alone';
  /** What is chosen already where its page leads to that of filters; none: it does not lead there. */
  filters?: { language?: string; sort?: Exclude<Sort, 'popularity'> };
  /** The set of grids that stand as chips under the heading. */
  siblings?: SiblingSet;
  failed: TextKey;
  /** Title of the dialog, if it differs from the title of the card. */
  dialogTitle?: TextKey;
  /** What is said if the host knows no list of this name. */
  missing?: Missing;
};

/** Sets of grids that lead to each other. */
export type SiblingSet = 'charts' | 'regional' | 'series';

export type PagedListing = Grid & {
  kind: 'paged';
  call: PagedCall;
  /** What is said of the cards that Load More added. */
  added: CountedTextKey;
  /** Whether the label of Load More has the total, if the host gives one. */
  totalInLabel?: boolean;
  /** Whether its call can keep only what plays. */
  watch: boolean;
  /** Parameters of its call that its address stands for. */
  asks?: Partial<ParamsOf<CallName>>;
  /** The heading of the placeholder that stands there where the host has no such list. */
  soon?: SoonKind;
};

export type WholeListing = Grid & {
  kind: 'whole';
  call: WholeCall;
  /** The player page that episodes link to, and its query parameter for the name of the list. */
  player?: { path: string; param: string };
};

export type Listing = PagedListing | WholeListing;

/** A list, by what names its parameters. */
export type Listed = Pick<Listing, 'call' | 'path'> & { asks?: object };

/** Cards that open the player on the page. */
const PLAYING: readonly CardKind[] = ['playable', 'clip'];

type PagedMore = Partial<
  Pick<
    PagedListing,
    'added' | 'siblings' | 'dialogTitle' | 'filters' | 'totalInLabel' | 'missing' | 'asks' | 'soon'
  >
>;

/** Returns the row of a grid that comes page by page. */
export function grid<P extends string, N extends PagedCall>(
  pattern: P,
  heading: PagedListing['heading'],
  call: N,
  card: CardFor<N>,
  {
    added = 'moviesAdded',
    siblings,
    dialogTitle,
    filters,
    totalInLabel,
    missing,
    asks,
    soon,
    ...more
  }: PagedMore & More & Example<P>,
): Row {
  const own = { added, siblings, dialogTitle, filters, totalInLabel, missing, asks, soon };
  const takesWatch = 'watch' in calls[call].params;
  const usual = { kind: 'paged', path: pattern, failed: 'listFailed' } as const;
  const plays = PLAYING.includes(card);
  return page(pattern, LIST, {
    params: {
      ...Object.fromEntries(
        partParams({ call, path: pattern, asks }).map(([name, kind]) => [name, ofKind(kind)]),
      ),
      page: pageNumber,
      through: pageNumber,
      ...(plays && { play: key }),
    },
    grid: { ...usual, heading, call, card, watch: takesWatch, ...own },
    ...more,
  } as More & Example<P>);
}

/**
 * Returns the parameters by which an address asks for a part of a list, in their one order: those of the call, except
 * the page and what the path stands for.
 */
export function partParams({ call, path, asks = {} }: Listed): [string, ParamKind<unknown>][] {
  const known: Record<string, ParamKind<unknown>> = calls[call].params;
  const all = Object.entries(WATCHED.includes(call) ? { ...known, watch } : known);
  return all.filter(([name]) => name !== 'page' && !(name in asks) && !path.endsWith(`[${name}]`));
}

type WholeMore = Partial<Pick<WholeListing, 'failed' | 'named' | 'player' | 'missing'>>;

/** Returns the row of a grid whose list the host gives whole. */
export function whole<P extends string, N extends WholeCall>(
  pattern: P,
  heading: WholeListing['heading'],
  call: N,
  card: CardFor<N>,
  { failed = 'listFailed', named, player, missing, ...more }: WholeMore & More & Example<P>,
): Row {
  const own = { failed, named, player, missing };
  return page(pattern, LIST, {
    params: { ...(WATCHED.includes(call) && { watch: ofKind(watch) }), page: pageNumber },
    grid: { kind: 'whole', path: pattern, heading, call, card, ...own },
    ...more,
  } as More & Example<P>);
}
