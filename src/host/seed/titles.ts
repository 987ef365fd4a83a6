/** Adds films and series of the seed, with their credits. */
import { fnv1a } from '#/contract/raw.ts';
import type { Db } from '../db.ts';
import { slug, stableId } from '../ids.ts';
import { insert } from '../insert.ts';
import { addEntity } from './entity.ts';
import { linkOf, youtube } from './links.ts';
import type { People } from './people.ts';
import { filmPopularity } from './popularity.ts';
import type { SeedFilm, SeedSeries } from './schema.ts';
import { addSeason } from './seasons.ts';

/** Rating that stands in for a missing one where popularity is computed. */
const UNRATED = 5;

export function addFilm(db: Db, people: People, film: SeedFilm): void {
  const id = stableId('movie', `${slug(film.title)}-${film.date.slice(0, 4)}`);
  addEntity(db, {
    id,
    kind: 'movie',
    name: film.title,
    original: film.originalTitle,
    native: film.native,
    form: film.kind,
    language: film.language,
    released: film.date,
    rating: film.rating,
    popularity: filmPopularity(film.rating ?? UNRATED, film.cast.length, linkOf(film) !== null),
    overview: film.overview,
  });
  insert(db, 'movie', {
    id,
    link: linkOf(film),
    trailer: film.youtube && youtube(film.youtube),
    video_id: film.youtube,
    free_from: film.freeFrom,
    added: film.added ?? '',
    // The hash puts films of one day into a fixed mixed order, so that no single subject fills a
    // row.
    added_order: fnv1a(film.title),
  });
  const credits = creditsOf(db, people, id, film.rating ?? UNRATED);
  credits('director', film.directors.map(nameOnly));
  credits('cast', film.cast);
  for (const [position, name] of film.companies.entries()) {
    insert(db, 'company', { movie_id: id, position, name });
  }
}

export function addSeries(db: Db, people: People, series: SeedSeries): void {
  const id = stableId('series', `${slug(series.title)}-${series.date.slice(0, 4)}`);
  addEntity(db, {
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
  const credits = creditsOf(db, people, id, series.rating ?? UNRATED);
  credits('creator', series.creators.map(nameOnly));
  credits('cast', series.cast);
  credits('crew', series.crew);
  for (const [position, video] of series.videos.entries()) {
    const key = video.youtube ?? linkOf(video) ?? '';
    insert(db, 'video', { series_id: id, position, type: video.type, name: video.name, key });
  }
  for (const [position, season] of series.seasons.entries()) {
    addSeason(db, 'season', position, { ...season, date: String(season.released), overview: '' });
  }
}

type Role = 'director' | 'creator' | 'cast' | 'crew';
type Credit = readonly [string] | readonly [string, string];
const nameOnly = (name: string) => [name] as const;

/** Returns a function that adds credits to a title. */
function creditsOf(db: Db, people: People, title_id: number, rating: number) {
  return (role: Role, credits: readonly Credit[]) => {
    const department = role === 'cast' ? 'Acting' : 'Directing';
    for (const [position, [name, part = '']] of credits.entries()) {
      const person_id = people.id(name, rating, department);
      insert(db, 'credit', { title_id, person_id, role, part, position });
    }
  };
}
