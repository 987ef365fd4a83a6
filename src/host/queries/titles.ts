/** Queries of one movie or series, with its cast and crew. */
import { NotFound } from '#/contract/errors.ts';
import type {
  CastRow,
  CompleteRow,
  CrewRow,
  FaceRow,
  MovieDetailRow,
  NativeTitle,
  SeriesWire,
  VideoRow,
} from '#/contract/schema/types.ts';
import { backdropPath, type HostContext, picturePath, wholeLink } from '../context.ts';
import type { Db } from '../db.ts';

type Title = {
  id: number;
  kind: 'movie' | 'series';
  name: string;
  native_lang: NativeTitle['lang'] | null;
  native_text: string | null;
  released: string;
  rating: number | null;
  overview: string;
  link: string | null;
  trailer: string | null;
};

function titleOf(db: Db, id: string, kinds: readonly Title['kind'][]): Title {
  const title = /^\d{1,15}$/.test(id)
    ? db.one<Title>(
        'SELECT entity.*, link, trailer FROM entity LEFT JOIN movie USING (id) WHERE entity.id = ?',
        Number(id),
      )
    : undefined;
  if (!title || !kinds.includes(title.kind)) throw new NotFound(`no title ${id}`);
  return title;
}

type Credited = { id: number; name: string; part: string };

function credited(db: Db, titleId: number, role: 'director' | 'creator' | 'cast' | 'crew') {
  const found = db.all<Credited>(
    `SELECT person.id, person.name, credit.part FROM credit
     JOIN entity AS person ON person.id = credit.person_id
     WHERE credit.title_id = ? AND credit.role = ? ORDER BY credit.position`,
    titleId,
    role,
  );
  const face = (row: Credited): FaceRow => ({
    id: row.id,
    name: row.name,
    profile_path: picturePath(row.id),
  });
  return {
    faces: (): FaceRow[] => found.map(face),
    cast: (): CastRow[] => found.map((row) => ({ ...face(row), character: row.part })),
    crew: (): CrewRow[] => found.map((row) => ({ ...face(row), job: row.part })),
  };
}

/**
 * Returns a movie, or a series in the shape of a movie: clients open every search result as a
 * movie. Throws NotFound for any other id.
 */
export function movie(context: HostContext, id: string): MovieDetailRow {
  const { db } = context;
  const title = titleOf(db, id, ['movie', 'series']);
  const makers = title.kind === 'movie' ? 'director' : 'creator';
  return {
    id: title.id,
    title: title.name,
    overview: title.overview,
    release_date: title.released,
    vote_average: title.rating,
    poster_path: picturePath(title.id),
    background_path: backdropPath(title.id),
    trailer: title.trailer === null ? null : wholeLink(context, title.trailer),
    directors: credited(db, title.id, makers).faces(),
    cast: credited(db, title.id, 'cast').cast(),
    productionCompanies: db
      .all<{ name: string }>(
        'SELECT name FROM company WHERE movie_id = ? ORDER BY position',
        title.id,
      )
      .map(({ name }) => ({ name, logo_path: null })),
    native_title: nativeOf(title),
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
  const title = titleOf(context.db, id, ['movie', 'series']);
  return { title: title.name, links: wholeLink(context, title.link) };
}

export function series({ db }: HostContext, id: string): SeriesWire {
  const title = titleOf(db, id, ['series']);
  return {
    series: {
      id: title.id,
      name: title.name,
      poster_path: picturePath(title.id),
      backdrop_path: backdropPath(title.id),
      vote_average: title.rating,
      overview: title.overview,
      first_air_date: title.released,
      created_by: credited(db, title.id, 'creator').faces(),
    },
    credits: {
      cast: credited(db, title.id, 'cast').cast(),
      crew: credited(db, title.id, 'crew').crew(),
    },
  };
}

export function seriesVideos(context: HostContext, id: string): VideoRow[] {
  const title = titleOf(context.db, id, ['series']);
  const found = context.db.all<VideoRow>(
    'SELECT type, name, key FROM video WHERE series_id = ? ORDER BY position',
    title.id,
  );
  return found.map((row) => ({ type: row.type, name: row.name, key: wholeLink(context, row.key) }));
}
