/** Adds films and series of a catalogue's files, with their credits. */
import { fnv1a } from '#/contract/raw.ts';
import type { Db } from '../db.ts';
import { keepEntry, type RowSource } from '../entries.ts';
import { insert } from '../insert.ts';
import { addEntity } from './entity.ts';
import { filmId, seriesId } from './ids.ts';
import { linkOf, youtube } from './links.ts';
import type { People } from './people.ts';
import { filmPopularity } from './popularity.ts';
import type { SeedFilm, SeedSeries } from './schema.ts';
import { addSeason } from './seasons.ts';

/** Rating that stands in for a missing one where popularity is computed. */
const UNRATED = 5;

export function addFilm(db: Db, source: RowSource, people: People, film: SeedFilm): void {
  const id = filmId(film);
  const plays = linkOf(film) !== null;
  const isAdded = addEntity(db, source, {
    id,
    kind: 'movie',
    name: film.title,
    original: film.originalTitle,
    native: film.native,
    form: film.kind,
    language: film.language,
    released: film.date,
    rating: film.rating,
    popularity: film.popularity ?? filmPopularity(film.rating ?? UNRATED, film.cast.length, plays),
    overview: film.overview,
  });
  if (!isAdded) return;
  keepEntry(db, 'films', source, film, id);
  insert(db, 'movie', {
    id,
    link: linkOf(film),
    trailer: film.trailer ?? (film.youtube && youtube(film.youtube)),
    video_id: film.youtube,
    free_from: film.freeFrom,
    added: film.added ?? '',
    // The hash puts films of one day into a fixed mixed order, so that no single subject fills a
    // row.
    added_order: film.order ?? fnv1a(film.title),
  });
  const credits = creditsOf(db, people, id, film.rating);
  credits('director', film.directors.map(nameOnly));
  credits('cast', film.cast);
  for (const [position, name] of film.companies.entries()) {
    insert(db, 'company', { movie_id: id, position, name });
  }
}

export function addSeries(db: Db, source: RowSource, people: People, series: SeedSeries): void {
  const id = seriesId(series);
  const isAdded = addEntity(db, source, {
    id,
    kind: 'series',
    name: series.title,
    form: 'series',
    language: series.language,
    released: series.date,
    rating: series.rating,
    popularity: filmPopularity(
      series.rating ?? UNRATED,
      series.cast.length,
      series.videos.length > 0,
    ),
    overview: series.overview,
  });
  if (!isAdded) return;
  keepEntry(db, 'series', source, series, id);
  const credits = creditsOf(db, people, id, series.rating);
  credits('creator', series.creators.map(nameOnly));
  credits('cast', series.cast);
  credits('crew', series.crew);
  for (const [position, video] of series.videos.entries()) {
    const key = video.youtube ?? linkOf(video) ?? '';
    insert(db, 'video', { series_id: id, position, type: video.type, name: video.name, key });
  }
  for (const [position, season] of series.seasons.entries()) {
    const date = String(season.released);
    addSeason(db, source, 'season', position, { ...season, date, overview: '' });
  }
}

type Role = 'director' | 'creator' | 'cast' | 'crew';
type Credit = readonly [string] | readonly [string, string];
const nameOnly = (name: string) => [name] as const;

/** Returns a function that adds credits to a title. */
function creditsOf(db: Db, people: People, title_id: number, rating: number | undefined) {
  return (role: Role, credits: readonly Credit[]) => {
    const department = role === 'cast' ? 'Acting' : 'Directing';
    for (const [position, [name, part = '']] of credits.entries()) {
      const person_id = people.id(name, rating, department);
      insert(db, 'credit', { title_id, person_id, role, part, position });
    }
  };
}
