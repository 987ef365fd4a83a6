import type { Movie, PlayableMovie } from '#/contract/movie.ts';
import type { Person } from '#/contract/person.ts';
import type { Trailer } from '#/contract/trailer.ts';
import { movieCard, personCard, playableCard, trailerCard } from './cards.tsx';

/** What each kind of card shows. */
export type CardItems = {
  movie: Movie;
  person: Person;
  playable: PlayableMovie;
  trailer: Trailer;
};
export type CardKind = keyof CardItems;
export type CardItem = CardItems[CardKind];

type CardListProps = {
  kind: CardKind;
  items: readonly CardItem[];
  /** The address of the page that the cards are on. */
  base: string;
  /** So many cards are in view at first paint. */
  eager?: number;
};

/**
 * Cards of one kind, to stand in a list. One component for all of them: React's server renderer
 * works through a list in one component five times as fast as through a component a card.
 */
export function CardList({ kind, items, base, eager = 0 }: CardListProps) {
  return items.map((item, index) => card(kind, item, base, index < eager));
}

function card(kind: CardKind, item: CardItem, base: string, eager: boolean) {
  const context = { base, eager };
  // A list holds what its call answers, and listings pair calls with kinds.
  if (kind === 'movie') return movieCard(item as Movie, context);
  if (kind === 'person') return personCard(item as Person, context);
  if (kind === 'trailer') return trailerCard(item as Trailer, context);
  return playableCard(item as PlayableMovie, context);
}

/** What names an item on its page: no card is shown twice. */
export function cardKey(item: CardItem): string {
  return 'key' in item ? item.key : item.id;
}
