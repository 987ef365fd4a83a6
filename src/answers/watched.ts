/** The episode in an address, among those of its season or drama. */

import { namedIn } from '#/answers/names-in.ts';
import { failed } from '#/answers/page-answer.ts';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Episode } from '#/contract/episode.ts';
import { isNotFound } from '#/contract/errors.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { settle } from '#/contract/settle.ts';

export type Watched = {
  /**
   * Episodes of the season or drama in order; empty if the address names none or the call failed.
   */
  episodes: Episode[];
  episode: Episode | null;
  /** Whether the season or drama does not exist. */
  gone: boolean;
  /**
   * 404 also if the episode does not exist, 410 if it or the season or drama is withdrawn, 502 if the
   * call for the episodes failed.
   */
  status: 200 | 404 | 410 | 502;
};

/**
 * Returns the episode with this id and all episodes. `asked` resolves to the episodes of the season
 * or drama; it is null if the address names neither. `catalogue` says whether a missing one is withdrawn. Names are in the page's language only, because
 * the page also holds the episodes as props.
 */
export async function watched(
  asked: Promise<Episode[]> | null,
  episodeId: string | null,
  language: Language = ENGLISH,
  catalogue?: Pick<Catalogue, 'isWithdrawn'>,
): Promise<Watched> {
  const answer = asked && (await settle(asked));
  if (answer && !answer.ok) {
    const gone = isNotFound(answer.error);
    return { episodes: [], episode: null, gone, status: failed(answer.error) };
  }
  const episodes = (answer?.value ?? []).map((one) => namedIn(one, language));
  const episode = episodes.find(({ id }) => id === episodeId) ?? null;
  if (episodeId === null || episode) return { episodes, episode, gone: false, status: 200 };
  const isGone = (await catalogue?.isWithdrawn('episode', episodeId)) ?? false;
  return { episodes, episode, gone: false, status: isGone ? 410 : 404 };
}
