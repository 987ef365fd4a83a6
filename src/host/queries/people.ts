import type { Paged } from '#/contract/envelope.ts';
import { NotFound } from '#/contract/errors.ts';
import type { PersonDetailRow, PersonRow } from '#/contract/schema/types.ts';
import { backdropPath, type HostContext, picturePath } from '../context.ts';
import { mapPage, pageOf } from '../paging.ts';

type Listed = { id: number; name: string; popularity: number; gender: number };

export function popularPeople({ db }: HostContext, page: number): Paged<PersonRow> {
  const list = {
    select: 'entity.id, entity.name, entity.popularity, person.gender',
    from: "entity JOIN person ON person.id = entity.id WHERE kind = 'person'",
    order: 'popularity DESC, entity.id',
  };
  return mapPage(pageOf<Listed>(db, list, page), (row) => ({
    id: row.id,
    name: row.name,
    profile_path: picturePath(row.id),
    popularity: row.popularity,
    gender: row.gender,
  }));
}

type Detail = {
  id: number;
  name: string;
  overview: string;
  birthday: string | null;
  place_of_birth: string | null;
  department: string | null;
  gender: number;
};

/**
 * Number of a person's images. They are backdrops of the person's films, because a drawn catalogue
 * has no photographs of people.
 */
const IMAGES = 8;

export function person({ db }: HostContext, id: string): PersonDetailRow {
  const found = /^\d{1,15}$/.test(id)
    ? db.one<Detail>('SELECT * FROM entity JOIN person USING (id) WHERE id = ?', Number(id))
    : undefined;
  if (!found) throw new NotFound(`no person ${id}`);
  const titles = db.all<{ id: number; kind: string; name: string }>(
    `SELECT DISTINCT title.id, title.kind, title.name FROM credit
     JOIN entity AS title ON title.id = credit.title_id
     WHERE credit.person_id = ? ORDER BY title.popularity DESC, title.id`,
    found.id,
  );
  const roles = (kind: string) =>
    titles
      .filter((title) => title.kind === kind)
      .map((title) => ({ id: title.id, poster_path: picturePath(title.id), title: title.name }));
  const movies = roles('movie');
  return {
    id: found.id,
    name: found.name,
    profile_path: picturePath(found.id),
    biography: found.overview,
    birthday: found.birthday,
    place_of_birth: found.place_of_birth,
    known_for_department: found.department,
    gender: found.gender,
    images: movies
      .slice(0, IMAGES)
      .map((movie) => ({ id: movie.id, file_path: backdropPath(movie.id), title: movie.title })),
    movie_credits: movies,
    tv_credits: roles('series'),
  };
}
