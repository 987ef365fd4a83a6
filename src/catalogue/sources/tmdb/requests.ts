/**
 * Every request to the movie database, API v3. Each is a path behind TMDB_URL with its query in one
 * order, so that equal requests have one key.
 */
import { ENGLISH, type Language } from '#/contract/language.ts';
import type { Length, SeriesList, Sort } from '#/contract/params.ts';
import { VIDEO_LANGUAGES } from './languages.ts';
import { certifiedIn, type Limits, withoutKeywords } from './limits.ts';

/** Last page of any list there. */
export const LAST_PAGE = 500;

/** Votes from which a rating counts when a list is sorted by it. */
export const RATED_BY = 200;

export const SORTS: Record<Sort, string> = {
  popularity: 'popularity.desc',
  rating: 'vote_average.desc',
  date: 'primary_release_date.desc',
};

type Query = Record<string, string | number | null>;

export function request(path: string, query: Query): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null) given.set(name, String(value));
  }
  return given.size > 0 ? `${path}?${given}` : path;
}

/** For whom a list is. */
export type Audience = {
  /** The language of the page. */
  ui: Language;
  /** Country whose releases count (TMDB_REGION); null for the world. */
  region: string | null;
  limits: Limits;
};

/** `ui`: English is the database's own default. */
export const inLanguage = (ui: Language) => ({ language: ui === ENGLISH ? null : ui });

export function trending(window: 'day' | 'week', ui: Language): string {
  return request(`/trending/movie/${window}`, inLanguage(ui));
}

export function popularPeople(page: number, ui: Language): string {
  return request('/person/popular', { ...inLanguage(ui), page });
}

export function ofYear(year: number, page: number, audience: Audience): string {
  return discover(page, { primary_release_year: year }, audience);
}

export type Part = {
  genre: number | null;
  language: string | null;
  /** Where it was made; default: anywhere. */
  country?: string | null;
  decade: number | null;
  /** How long it is; default: of any length. */
  length?: Length | null;
  /** Id of a service that shows it in the region; default: any, or none. */
  service?: number | null;
  /** Id of a keyword; default: any. */
  keyword?: number | null;
  sort: Sort;
  /** Today, `YYYY-MM-DD`: a list by date has only films that are out by then. */
  today: string;
};

/** In minutes. A film of 0 minutes is one whose length the database does not know. */
const RUNTIMES: Record<Length, { least: number; most: number | null }> = {
  'under-40': { least: 1, most: 39 },
  'under-120': { least: 1, most: 119 },
  longer: { least: 120, most: null },
};

export function ofPart(part: Part, page: number, audience: Audience): string {
  const runtime = part.length && RUNTIMES[part.length];
  const last = part.decade === null ? null : `${part.decade + 9}-12-31`;
  const out = part.sort === 'date' && (last === null || last > part.today) ? part.today : last;
  const query = {
    'primary_release_date.gte': part.decade === null ? null : `${part.decade}-01-01`,
    'primary_release_date.lte': out,
    sort_by: SORTS[part.sort],
    'vote_count.gte': part.sort === 'rating' ? RATED_BY : null,
    with_genres: part.genre,
    with_keywords: part.keyword ?? null,
    with_watch_providers: part.service ?? null,
    watch_region: part.service ? audience.region : null,
    with_origin_country: part.country ?? null,
    with_original_language: part.language,
    'with_runtime.gte': runtime?.least ?? null,
    'with_runtime.lte': runtime?.most ?? null,
  };
  return discover(page, query, audience);
}

/** Punjabi films that have come out, the newest first, for the trailer feed. */
export function punjabi(page: number, today: string, audience: Audience): string {
  const query = {
    'primary_release_date.lte': today,
    sort_by: SORTS.date,
    with_original_language: 'pa',
  };
  return discover(page, query, { ...audience, ui: ENGLISH });
}

