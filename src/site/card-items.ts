/**
 * The items that cards show, and the keys by which a page tells them apart; which calls are paged, and which card shows
 * a call's items, derived from the calls.
 */
import type { Page } from '#/contract/call.ts';
import type { AnswerOf, CallName } from '#/contract/calls.ts';
import type { Clip } from '#/contract/rows/clip.ts';
import type { Drama } from '#/contract/rows/drama.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import type { EditorList, ListEntry } from '#/contract/rows/list.ts';
import type { Movie } from '#/contract/rows/movie.ts';
import type { Person } from '#/contract/rows/person.ts';
import type { PlayableMovie } from '#/contract/rows/playable.ts';
import type { Season } from '#/contract/rows/season.ts';
import type { ListedSeries } from '#/contract/rows/series.ts';
import type { Trailer } from '#/contract/rows/trailer.ts';
import type { FreeTitleIn } from './free-date.ts';

/** Types of the items that home's cards show. */
export type HomeCardItems = {
  movie: Movie;
  playable: PlayableMovie;
  trailer: Trailer;
};
export type HomeCardKind = keyof HomeCardItems;
export type HomeCardItem = HomeCardItems[HomeCardKind];

/** Type of the item that each kind of card shows. */
export type CardItems = HomeCardItems & {
  person: Person;
  series: ListedSeries;
  season: Season;
  drama: Drama;
  episode: Episode;
  clip: Clip;
  list: EditorList;
  entry: ListEntry;
  free: FreeTitleIn;
};
export type CardKind = keyof CardItems;
export type CardItem = CardItems[CardKind];

/** Returns the key that identifies an item on its page. No card is shown twice. */
export function cardKey(item: CardItem): string {
  if ('key' in item) return item.key;
  return item.id ?? ('title' in item ? (item.title ?? '') : '');
}

/** Returns whether the host says that an item plays here. */
export function plays(item: CardItem): boolean {
  if ('firstWatchable' in item) return item.firstWatchable != null;
  if ('player' in item) return item.player !== null;
  return 'watchable' in item && item.watchable === true;
}

/** Returns whether the host says that an item does not play here. */
export function isOff(item: CardItem): boolean {
  if ('firstWatchable' in item) return item.firstWatchable === null;
  return 'watchable' in item && item.watchable === false;
}

type ItemOf<Answer> =
  Answer extends Page<infer T>
    ? T
    : Answer extends readonly (infer T)[]
      ? T
      : Answer extends EditorList
        ? Answer['entries'][number]
        : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Names of the calls that take a page number and return a page. */
export type PagedCall = {
  [N in CallName]: AnswerOf<N> extends Page<unknown> ? N : never;
}[CallName];

/** Kinds of card whose items are the call's items. Any other kind does not compile. */
export type CardFor<N extends CallName> = {
  [K in CardKind]: Same<CardItems[K], ItemOf<AnswerOf<N>>> extends true ? K : never;
}[CardKind];

/** Names of the paged calls whose items home's rows can show. */
export type HomeCall = {
  [N in PagedCall]: CardFor<N> extends infer K extends HomeCardKind
    ? [K] extends [never]
      ? never
      : N
    : never;
}[PagedCall];
