/** The filters of all films, and the values that each has. */

import type { Choice } from '#/contract/rows/choices.ts';
import type { ListQuery } from '#/loaders/list-query.ts';
import type { Narrowed } from '#/loaders/listing.ts';
import { countryName, languageName } from '#/site/display-names.ts';
import { genreName, SORT_TEXTS } from '#/site/genre-name.ts';
import type { Locale } from '#/site/locale.ts';
import { placeWords } from '#/site/where-words.ts';

/** A value of a filter; the empty one stands for all. `count`: of how many films it is, where that is true. */
type Way = { text: string; value: string; count: number | null; isChosen: boolean };
type FilterGroup = { name: keyof ListQuery; label: string; ways: Way[] };

/** Returns the filters that lead anywhere. `counts`: whether the numbers of films are true of what is shown. */
export function filterGroups(
  { choices, watchable, playing }: Pick<Narrowed, 'choices' | 'watchable' | 'playing'>,
  listQuery: ListQuery,
  counts: boolean,
  locale: Locale,
): FilterGroup[] {
  const { m, language: page } = locale;
  const [service] = choices.services;
  const way = (name: keyof ListQuery, text: string, value: string, count: number | null): Way => ({
    text,
    value,
    count: counts ? count : null,
    isChosen: (listQuery[name] ?? '').toString() === value,
  });
  const group = <T extends string | number, C extends Choice<T>>(
    name: keyof ListQuery,
    [label, all]: [label: string, all: string],
    values: readonly C[],
    textOf: (choice: C) => string,
  ): FilterGroup => {
    const own = values.map((one) => way(name, textOf(one), String(one.value), one.count));
    return { name, label, ways: own.length > 0 ? [way(name, all, '', null), ...own] : [] };
  };
  const plays = watchable ? [{ value: '1', count: playing }] : [];
  const sorts = choices.sorts.map((sort) =>
    way('sort', m[SORT_TEXTS[sort]], sort === 'popularity' ? '' : sort, null),
  );
  const groups: FilterGroup[] = [
    group('watch', [m.byPlaying, m.anyPlaying], plays, () => m.watchableNow),
    group('genre', [m.byGenre, m.anyGenre], choices.genres, ({ name, value }) =>
      genreName(name, value, m),
    ),
    group(
      'language',
      [m.byLanguage, m.anyLanguage],
      choices.languages,
      ({ value }) => languageName(value, page, m) ?? value,
    ),
    group(
      'country',
      [m.byCountry, m.anyCountry],
      choices.countries,
      ({ value }) => countryName(value, page, m) ?? value,
    ),
    group('decade', [m.byDecade, m.anyDecade], choices.decades, ({ value }) => m.decade(value)),
    group('length', [m.byLength, m.anyLength], choices.lengths, ({ value }) => m.lengths[value]),
    group(
      'service',
      [service ? placeWords(service, locale) : '', m.anyService],
      choices.services,
      ({ name }) => name,
    ),
    { name: 'sort', label: m.sorted, ways: sorts },
  ];
  return groups.filter(({ ways }) => ways.length > 1);
}

/** Number of values that stand in sight. */
const IN_SIGHT = 5;
/** How many values of each filter may stand there, the likeliest filter first. */
const LIKELY: Partial<Record<keyof ListQuery, number>> = {
  watch: 1,
  genre: 2,
  language: 2,
  length: 1,
  decade: IN_SIGHT,
};

/** Returns the likeliest values of the filters of which none is chosen, with the filter of each. */
export function likelyWays(groups: readonly FilterGroup[]): (Way & Pick<FilterGroup, 'name'>)[] {
  const open = groups.filter(({ ways: [all] }) => all?.isChosen);
  return Object.entries(LIKELY)
    .flatMap(([filter, most]) =>
      open
        .filter(({ name }) => name === filter)
        .flatMap(({ name, ways }) => ways.slice(1, 1 + most).map((way) => ({ ...way, name }))),
    )
    .slice(0, IN_SIGHT);
}
