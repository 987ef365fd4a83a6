/** What the dialog offers at a film's end: the next card of the list that plays in our own player. */
import type { IslandTexts } from '#/messages/messages.ts';
import type { Playing } from '#/stores/player.ts';
import { openLink, titleIn } from './play-click.ts';
import { linkOf, replaceOpen } from './play-history.ts';

/** Returns the next film of the pressed card's list, and how to play it; null if there is none. */
export function nextOf(
  { key }: Playing,
  m: IslandTexts,
): { label: string; onPress(): void } | null {
  const card = linkOf(key)?.closest('li');
  for (let next = card?.nextElementSibling; next; next = next.nextElementSibling) {
    const link = next.querySelector<HTMLAnchorElement>(
      'a:is([data-kind=clip], [data-kind=archive])',
    );
    if (!link) continue;
    const onPress = () => {
      replaceOpen(link.href);
      openLink(link);
    };
    return { label: m.play(titleIn(link)), onPress };
  }
  return null;
}
