/** The episode that an address names, among those of its season or drama. */
import type { Episode } from '#/contract/episode.ts';
import { isNotFound } from '#/contract/errors.ts';
import { settle } from '#/lib/settle.ts';

export type Watched = {
  /** Of the season or drama, in order; none where the address names neither or the host failed. */
  episodes: Episode[];
  episode: Episode | null;
  /** The host did not answer with the episodes. */
  failed: boolean;
  status: 200 | 404 | 502;
};

/** `asked`: the episodes of the season or drama; null where the address names neither. */
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
