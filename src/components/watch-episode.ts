import type { Messages } from '#/site/messages/messages.ts';

/** Returns the label of a link that plays an episode: with its number, if it has one. */
export function watchEpisode(
  { number, title = null }: { number: number | null; title?: string | null },
  m: Messages,
): string {
  return number === null ? m.play(title ?? m.episode) : m.watchEpisode(number);
}
