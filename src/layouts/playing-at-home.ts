import type { SectionAnswer } from '#/answers/home.ts';
import type { Playing } from '#/stores/player.ts';
import { playingIn } from './playing.ts';

/** What home's dialog shows: a card of the first section that has the key in the address. */
export async function playingAtHome(
  url: URL,
  sections: readonly SectionAnswer[],
): Promise<Playing | null> {
  if (!url.searchParams.has('play')) return null;
  for (const { section, answer } of sections) {
    const list = await answer;
    if (!list.ok) continue;
    const items = 'items' in list.value ? list.value.items : list.value;
    const playing = playingIn(items, url, section);
    if (playing) return playing;
  }
  return null;
}
