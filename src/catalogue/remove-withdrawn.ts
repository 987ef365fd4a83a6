/** Removes withdrawn entries from answers, after all caches. */
import type { AnswerOf, CallName, ParamsOf } from '#/contract/calls.ts';
import { isOverLimit } from '#/contract/errors.ts';
import { toResult } from '#/contract/to-result.ts';
import { keysOfCall } from '#/contract/withdrawn/keys.ts';
import { removeWithdrawn } from '#/contract/withdrawn/remove-withdrawn.ts';
import { keyOf, type Withdrawn, type WithdrawnKind } from '#/contract/withdrawn/withdrawals.ts';
import { NO_PLAYER } from '#/contract/withdrawn/without-players.ts';

type Params = ParamsOf<CallName>;
/** Returns further keys of what a call is for. Rejects only with OverLimit. */
export type RelatedKeys = (name: CallName, params: Params) => string[] | Promise<string[]>;

export function createRemover(withdrawn: () => Withdrawn, relatedKeys: RelatedKeys) {
  /** Results by answer, so that the same answer gives the same object. */
  let known = new WeakMap<object, object>();
  let of = withdrawn();

  return {
    async isWithdrawn(kind: WithdrawnKind, id: string): Promise<boolean> {
      if (withdrawn().isEmpty) return false;
      const related = kind === 'season' ? await relatedKeys('seasonEpisodes', { id }) : [];
      return withdrawn().scopeOf([keyOf(kind, id), ...related]) === 'entry';
    },
    isGone: (name: CallName, params: Params, related: readonly string[]) =>
      withdrawn().scopeOf([...keysOfCall(name, params), ...related]) === 'entry',
    /** Returns an answer without what is withdrawn. Throws Gone for a withdrawn entry. */
    withoutWithdrawn<T extends object>(
      name: CallName,
      params: Params,
      answer: T,
      related: string[],
    ): T {
      const now = withdrawn();
      if (now.isEmpty) return answer;
      if (of !== now) known = new WeakMap();
      of = now;
      // A season's series may be withdrawn without the season.
      const keeps = related.length === 0;
      const before = keeps ? known.get(answer) : undefined;
      if (before) return before as T;
      const swept = removeWithdrawn({
        name,
        params,
        answer,
        withdrawn: now,
        silence: NO_PLAYER,
        relatedKeys: related,
      });
      if (keeps) known.set(answer, swept);
      return swept;
    },
  };
}

/**
 * Returns the relatedKeys that a source without a database knows: the series of a season; none where the
 * host fails to list its seasons.
 */
export function seriesOfSeason(
  withdrawn: () => Withdrawn,
  seasons: () => Promise<AnswerOf<'seasons'>>,
): RelatedKeys {
  return async (name, params) => {
    if (name !== 'seasonEpisodes' || !withdrawn().has('series')) return [];
    const { id } = params as ParamsOf<'seasonEpisodes'>;
    const list = await toResult(seasons());
    // Without the list a season of a withdrawn series would be shown and stored.
    if (!list.ok && isOverLimit(list.error)) throw list.error;
    const series = list.ok ? list.value.find((one) => one.id === id)?.series : null;
    return series ? [keyOf('series', series.id)] : [];
  };
}
