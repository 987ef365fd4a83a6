import type { ReactNode } from 'react';
import type { CardItem, CardItems, CardKind } from '#/site/card-items.ts';
import type { Locale } from '#/site/locale.ts';
import { type CardContext, movieCard, personCard, playableCard, trailerCard } from './cards.tsx';
import { entryCard, listCard } from './list-cards.tsx';
import { clipCard, dramaCard, episodeCard, seasonCard } from './more-cards.tsx';
import { whyNot } from './why-not.tsx';

const CARDS: { [K in CardKind]: (item: CardItems[K], context: CardContext) => ReactNode } = {
  movie: movieCard,
  playable: playableCard,
  trailer: trailerCard,
  person: personCard,
  season: seasonCard,
  drama: dramaCard,
  episode: episodeCard,
  clip: clipCard,
  list: listCard,
  entry: entryCard,
};

type CardListProps = Partial<Pick<CardContext, 'dialogTitle'>> & {
  kind: CardKind;
  items: readonly CardItem[];
  locale: Locale;
  /** Address that the cards' links extend. */
  base: string;
  /** Number of cards whose pictures load eagerly: those in view at first paint. */
  eager?: number;
  /** Whether a card says why its title does not play. */
  saysWhy?: boolean;
};

/**
 * Renders cards of one kind as list items, on the server. One component renders them all: React's
 * server renderer handles a list in one component five times as fast as one component per card.
 */
export function CardList(props: CardListProps) {
  const { kind, items, locale, base, eager = 0, dialogTitle, saysWhy } = props;
  // The cast is safe: the tables in src/site pair each call with a card for its items.
  const card = CARDS[kind] as (item: CardItem, context: CardContext) => ReactNode;
  return (
    <>
      {items.map((item, index) =>
        card(item, {
          ...locale,
          base,
          eager: index < eager,
          dialogTitle,
          why: saysWhy && whyNot(kind, item, locale),
        }),
      )}
    </>
  );
}
