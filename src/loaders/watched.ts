/** The episode in an address, among those of its season or drama. */

import type { Catalogue } from '#/catalogue/catalogue.ts';
import { isNotFound, toResult } from '#/contract/errors.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import { EPISODES, WHOLE_PAGE } from '#/lib/page-param.ts';
import { namedIn } from './names-in.ts';
import { failed } from './page-answer.ts';

export type Watched = {
  /**
   * Episodes of the season or drama in order, around the one in the address if there are many; empty
   * if the address names none or the call failed.
   */
  episodes: Episode[];
  episode: Episode | null;
  /** The first of all that plays. */
  first: Episode | null;
  /** The pages of all episodes that have those before and those after; null where there are none. */
  beyond: { earlier: number | null; later: number | null };
  /** Whether the season or drama does not exist. */
  gone: boolean;
  /**
   * 404 also if the episode does not exist, 410 if it or the season or drama is withdrawn, 502 if the
   * call for the episodes failed.
   */
  status: 200 | 404 | 410 | 502;
};

/**
 * Returns the episode with this id and those around it. `call` resolves to the episodes of the season
 * or drama; it is null if the address names neither. `catalogue` says whether a missing one is withdrawn. Names are in the page's language only, because
 * the page also holds the episodes as props.
 */
export async function watched(
  call: Promise<Episode[]> | null,
  episodeId: string | null,
  language: Language = ENGLISH,
  catalogue?: Pick<Catalogue, 'isWithdrawn'>,
): Promise<Watched> {
  const answer = call && (await toResult(call));
  if (answer && !answer.ok) {
    const gone = isNotFound(answer.error);
    return { ...NONE, gone, status: failed(answer.error) };
  }
  const all = answer?.value ?? [];
  const at = all.findIndex(({ id }) => id === episodeId);
  const from = Math.max(0, Math.min(at - EPISODES / 2, all.length - EPISODES));
  const to = from + EPISODES;
  const episodes = all.slice(from, to).map((one) => namedIn(one, language));
  const shown = {
    episodes,
    episode: episodes[at - from] ?? null,
    first: all.find(({ player }) => player) ?? null,
    beyond: {
      earlier: from > 0 ? pageOf(from - 1) : null,
      later: to < all.length ? pageOf(to) : null,
    },
    gone: false,
  };
  if (episodeId === null || at >= 0) return { ...shown, status: 200 };
  const isGone = (await catalogue?.isWithdrawn('episode', episodeId)) ?? false;
  return { ...shown, status: isGone ? 410 : 404 };
}

const NONE = {
  episodes: [],
  episode: null,
  first: null,
  beyond: { earlier: null, later: null },
};

/** Returns the number of the page that has an episode. */
const pageOf = (index: number) => Math.floor(index / WHOLE_PAGE) + 1;
