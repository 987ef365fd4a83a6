/** What the filters and the order of a list are called. */

import type { ListQuery } from '#/loaders/list-query.ts';
import type { Narrowed } from '#/loaders/listing.ts';
import { countryName, languageName } from '#/site/display-names.ts';
import { genreName, SORT_TEXTS } from '#/site/genre-name.ts';
import type { Locale } from '#/site/locale.ts';

/** A chosen value: its parameter, and what it is called. */
type PartWord = { name: keyof ListQuery; text: string };

/** Returns the words of filters and order, by the parameters of a list. */
export function partWords(
  { genre, language, country, decade, length, service, keyword, watch, sort, year }: ListQuery,
  narrowed: Pick<Narrowed, 'choices' | 'keyword'> | null,
  { m, language: page }: Pick<Locale, 'm' | 'language'>,
): PartWord[] {
  const nameOf = (choices: readonly { value: string; name: string }[] = [], chosen: unknown) =>
    choices.find(({ value }) => value === chosen)?.name ?? null;
  const { choices, keyword: keywordName = null } = narrowed ?? {};
  const words: Record<string, string | null | undefined> = {
    genre: genre && genreName(nameOf(choices?.genres, genre), genre, m),
    language: language && (languageName(language, page, m) ?? language),
    country: country && (countryName(country, page, m) ?? country),
    decade: decade ? m.decade(decade) : null,
    year: year ? String(year) : null,
    length: length && m.lengths[length],
    service: service && (nameOf(choices?.services, service) ?? service),
    keyword: keyword && (keywordName ?? keyword),
    watch: watch && m.watchableNow,
    sort: sort && m[SORT_TEXTS[sort]],
  };
  return Object.entries(words).flatMap(([name, text]) =>
    text ? [{ name: name as keyof ListQuery, text }] : [],
  );
}
