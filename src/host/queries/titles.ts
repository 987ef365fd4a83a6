/** Queries of one movie or series, with its cast and crew. */
import { NotFound } from '#/contract/errors.ts';
import type { MovieDetailRow } from '#/contract/rows/movie.ts';
import type { CompleteRow } from '#/contract/rows/playable.ts';
import type { SeriesWire, VideoRow } from '#/contract/rows/series.ts';
import type { NativeTitle } from '#/contract/values.ts';
import { tellHidden } from '../catalogue/hidden-players.ts';
import {
  backdropPath,
  framedLink,
  type HostContext,
  ownPicture,
  picturePath,
  wholeLink,
} from '../context.ts';
import type { EntityKind } from '../seed/entity.ts';
import type { Role } from '../seed/people.ts';
import { captionsOf } from './captions.ts';
import { credited } from './credited.ts';
import { titleFacts } from './entry-facts.ts';
import { seasonsOfSeries } from './episodes.ts';
import { genreListsOf } from './genre.ts';
import { moviesOf } from './movies.ts';
import { namesById, textIn } from './names.ts';
import { similarTo } from './similar.ts';

type Title = {
  id: number;
  kind: EntityKind;
  name: string;
  native_lang: NativeTitle['lang'] | null;
  native_text: string | null;
  released: string;
  language: string | null;
  rating: number | null;
  overview: string;
  poster: string | null;
  backdrop: string | null;
  link: string | null;
  trailer: string | null;
  /** Of a person. */
  birthday: string | null;
};

/** Kinds that a client may open as a movie: it opens every search result so. */
const TITLES: readonly EntityKind[] = ['movie', 'series', 'person', 'drama', 'song', 'clip'];
/** Kinds that a client may open as a series. */
const SERIES: readonly EntityKind[] = ['series', 'drama'];

function titleOf(context: HostContext, id: string, kinds: readonly EntityKind[]): Title {
  const title = /^\d{1,15}$/.test(id)
    ? context.db.one<Title>(
        `SELECT entity.*, coalesce(movie.link, clip.link) AS link, trailer, birthday FROM entity
         LEFT JOIN movie USING (id) LEFT JOIN person USING (id) LEFT JOIN clip ON clip.entity_id = entity.id
         WHERE entity.id = ?`,
        Number(id),
      )
    : undefined;
  if (!title || !kinds.includes(title.kind)) throw new NotFound(`no title ${id}`);
  tellHidden(context, [title.id]);
  return title;
}

/** Kinds in the movie database's words. It has none for a song and an exercise film. */
const MEDIA_TYPES: Partial<Record<EntityKind, 'movie' | 'tv' | 'person'>> = {
  movie: 'movie',
  series: 'tv',
  drama: 'tv',
  person: 'person',
};

/** The role that stands for the director of each kind. */
const MAKERS: Partial<Record<EntityKind, Role>> = { series: 'creator', song: 'singer' };

/**
 * Returns a movie, or another entity in the shape of a movie: clients open every search result as
 * one. Throws NotFound for an unknown id.
 */
export function movie(context: HostContext, id: string): MovieDetailRow {
  const { db } = context;
  const title = titleOf(context, id, TITLES);
  const makers = credited(context, title.id, MAKERS[title.kind] ?? 'director');
  const cast = credited(context, title.id, 'cast');
  const similar = similarTo(db, title);
  const named = namesById(db, [title.id, ...makers.ids, ...cast.ids, ...similar]);
  return {
    id: title.id,
    title: title.name,
    ...textIn(context, 'overview', title),
    release_date: title.birthday ?? title.released,
    vote_average: title.rating,
    poster_path: picturePath(context, title.id),
    background_path: backdropPath(title.id),
    trailer: framedLink(context, title.trailer),
    directors: makers.faces(named),
    cast: cast.cast(named),
    productionCompanies: db
      .all<{ name: string }>(
        'SELECT name FROM company WHERE movie_id = ? ORDER BY position',
        title.id,
      )
      .map(({ name }) => ({ name, logo_path: null })),
    native_title: nativeOf(title),
    ...named(title.id),
    media_type: MEDIA_TYPES[title.kind],
    watchable: title.link !== null,
    ...titleFacts(context, title.id),
    genre_lists: genreListsOf(db, title.id),
    similar: moviesOf(context, similar, named),
    ...ownPicture(context, 'poster', title.poster),
    ...ownPicture(context, 'backdrop', title.backdrop),
  };
}

export function nativeOf(row: {
  native_lang: string | null;
  native_text: string | null;
}): NativeTitle | null {
  if (row.native_lang === null || row.native_text === null) return null;
  return { lang: row.native_lang as NativeTitle['lang'], text: row.native_text };
}

export function complete(context: HostContext, id: string): CompleteRow {
  const title = titleOf(context, id, TITLES);
  const captioned = captionsOf(context, 'entity_id', [title.id]);
  return { title: title.name, links: wholeLink(context, title.link), ...captioned(title.id) };
}

export function series(context: HostContext, id: string): SeriesWire {
  const { db } = context;
  const title = titleOf(context, id, SERIES);
  const creators = credited(context, title.id, title.kind === 'drama' ? 'writer' : 'creator');
  const [cast, crew] = [credited(context, title.id, 'cast'), credited(context, title.id, 'crew')];
  const similar = similarTo(db, title);
  const ids = [title.id, ...creators.ids, ...cast.ids, ...crew.ids, ...similar];
  const named = namesById(db, ids);
  return {
    series: {
      id: title.id,
      name: title.name,
      poster_path: picturePath(context, title.id),
      backdrop_path: backdropPath(title.id),
      vote_average: title.rating,
      ...textIn(context, 'overview', title),
      first_air_date: title.released,
      created_by: creators.faces(named),
      native_title: nativeOf(title),
      ...named(title.id),
      ...titleFacts(context, title.id),
      genre_lists: genreListsOf(db, title.id),
      similar: moviesOf(context, similar, named),
      seasons: title.kind === 'series' ? seasonsOfSeries(context, title.id) : [],
      ...ownPicture(context, 'poster', title.poster),
      ...ownPicture(context, 'backdrop', title.backdrop),
    },
    credits: {
      cast: cast.cast(named),
      crew: crew.crew(named),
    },
  };
}

export function seriesVideos(context: HostContext, id: string): VideoRow[] {
  const title = titleOf(context, id, SERIES);
  const found = context.db.all<VideoRow>(
    "SELECT type, name, key FROM video WHERE series_id = ? AND key <> '' ORDER BY position",
    title.id,
  );
  return found.map((row) => ({ type: row.type, name: row.name, key: wholeLink(context, row.key) }));
}