/** The lists of series that the database has by name. */
const SERIES_LISTS: Record<SeriesList, string> = {
  trending: '/trending/tv/week',
  'top-rated': '/tv/top_rated',
  'on-the-air': '/tv/on_the_air',
};

/** `page`: null for the list that has only one. */
export function seriesList(name: SeriesList, page: number | null, ui: Language): string {
  return request(SERIES_LISTS[name], { ...inLanguage(ui), page });
}

/** Returns a day after today, `YYYY-MM-DD`, or before it. */
export function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days within which an episode of a series that is on the air comes, as the database's document says of its own list. */
const ON_THE_AIR = 7;

/** The same lists of one genre, which the database has only as a search. `today`: for what is on the air. */
export function seriesOfGenre(
  name: SeriesList,
  genre: number,
  page: number,
  { ui, limits, today }: Omit<Audience, 'region'> & { today: Date },
): string {
  const isOnAir = name === 'on-the-air';
  const isRated = name === 'top-rated';
  return request('/discover/tv', {
    ...inLanguage(ui),
    page,
    'air_date.gte': isOnAir ? dayAfter(today, 0) : null,
    'air_date.lte': isOnAir ? dayAfter(today, ON_THE_AIR) : null,
    sort_by: isRated ? SORTS.rating : SORTS.popularity,
    'vote_count.gte': isRated ? RATED_BY : null,
    with_genres: genre,
    ...withoutKeywords(limits),
  });
}

/** Films by what they are. */
export function discover(page: number, query: Query, { ui, region, limits }: Audience): string {
  return request('/discover/movie', {
    ...inLanguage(ui),
    page,
    region,
    ...query,
    ...withoutKeywords(limits),
    ...certifiedIn(limits, region),
  });
}

/** `medium`: null for all of them. */
export function search(
  medium: 'movie' | 'tv' | 'person' | null,
  query: string,
  page: number,
  ui: Language,
): string {
  const later = page === 1 ? null : page;
  return request(`/search/${medium ?? 'multi'}`, { ...inLanguage(ui), query, page: later });
}

/** A collection with its films. */
export function collection(id: number, ui: Language): string {
  return request(`/collection/${id}`, inLanguage(ui));
}

/** The services that show films in a country. */
export function services(region: string): string {
  return request('/watch/providers/movie', { watch_region: region });
}

/** A keyword, with its name. */
export function keyword(id: number): string {
  return request(`/keyword/${id}`, {});
}

/** What an id of IMDb stands for: `tt0133093`. */
export function find(imdb: string): string {
  return request(`/find/${imdb}`, { external_source: 'imdb_id' });
}

const translated = (ui: Language) => (ui === ENGLISH ? [] : ['translations']);
/** Parts of the details of films and of series. */
const OF_TITLES = [
  'videos',
  'recommendations',
  'watch/providers',
  'external_ids',
  'keywords',
  'images',
];
const append = (...parts: string[]) => ({ append_to_response: parts.join(',') });

export function movie(id: number, ui: Language): string {
  return request(`/movie/${id}`, {
    ...append('credits', 'release_dates', ...OF_TITLES, ...translated(ui)),
    include_video_language: VIDEO_LANGUAGES,
    include_image_language: 'null',
  });
}

export function series(id: number, ui: Language): string {
  return request(`/tv/${id}`, {
    ...append('aggregate_credits', 'content_ratings', ...OF_TITLES, ...translated(ui)),
    include_video_language: VIDEO_LANGUAGES,
    include_image_language: 'null',
  });
}

/** A season comes as a part of its series, with its name, and with what limits are held against. */
export function season(series: number, number: number, ui: Language): string {
  return request(
    `/tv/${series}`,
    append(`season/${number}`, 'keywords', 'content_ratings', ...translated(ui)),
  );
}

export function person(id: number, ui: Language): string {
  return request(
    `/person/${id}`,
    append('movie_credits', 'tv_credits', 'external_ids', 'images', ...translated(ui)),
  );
}

/** What the token is checked with. */
export const CONFIGURATION = '/configuration';
