/** What films and series have in common in the movie database. */
import type { Language } from '#/contract/language.ts';
import { PROSE } from '#/contract/limits.ts';
import { field, number, rows, text } from '#/contract/raw.ts';
import type { Facts } from '#/contract/rows/facts.ts';
import type { TmdbContext } from './context.ts';
import { genresIn } from './genres.ts';
import { outwardIn } from './outward.ts';
import { languageIn, titleIn, translationIn } from './rows.ts';
import { stillsIn } from './stills.ts';
import { furtherVideosIn } from './videos.ts';
import { whereIn } from './where.ts';

/** The database's words for how far a title is. One that is released needs none. */
const STATUSES: Record<string, Facts['status']> = {
  Rumored: 'rumored',
  Planned: 'planned',
  'In Production': 'in production',
  'Post Production': 'post production',
  Pilot: 'pilot',
  'Returning Series': 'returning',
  Ended: 'ended',
  Canceled: 'canceled',
};

/** Returns a text in a language of pages, where there is one, else in English, with its language. */
export function textIn(body: unknown, name: string, ui: Language) {
  const own = text(translationIn(body, ui)[name], PROSE);
  const value = own ?? text(field(body, name), PROSE);
  return {
    [name]: value ?? '',
    ...(value !== null && { [`${name}_language`]: own === null ? 'en' : ui }),
  };
}

/** Returns a title or a name in a language of pages, where there is one, and the original's. */
export function titleOf(body: unknown, name: 'title' | 'name', ui: Language) {
  const titled = titleIn(body, name, 'en');
  if (titled === null) return null;
  const own = text(translationIn(body, ui)[name]);
  const titles = [
    ...(own === null ? [] : [{ language: ui, text: own }]),
    ...titled.titles.filter(({ language }) => own === null || language !== ui),
  ];
  return {
    title: own ?? titled.title,
    extras: {
      ...titled.extras,
      ...(own !== null && { title_language: ui }),
      ...(titles.length > 0 && { native_titles: titles }),
      native_title: titled.native,
    },
  };
}

/** Returns the facts that pages show beside a title. `regions`: countries of which they say where to watch it. */
export function factsIn(
  body: unknown,
  { runtime, certificate }: { runtime: number | null; certificate: string | null },
  { ui, regions }: Pick<TmdbContext, 'ui' | 'regions'>,
) {
  const countries = rows(field(body, 'production_countries'), (one) => codeIn(one));
  const votes = number(field(body, 'vote_count'));
  const language = languageIn(body);
  const said = text(field(body, 'status')) ?? '';
  const status = Object.hasOwn(STATUSES, said) ? STATUSES[said] : null;
  const where = whereIn(body, regions);
  return {
    ...genresIn(body),
    countries,
    ...(language !== null && { language }),
    ...(runtime !== null && runtime > 0 && { runtime }),
    ...textIn(body, 'tagline', ui),
    ...(certificate !== null && { certificate }),
    ...(status !== null && { status }),
    ...outwardIn(body),
    videos: furtherVideosIn(body, ui),
    stills: stillsIn(body),
    ...(votes !== null && votes > 0 && { vote_count: votes }),
    ...(where.length > 0 && { where_to_watch: where }),
  };
}

function codeIn(country: unknown): string | null {
  return text(field(country, 'iso_3166_1'))?.match(/^[A-Z]{2}$/)?.[0] ?? null;
}
