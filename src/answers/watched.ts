/** The episode in an address, among those of its season or drama. */

import { namedIn } from '#/answers/names-in.ts';
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
  /** 404 also if the episode does not exist, 502 if the call for the episodes failed. */
  status: 200 | 404 | 502;
};

/**
 * Returns the episode with this id and all episodes. `asked` resolves to the episodes of the season
 * or drama; it is null if the address names neither. Names are in the page's language only, because
 * the page also holds the episodes as props.
 */
export async function watched(
  asked: Promise<Episode[]> | null,
  episodeId: string | null,
  language: Language = ENGLISH,
): Promise<Watched> {
  const answer = asked && (await settle(asked));
  if (answer && !answer.ok) {
    const gone = isNotFound(answer.error);
    return { episodes: [], episode: null, gone, status: gone ? 404 : 502 };
  }
  const episodes = (answer?.value ?? []).map((one) => namedIn(one, language));
  const episode = episodes.find(({ id }) => id === episodeId) ?? null;
  const status = episodeId !== null && !episode ? 404 : 200;
  return { episodes, episode, gone: false, status };
}
