/** Rows of movies, series and people, and of what a search finds. */
import { z } from 'zod';
import { LENGTHS, SORTS } from '../params.ts';
import { firstWatchable } from './playables.ts';
import { row } from './row.ts';
import * as v from './values.ts';

const genres = z.array(v.title);
const countries = z.array(v.country);
/** `genre_lists`: the genres that have a list of films on the host, with their names in addresses. */
const described = {
  genres,
  countries,
  language: v.language,
  runtime: z.number().positive(),
  genre_lists: z.array(z.object({ name: v.title, slug: v.slug })),
};
/** What the envelope of a genre's list adds: its name, and the filters and orders that it offers. */
export const genreList = {
  genre: v.title,
  languages: z.array(v.language),
  decades: z.array(z.int()),
  sorts: z.array(z.enum(SORTS)),
};

const choice = <T extends z.ZodType>(value: T, must = {}) =>
  row({ value, ...must }, { count: z.int().positive() });
export const genreChoice = choice(v.slug, { name: v.title });
export const choices = row(
  {},
  {
    genres: z.array(genreChoice),
    languages: z.array(choice(v.language)),
    countries: z.array(choice(v.country)),
    decades: z.array(choice(z.int())),
    lengths: z.array(choice(z.enum(LENGTHS))),
    sorts: z.array(z.enum(SORTS)),
  },
);
/** What the envelope of films that can be narrowed adds. */
export const narrowed = { choices, more: z.boolean() };

const names = { native_titles: v.nativeTitles };
const natives = { native_title: v.nativeTitle.nullable(), ...names };

const movieMust = {
  id: v.id,
  title: v.title,
  poster_path: v.imagePath,
  vote_average: v.rating,
  release_date: v.date,
};
/** The language of a text, in an answer that is in the page's language where it can be. */
const ofTitle = { title_language: v.language };
const ofOverview = { ...ofTitle, overview_language: v.language };
/** Whole addresses of pictures that an entry brings. A client that knows none has the path. */
const poster = { poster: v.url };
/** The number of those who rated it. */
const votes = { vote_count: z.int().min(0) };
const pictures = { ...poster, backdrop: v.url };
/**
 * `free_from`: the year in which an old film that is listed as upcoming becomes free. `basis`: of a film
 * that does not play.
 */
export const movie = row(movieMust, {
  ...natives,
  ...ofTitle,
  ...poster,
  watchable: z.boolean(),
  basis: v.basis,
  free_from: z.int(),
});

/** The id on the route of its kind, where `id` is made for clients that open every row as a movie. */
const ownId = { own_id: v.id };

const face = { name: v.title, profile_path: v.imagePath };
const personId = { id: v.id, photo: v.url, ...names };
export const director = row(face, personId);
export const castMember = row({ ...face, character: v.text }, personId);
export const crewMember = row({ ...face, job: v.text }, personId);

export const movieDetail = row(
  {
    ...movieMust,
    overview: v.text,
    background_path: v.imagePath,
    trailer: v.url.nullable(),
    directors: z.array(director),
    cast: z.array(castMember),
    productionCompanies: z.array(row({ name: v.title, logo_path: v.imagePath })),
  },
  {
    ...natives,
    ...ofOverview,
    ...described,
    ...pictures,
    ...votes,
    ...ownId,
    watchable: z.boolean(),
    basis: v.basis,
    similar: z.array(movie),
    media_type: z.enum(['movie', 'tv', 'person']),
  },
);

export const complete = row({ title: v.title, links: v.link }, { captions: v.captions });

export const person = row(
  { id: v.id, name: v.title, profile_path: v.imagePath, popularity: z.number().min(0) },
  { gender: v.gender, ...names, photo: v.url },
);

/** Where a title is opened that is neither a movie nor a series; a song or a clip in its list. */
const place = { page: z.int().positive(), key: v.id };
const role = row(
  { id: v.id, poster_path: v.imagePath, title: v.title },
  { ...poster, ...names, media_type: z.enum(['drama', 'song', 'clip']), ...place },
);
export const personDetail = row(
  {
    name: v.title,
    profile_path: v.imagePath,
    biography: v.text,
    birthday: z.string().nullable(),
    place_of_birth: z.string().nullable(),
    known_for_department: z.string().nullable(),
    images: z.array(
      row(
        { id: v.id, file_path: v.imagePath, title: v.title },
        { wide: z.boolean(), backdrop: v.url, ...names },
      ),
    ),
    movie_credits: z.array(role),
    tv_credits: z.array(role),
  },
  {
    ...personId,
    gender: v.gender,
    ...natives,
    deathday: z.string().nullable(),
    ...ofTitle,
    biography_language: v.language,
  },
);

const seasonOfSeries = row(
  { _id: v.id, title: v.title, poster: v.link },
  { year: z.int(), ...firstWatchable, ...names, lists_episodes: z.boolean() },
);
export const series = row(
  {
    name: v.title,
    poster_path: v.imagePath,
    backdrop_path: v.imagePath,
    vote_average: v.rating,
    overview: v.text,
    created_by: z.array(director),
  },
  {
    id: v.id,
    first_air_date: v.date,
    ...natives,
    ...ofOverview,
    ...described,
    ...pictures,
    ...votes,
    basis: v.basis,
    similar: z.array(movie),
    seasons: z.array(seasonOfSeries),
  },
);
/** Two keys, both needed: an existing client reads the credits without looking whether they are there. */
export const seriesAndCredits = z.object({
  series,
  credits: z.object({ cast: z.array(castMember), crew: z.array(crewMember) }),
});
export const video = row({ type: v.title, key: v.title }, { name: v.title });

/** What a row may say that is of any kind. */
export const ofAnyKind = {
  title: v.title,
  name: v.title,
  media_type: z.enum(['movie', 'tv', 'person', 'drama', 'song', 'clip']),
  poster_path: v.imagePath,
  release_date: v.date,
  ...natives,
  ...ofTitle,
  ...ownId,
  ...poster,
  ...place,
};

/** An existing client opens every row as a movie, and shows its title or its name. */
export const searchHit = row(
  { id: v.id },
  {
    ...ofAnyKind,
    /** Only near to the query; the spelling by whose sound it was found; the person whose title it is. */
    close: z.boolean(),
    folded: v.title,
    known_for: v.title,
  },
);
