import type { ReactNode } from 'react';
import type { Clip } from '#/contract/clip.ts';
import type { Drama, Episode, Season } from '#/contract/episode.ts';
import type { Movie, PlayableMovie } from '#/contract/movie.ts';
import type { Person } from '#/contract/person.ts';
import type { Trailer } from '#/contract/trailer.ts';
import { type CardContext, movieCard, personCard, playableCard, trailerCard } from './cards.tsx';
import { clipCard, dramaCard, episodeCard, seasonCard } from './more-cards.tsx';

/** Type of the item that each kind of card shows. */
export type CardItems = {
  movie: Movie;
  person: Person;
  playable: PlayableMovie;
  trailer: Trailer;
  season: Season;
  drama: Drama;
  episode: Episode;
  clip: Clip;
};
export type CardKind = keyof CardItems;
export type CardItem = CardItems[CardKind];

const CARDS: { [K in CardKind]: (item: CardItems[K], context: CardContext) => ReactNode } = {
  movie: movieCard,
  person: personCard,
  playable: playableCard,
  trailer: trailerCard,
  season: seasonCard,
  drama: dramaCard,
  episode: episodeCard,
  clip: clipCard,
};

type CardListProps = {
  kind: CardKind;
  items: readonly CardItem[];
  /** Address that the cards' links extend. */
  base: string;
  /** Number of cards whose pictures load eagerly: those in view at first paint. */
  eager?: number;
  dialogTitle?: string;
};

/**
 * Renders cards of one kind as list items. One component renders them all: React's server renderer
 * handles a list in one component five times as fast as one component per card.
 */
export function CardList({ kind, items, base, eager = 0, dialogTitle }: CardListProps) {
  // The cast is safe: the tables in src/listings pair each call with a card for its items.
  const card = CARDS[kind] as (item: CardItem, context: CardContext) => ReactNode;
  return items.map((item, index) => card(item, { base, eager: index < eager, dialogTitle }));
}

/** Returns the key that identifies an item on its page. No card is shown twice. */
export function cardKey(item: CardItem): string {
  if ('key' in item) return item.key;
  return item.id ?? ('title' in item ? (item.title ?? '') : '');
}
