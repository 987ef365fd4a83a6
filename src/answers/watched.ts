/** The episode in an address, among those of its season or drama. */
import type { Episode } from '#/contract/episode.ts';
import { isNotFound } from '#/contract/errors.ts';
import { settle } from '#/lib/settle.ts';

export type Watched = {
  /**
   * Episodes of the season or drama in order; empty if the address names none or the call failed.
   */
  episodes: Episode[];
  episode: Episode | null;
  /** Whether the call for the episodes failed. */
  failed: boolean;
  status: 200 | 404 | 502;
};

/**
 * Returns the episode with this id and all episodes. `asked` resolves to the episodes of the season
 * or drama; it is null if the address names neither. The status is 404 if the season, drama or
 * episode does not exist, 502 if the call failed otherwise.
 */
export async function watched(
  asked: Promise<Episode[]> | null,
  episodeId: string | null,
): Promise<Watched> {
  const answer = asked && (await settle(asked));
  if (answer && !answer.ok) {
    const status = isNotFound(answer.error) ? 404 : 502;
    return { episodes: [], episode: null, failed: true, status };
  }
  const episodes = answer?.value ?? [];
  const episode = episodes.find(({ id }) => id === episodeId) ?? null;
  const status = episodeId !== null && !episode ? 404 : 200;
  return { episodes, episode, failed: false, status };
}
