/** The sections of home in order: rows that page, and two with a toggle. Texts are message keys. */
import type { CardFor, HomeCall, HomeCardKind } from './card-items.ts';
import type { TextKey } from './messages/messages.ts';
import { paths } from './paths.ts';
import { filtersPath } from './whole-path.ts';

export type RowSection = {
  kind: 'row';
  /** Id of the section on the page, and name of the query parameter for its page number. */
  param: string;
  heading: TextKey;
  call: HomeCall;
  card: HomeCardKind;
  seeAll?: string;
  /** Whether that is the page of filters, which a host need not have. */
  isNarrowed?: boolean;
};

export type ToggledSection = {
  kind: 'toggled';
  /** Id of the section on the page, and name of the query parameter for its choice. */
  param: string;
  heading: TextKey;
  card: HomeCardKind;
  choices: readonly [Choice, Choice];
  /** Message if the section fails. If null, a failed section disappears with its heading. */
  failed: TextKey | null;
  empty: TextKey;
  /** Whether the section is a stage: dark in both themes, with a lit edge. */
  stage: boolean;
};

type Choice = {
  /** Value in the page's address. The address of the first choice has no parameter. */
  value: 'day' | 'week';
  label: TextKey;
  call: 'trailersDay' | 'trailersWeek' | 'trending';
};
export type HomeSection = RowSection | ToggledSection;

export const homeSections: readonly HomeSection[] = [
  toggled('trailers', 'trailers', 'trailer', {
    choices: [
      { value: 'day', label: 'trailersPopular', call: 'trailersDay' },
      { value: 'week', label: 'trailersUpcoming', call: 'trailersWeek' },
    ],
    failed: 'trailersFailed',
    empty: 'noTrailers',
    stage: true,
  }),
  row('popular', 'whatsPopular', 'popular', 'movie', paths.popular),
  row('recent', 'recentlyMovies', 'recentlyAdded', 'playable', paths.recent),
  {
    ...row('thisYear', 'thisYearMovies', 'thisYear', 'movie', filtersPath({ sort: 'date' })),
    isNarrowed: true,
  },
  toggled('trending', 'trending', 'movie', {
    choices: [
      { value: 'day', label: 'trendingToday', call: 'trending' },
      { value: 'week', label: 'trendingWeek', call: 'trending' },
    ],
    failed: null,
    empty: 'emptyList',
    stage: false,
  }),
];

export const homeRows = homeSections.filter((section) => section.kind === 'row');
export const homeToggles = homeSections.filter((section) => section.kind === 'toggled');

function row<N extends HomeCall>(
  param: string,
  heading: TextKey,
  call: N,
  card: CardFor<N> & HomeCardKind,
  seeAll?: string,
): RowSection {
  return { kind: 'row', param, heading, call, card, seeAll };
}

function toggled<K extends HomeCardKind>(
  param: string,
  heading: TextKey,
  card: K,
  more: Omit<ToggledSection, 'kind' | 'param' | 'heading' | 'card' | 'choices'> & {
    choices: readonly [ChoiceOf<K>, ChoiceOf<K>];
  },
): ToggledSection {
  return { kind: 'toggled', param, heading, card, ...more };
}
/** A choice whose call returns the items that the card shows. */
type ChoiceOf<K extends HomeCardKind> = Choice & {
  call: { [N in Choice['call']]: K extends CardFor<N> ? N : never }[Choice['call']];
};
