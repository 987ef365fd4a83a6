/** All films of the movie database, narrowed. It says neither how many a choice has nor what plays. */
import type { ParamsOf } from '#/contract/calls.ts';
import { NotFound, Upstream } from '#/contract/errors.ts';
import { SELDOM_CHANGES, WHERE_FRESH } from '#/contract/lifetimes.ts';
import type { PageOfDiscover } from '#/contract/page.ts';
import { LENGTHS, SORTS } from '#/contract/params.ts';
import { field, text } from '#/contract/raw.ts';
import type { Choices, ServiceChoice } from '#/contract/rows/choices.ts';
import type { MovieRow } from '#/contract/rows/movie.ts';
import { dayOf, type TmdbContext } from './context.ts';
import { genreAt, genreChoices } from './genres.ts';
import { LANGUAGES } from './languages.ts';
import { films } from './paged.ts';
import * as requests from './requests.ts';
import { servicesOf } from './services.ts';

/** Countries that are offered, those of South Asia and its diaspora first. */
const COUNTRIES = ['IN', 'PK', 'BD', 'LK', 'NP', 'IR', 'US', 'GB', 'CA', 'FR', 'IT', 'JP', 'KR'];
/** First decade that is offered: older ones have few films there. */
const FIRST_DECADE = 1920;
/** Films of a part that are counted, as the site's own host does, and 20 of them to a page. */
const COUNTED = 1000;

export async function discover(
  context: TmdbContext,
  {
    genre,
    language,
    country,
    decade,
    length,
    service,
    keyword,
    watch,
    sort,
    page,
  }: ParamsOf<'discover'>,
): Promise<PageOfDiscover<MovieRow>> {
  if (watch) throw new NotFound('the database does not know what plays');
  const known = genre ? genreAt(genre) : null;
  if (known === undefined) throw new NotFound(`no genre ${genre}`);
  const part = {
    genre: known?.id ?? null,
    language: language ?? null,
    country: country ?? null,
    decade: decade ?? null,
    length: length ?? null,
    service: service ? serviceAt(service, context) : null,
    keyword: keyword ? numberAt(keyword) : null,
  };
  const isAll = Object.values(part).every((value) => value === null);
  const ordered = { ...part, sort: sort ?? 'popularity', today: dayOf(context) } as const;
  const request = requests.ofPart(ordered, page, context);
  const [found, services, name] = await Promise.all([
    films(service ? recent(context) : context, 'discover', page, request),
    isAll ? servicesOf(context) : [],
    part.keyword === null ? null : keywordName(context, part.keyword),
  ]);
  const more = !isAll && (found.totalResults ?? 0) > COUNTED;
  const cut = { totalResults: COUNTED, totalPages: COUNTED / 20 };
  return {
    ...found,
    ...(more && cut),
    choices: isAll ? choicesOf(context, services) : null,
    more,
    keywords: true,
    keyword: name,
  };
}

/** Returns the same, with which answers that are too old to say where films can be watched are failures. */
function recent(context: TmdbContext): TmdbContext {
  return {
    ...context,
    onAnswer(age) {
      if (age > WHERE_FRESH) throw new Upstream('the answer is too old');
      context.onAnswer(age);
    },
  };
}

/** Returns the number by which the database knows a service or a keyword. */
function numberAt(slug: string): number {
  if (!/^[1-9]\d{0,8}$/.test(slug)) throw new NotFound(`no number ${slug}`);
  return Number(slug);
}

/** A service shows films in a country: without one none has any. */
function serviceAt(slug: string, { region }: TmdbContext): number {
  if (region === null) throw new NotFound('services without a region');
  return numberAt(slug);
}

async function keywordName(
  { database, kind, shelfOnly }: TmdbContext,
  id: number,
): Promise<string | null> {
  const body = await database.get(requests.keyword(id), { ...SELDOM_CHANGES, kind, shelfOnly });
  return text(field(body, 'name'));
}

function choicesOf(context: TmdbContext, services: ServiceChoice[]): Choices {
  const uncounted = <T>(values: readonly T[]) => values.map((value) => ({ value, count: null }));
  return {
    genres: genreChoices,
    languages: uncounted(LANGUAGES),
    countries: uncounted(COUNTRIES),
    decades: uncounted(decades(context)),
    lengths: uncounted(LENGTHS),
    services,
    sorts: [...SORTS],
  };
}

/** Returns the decades that are offered, the newest first. */
export function decades({ today }: TmdbContext): number[] {
  const newest = Math.floor(today().getUTCFullYear() / 10) * 10;
  const count = (newest - FIRST_DECADE) / 10 + 1;
  return Array.from({ length: count }, (_, at) => newest - 10 * at);
}
