import type { Episode } from '#/contract/rows/episode.ts';
import type { Messages } from '#/site/messages/messages.ts';

/** Returns the line under an episode's title: its number, and that it does not play. */
export function episodeNote(
  { number, player }: Episode,
  m: Pick<Messages, 'episodeNumber' | 'notWatchable'>,
): string {
  return [number !== null && m.episodeNumber(number), !player && m.notWatchable]
    .filter(Boolean)
    .join(' · ');
}
