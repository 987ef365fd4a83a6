/** Rows whose cards open a player: regional movies, cartoons, trailers, episodes, songs and clips. */
import { z } from 'zod';
import { row } from './row.ts';
import * as v from './values.ts';

const movieId = { movie_id: v.id };
const natives = { native_titles: v.nativeTitles };
/** Of a film without a player. */
const unplayed = { basis: v.basis };
/** Of what plays. */
const captioned = { captions: v.captions };
/** A wide picture without lettering, for behind a title. */
const wide = { backdrop: v.url };

export const regional = row(
  { id: v.id, title: v.title, posterimage: v.url, links: v.link },
  { ...movieId, ...natives, ...unplayed, ...captioned },
);
export const cartoon = row(
  { movieTitle: v.title, posterUrl: v.url, trailerKey: v.link },
  { id: v.id, ...movieId, ...natives, ...unplayed, ...captioned },
);
export const dashboardTrailer = row(
  { id: v.id, trailerKey: v.videoId, trailerName: v.title, posterPath: v.url },
  { ...wide, release_date: v.date, ...movieId, ...natives, ...captioned },
);
export const feedTrailer = row(
  { trailerKey: v.videoId, movieTitle: v.title },
  {
    id: v.id,
    posterPath: v.url,
    ...wide,
    release_date: v.date,
    native_title: v.nativeTitle.nullable(),
    ...movieId,
    ...natives,
    ...captioned,
  },
);
export const clip = row(
  { links: v.link, title: v.title, views: z.union([z.string(), z.number()]) },
  {
    id: v.id,
    poster: v.url,
    ...movieId,
    ...natives,
    ...captioned,
    year: z.int(),
    film: v.title,
    singers: z.array(v.title),
    composer: v.title,
    notes: v.text,
    notes_language: v.language,
    basis: v.basis,
    /** Ids and names of the singers and the composer, by their names; names of the film. */
    people: z.array(row({ name: v.title }, { id: v.id, ...natives })),
    film_titles: v.nativeTitles,
  },
);

const makers = {
  overview: v.text,
  overview_language: v.language,
  directors: z.array(v.title),
  writers: z.array(v.title),
  cast: z.array(row({ name: v.title, character: v.text }, { id: v.id, ...natives })),
  /** Ids of the directors and writers, by their names. */
  people: z.array(row({ name: v.title }, { id: v.id, ...natives })),
};
/** The first episode that plays; null if none does. */
export const firstWatchable = {
  first_watchable: row({ _id: v.id, episodeNumber: z.number() }).nullable(),
};
/** Its extras are for the head of the season's page: the answer with the episodes is a bare array. */
export const season = row(
  { _id: v.id, title: v.title, poster: v.url },
  {
    year: z.int(),
    series: row({ id: v.id, name: v.title }, natives),
    ...firstWatchable,
    ...natives,
    /** That of the series. */
    basis: v.basis,
  },
);
/** A client opens a drama by its title; the id is any text or number that tells rows apart. */
export const drama = row(
  { id: z.union([v.id, v.title]), title: v.title, poster: v.url },
  { year: z.int(), ...firstWatchable, ...natives, ...makers, basis: v.basis },
);
/** Clients sort by the number and leave out the episode with the same `_id`. */
export const episode = row(
  {
    _id: v.id,
    title: v.title,
    description: v.text,
    links: v.link,
    episodeNumber: z.number(),
    poster: v.url,
  },
  { ...wide, ...natives, ...captioned },
);
