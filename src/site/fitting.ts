/**
 * Types that say which calls are paged and which card shows a call's items, derived from the calls.
 */

import type { Page } from '#/contract/call.ts';
import type { AnswerOf, CallName } from '#/contract/calls.ts';
import type { EditorList } from '#/contract/rows/list.ts';
import type { CardItems, CardKind, HomeCardKind } from './card-items.ts';

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
  [N in PagedCall]: [CardFor<N>] extends [HomeCardKind] ? N : never;
}[PagedCall];
