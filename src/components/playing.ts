/** What the dialog shows if the address opens it: `?play=<key>`. */

import type { Captions } from '#/contract/captions.ts';
import type { Facts } from '#/contract/rows/facts.ts';
import type { Picture, Player } from '#/contract/trust.ts';
import { named } from '#/lib/named.ts';
import { pictureSrc } from '#/lib/pictures.ts';
import type { PlayerVariant } from '#/lib/player.ts';
import { sheetFor } from '#/lib/sheets.ts';
import type { SectionAnswer } from '#/loaders/home.ts';
import { type CardItem, type CardKind, cardKey } from '#/site/card-items.ts';
import type { Locale } from '#/site/locale.ts';
import type { TextKey } from '#/site/messages/messages.ts';
import type { Playing } from '#/stores/player.ts';

/** Keys of dialog titles for cards without a title. */
const FALLBACKS: { [K in CardKind]?: TextKey } = {
  trailer: 'trailerFallback',
  playable: 'movieTitleFallback',
};

type Shown = {
  title: string;
  player: Player | null;
  captions?: Captions;
  missing: string;
  hint?: string | null;
  variant?: PlayerVariant;
  film?: string | null;
  /** What the frame shows until the player is there. */
  picture: Picture;
  /** What the history shows in place of it. */
  poster?: Picture | null;
  second?: string | null;
};

/**
 * Returns what the dialog of an address plays. `key` is its `play` parameter, which `find` looks up.
 * Returns null if the address opens no dialog.
 */
export function playingOf(
  key: string | null,
  find: (key: string) => Shown | null | undefined,
): Playing | null {
  const shown = key === null ? null : find(key);
  if (key === null || !shown) return null;
  return {
    key,
    title: shown.title,
    second: shown.second ?? null,
    player: shown.player,
    files: null,
    captions: shown.captions ?? null,
    message: shown.player ? null : shown.missing,
    hint: shown.player ? null : (shown.hint ?? null),
    variant: shown.variant ?? 'wide',
    film: shown.film ?? null,
    picture: shown.player && pictureSrc(shown.picture, 'w500'),
    poster: shown.poster ? pictureSrc(shown.poster, 'w500') : null,
  };
}

/** Returns what the dialog of a title's page plays at `?play=video-2`; undefined for any other key. */
export function videoAt(
  key: string,
  { videos }: Pick<Facts, 'videos'>,
  shown: Pick<Shown, 'missing' | 'picture'>,
): Shown | undefined {
  const video = videos[Number(/^video-(\d{1,2})$/.exec(key)?.[1]) - 1];
  return video && { ...shown, title: video.name, player: video.player, variant: 'trailer' };
}

/** Returns what the dialog plays on a page of cards: the key in the address is a card's key. */
export function playingIn(
  items: readonly CardItem[],
  play: string | null,
  { card, dialogTitle }: { card: CardKind; dialogTitle?: TextKey },
  { language, m }: Locale,
): Playing | null {
  return playingOf(play, (key) => {
    const item = items.find((candidate) => cardKey(candidate) === key);
    if (!item || !('player' in item)) return null;
    const title = dialogTitle
      ? m[dialogTitle]
      : (named(item.title, item.names, language).first ?? m[FALLBACKS[card] ?? 'untitled']);
    const film = 'movieId' in item ? item.movieId : null;
    const wide = 'backdrop' in item ? item.backdrop : null;
    const picture = wide ?? item.poster ?? sheetFor(item.title);
    const { player, captions } = item;
    return { title, player, captions, missing: m.noVideo, film, picture };
  });
}

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
