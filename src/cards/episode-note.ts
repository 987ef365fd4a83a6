import type { Episode } from '#/contract/episode.ts';
import type { IslandTexts } from '#/messages/messages.ts';

/** Returns the line under an episode's title: its number, and that it does not play. */
export function episodeNote({ number, player }: Episode, m: IslandTexts): string {
  return [number !== null && m.episodeNumber(number), !player && m.notWatchable]
    .filter(Boolean)
    .join(' · ');
}
