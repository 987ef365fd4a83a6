/** Which calls page, and which card shows what a call answers: read from the calls' own types. */
import type { CardItems, CardKind } from '#/cards/card-list.tsx';
import type { Page } from '#/contract/call.ts';
import type { AnswerOf, CallName } from '#/contract/calls.ts';

type ItemOf<Answer> =
  Answer extends Page<infer T> ? T : Answer extends readonly (infer T)[] ? T : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Calls that take a page and answer one. */
export type PagedCall = {
  [N in CallName]: AnswerOf<N> extends Page<unknown> ? N : never;
}[CallName];

/** Cards whose items are the call's items: any other does not compile. */
export type CardFor<N extends CallName> = {
  [K in CardKind]: Same<CardItems[K], ItemOf<AnswerOf<N>>> extends true ? K : never;
}[CardKind];
