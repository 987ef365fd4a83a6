import type { SectionAnswer } from '#/answers/home.ts';
import type { Locale } from '#/locale.ts';
import type { Playing } from '#/stores/player.ts';
import { playingIn } from './playing.ts';

/**
 * Returns what home's dialog plays: the card with the key in the address, from the first section
 * that has it. Resolves to null if the address has no key, or no section has the key.
 */
export async function playingAtHome(
  play: string | null,
  sections: readonly SectionAnswer[],
  locale: Locale,
): Promise<Playing | null> {
  if (play === null) return null;
  for (const { section, answer } of sections) {
    const list = await answer;
    if (!list.ok) continue;
    const items = 'items' in list.value ? list.value.items : list.value;
    const playing = playingIn(items, play, section, locale);
    if (playing) return playing;
  }
  return null;
}
