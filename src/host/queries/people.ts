import { NotFound } from '#/contract/errors.ts';
import type { Paged } from '#/contract/page.ts';
import type { PersonDetailRow, PersonRow } from '#/contract/rows/person.ts';
import { backdropPath, type HostContext, ownPicture, picturePath } from '../context.ts';
import type { Db } from '../db.ts';
import { placeIn } from '../languages/places.ts';
import { idsOf, type List, mapPage } from '../paging.ts';
import type { EntityKind } from '../seed/entity.ts';
import { totalOf } from '../totals.ts';
import { placeOf } from './clips.ts';
import { namesById, textIn, withNames } from './names.ts';
import { PLAYS, watchableOf } from './plays.ts';

type Listed = {
  id: number;
  name: string;
  popularity: number;
  poster: string | null;
  gender: number;
};

export function popularPeople(context: HostContext, page: number): Paged<PersonRow> {
  const { db } = context;
  const list: List = {
    from: "entity WHERE kind = 'person'",
    order: ['popularity DESC', 'id'],
    total: totalOf(db, 'person'),
  };
  const personRow = (row: Listed): PersonRow => ({
    id: row.id,
    name: row.name,
    profile_path: picturePath(context, row.id),
    popularity: row.popularity,
    gender: row.gender,
    ...ownPicture(context, 'photo', row.poster),
  });
  return mapPage(idsOf(db, list, page), (ids) => {
    const rows = db.all<Listed>(
      `SELECT entity.id, name, popularity, poster, gender FROM json_each(?) AS wanted
       CROSS JOIN entity ON entity.id = wanted.value JOIN person ON person.id = entity.id
       ORDER BY wanted.key`,
      JSON.stringify(ids),
    );
    return withNames(db, rows, personRow);
  });
}

type Detail = {
  id: number;
  name: string;
  overview: string;
  birthday: string | null;
  deathday: string | null;
  poster: string | null;
  place_of_birth: string | null;
  department: string | null;
  gender: number;
};

/**
 * Number of a person's images. They are backdrops of the person's films, because a drawn catalogue
 * has no photographs of people.
 */
const IMAGES = 8;

export function person(context: HostContext, id: string): PersonDetailRow {
  const { db } = context;
  const found = /^\d{1,15}$/.test(id)
    ? db.one<Detail>('SELECT * FROM entity JOIN person USING (id) WHERE id = ?', Number(id))
    : undefined;
  if (!found) throw new NotFound(`no person ${id}`);
  const titles = rolesOf(db, found.id);
  const named = namesById(db, [found.id, ...titles.map((title) => title.id)]);
  const roles = (kinds: readonly EntityKind[]) =>
    titles
      .filter(({ kind }) => kinds.includes(kind))
      .map((title) => ({ ...roleRow(context, title), ...named(title.id) }));
  return {
    id: found.id,
    name: found.name,
    profile_path: picturePath(context, found.id),
    ...ownPicture(context, 'photo', found.poster),
    ...textIn(context, 'biography', found),
    birthday: found.birthday,
    deathday: found.deathday,
    place_of_birth: birthplaceIn(context, found),
    known_for_department: found.department,
    gender: found.gender,
    ...named(found.id),
    images: titles
      .filter(({ kind }) => kind === 'movie')
      .slice(0, IMAGES)
      .map((movie) => ({
        id: movie.id,
        file_path: backdropPath(movie.id),
        title: movie.name,
        wide: true,
        ...ownPicture(context, 'backdrop', movie.backdrop),
        ...named(movie.id),
      })),
    movie_credits: roles(['movie', 'song', 'clip']),
    tv_credits: roles(['series', 'drama']),
  };
}

/** Returns a birthplace in the language that is asked for, where the names of its places are known. */
function birthplaceIn({ ui }: HostContext, { place_of_birth: place }: Detail): string | null {
  return (ui && place !== null && placeIn(ui, place)) || place;
}

type Credited = {
  id: number;
  kind: EntityKind;
  name: string;
  poster: string | null;
  backdrop: string | null;
  plays: number | null;
};

/** Returns the titles in which a person has a credit, the most popular first. */
function rolesOf(db: Db, person: number): Credited[] {
  return db.all<Credited>(
    `SELECT entity.id, kind, entity.name, poster, backdrop, ${PLAYS} FROM entity
     WHERE entity.id IN (SELECT title_id FROM credit WHERE person_id = ?)
     ORDER BY popularity DESC, entity.id`,
    person,
  );
}

function roleRow(context: HostContext, { id, kind, name, poster, plays }: Credited) {
  const row = {
    id,
    poster_path: picturePath(context, id),
    title: name,
    ...watchableOf(plays),
    ...ownPicture(context, 'poster', poster),
  };
  return { ...row, ...placeOf(context, id, kind) };
}
