/** Under what else the subject of a call may be withdrawn, where no database says it. */
import type { AnswerOf, CallName, ParamsOf } from '#/contract/calls.ts';
import { isOverLimit, toResult } from '#/contract/errors.ts';
import { keyOf, type Withdrawn } from '#/contract/withdrawn/withdrawals.ts';

/** Returns further keys of what a call is for. Rejects only with OverLimit. */
export type RelatedKeys = (
  name: CallName,
  params: ParamsOf<CallName>,
) => string[] | Promise<string[]>;

/** Returns the key of a season's series; none where the host fails to list its seasons. */
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
