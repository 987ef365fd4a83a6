/** The texts of cards that browsers render, by language: fetched together with what the cards show. */
import type { Language } from '#/contract/language.ts';
import type { CardTexts } from '#/messages/messages.ts';

export const loadCards: Record<Language, () => Promise<{ cards: CardTexts }>> = {
  en: () => import('./cards-en.ts'),
  ur: () => import('./cards-ur.ts'),
  hi: () => import('./cards-hi.ts'),
  pa: () => import('./cards-pa.ts'),
};
