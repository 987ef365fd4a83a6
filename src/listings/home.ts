/** Home's sections: the rows that page, and the two that toggle. */
import type { CardKind } from '#/cards/card-list.tsx';
import type { ToggleChoice } from '#/islands/SectionToggle.tsx';
import { messages as m } from '#/messages/messages.ts';
import { paths } from '#/paths.ts';
import type { PagedCall } from './listings.ts';

export type HomeRow = {
  /** Names the row's list on the page, and its page in the address. */
  param: string;
  heading: string;
  call: PagedCall;
  card: CardKind;
  seeAll?: string;
};

export const homeRows: readonly HomeRow[] = [
  {
    param: 'popular',
    heading: m.whatsPopular,
    call: 'popular',
    card: 'movie',
    seeAll: paths.popular,
  },
  {
    param: 'recent',
    heading: m.recentlyMovies,
    call: 'recentlyAdded',
    card: 'playable',
    seeAll: paths.recent,
  },
  { param: 'thisYear', heading: m.thisYearMovies, call: 'thisYear', card: 'movie' },
];

export type ToggledSection = {
  param: 'trailers' | 'trending';
  heading: string;
  card: CardKind;
  choices: readonly [ToggleChoice, ToggleChoice];
  /** Said when it fails; a section without words disappears with its heading. */
  failed: string | null;
  empty: string;
  /** Dark in both themes, with its lit edge. */
  stage: boolean;
};

export const trailersSection: ToggledSection = {
  param: 'trailers',
  heading: m.trailers,
  card: 'trailer',
  choices: [
    { value: 'day', label: m.trailersPopular, call: 'trailersDay' },
    { value: 'week', label: m.trailersUpcoming, call: 'trailersWeek' },
  ],
  failed: m.trailersFailed,
  empty: m.noTrailers,
  stage: true,
};

export const trendingSection: ToggledSection = {
  param: 'trending',
  heading: m.trending,
  card: 'movie',
  choices: [
    { value: 'day', label: m.trendingToday, call: 'trending' },
    { value: 'week', label: m.trendingWeek, call: 'trending' },
  ],
  failed: null,
  empty: m.emptyList,
  stage: false,
};
