import type { ReactNode } from 'react';
import type { HomeCardItem, HomeCardItems, HomeCardKind } from './card-items.ts';
import {
  type CardContext,
  type CardLocale,
  movieCard,
  playableCard,
  trailerCard,
} from './cards.tsx';

/** The cards that home's rows append in the browser. */
export const HOME_CARDS: {
  [K in HomeCardKind]: (item: HomeCardItems[K], context: CardContext) => ReactNode;
} = { movie: movieCard, playable: playableCard, trailer: trailerCard };

type HomeCardsProps = {
  kind: HomeCardKind;
  items: readonly HomeCardItem[];
  base: string;
  locale: CardLocale;
};

/** Renders cards that a row of home appends, as list items. */
export function HomeCards({ kind, items, base, locale }: HomeCardsProps) {
  const card = HOME_CARDS[kind] as (item: HomeCardItem, context: CardContext) => ReactNode;
  return items.map((item) => card(item, { ...locale, base, eager: false }));
}
