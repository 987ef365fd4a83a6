import { atom } from 'nanostores';
import { loadCards } from '#/messages/cards/texts.ts';
import type { CardTexts } from '#/messages/messages.ts';
import { pageLanguage } from './language.ts';

/** The texts of cards that the browser renders; null until they have come. */
export const $cardTexts = atom<CardTexts | null>(null);

/** Fetches these texts in the page's language. Rejects if they do not come. */
export async function fetchCardTexts(): Promise<void> {
  const { cards } = await loadCards[pageLanguage()]();
  $cardTexts.set(cards);
}
