import { type CalendarDate, calendarDate } from './dates.ts';
import type { Language } from './language.ts';
import { PROSE, WHOLE } from './limits.ts';
import { ownOr } from './movie.ts';
import { type Names, readLanguage, readNames } from './names.ts';
import { field, id, number, rows, text } from './raw.ts';
import { readTarget, type Target } from './target.ts';
import type { Picture, Trust } from './trust.ts';

export type Gender = 'female' | 'male';

export type Person = {
  id: string;
  name: string | null;
  photo: Picture | null;
  /** Popularity. Pages show it times ten as a percentage, which may exceed 100. */
  popularity: number | null;
  gender: Gender | null;
  /** The name in the languages of pages, where the host gives it. */
  names?: Names;
};

/** Highest valid popularity. A higher one is a mistake, and no ring could hold its digits. */
const MOST_POPULAR = 10_000;

export function readPerson(row: unknown, trust: Trust): Person | null {
  const key = id(field(row, 'id'));
  if (key === null) return null;
  const popularity = number(field(row, 'popularity')) ?? -1;
  return {
    id: key,
    name: text(field(row, 'name')),
    photo: ownOr(row, 'photo', 'profile_path', trust),
    popularity: popularity >= 0 && popularity <= MOST_POPULAR ? popularity : null,
    gender: readGender(field(row, 'gender')),
    ...readNames(row),
  };
}

/** Returns the gender of a movie database code: 1 female, 2 male, null for anything else. */
function readGender(value: unknown): Gender | null {
  if (value === 1) return 'female';
  return value === 2 ? 'male' : null;
}

/** A picture that links to a title's page. */
export type Role = Target & {
  picture: Picture | null;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
};

/** A picture of a person. It is a portrait, unless the host says that it is wide. */
export type Image = Role & { wide: boolean };

export type PersonDetail = {
  name: string | null;
  photo: Picture | null;
  biography: string | null;
  biographyLanguage?: Language;
  birthday: CalendarDate | null;
  /** The day of death, where the host gives it. */
  deathday: CalendarDate | null;
  placeOfBirth: string | null;
  department: string | null;
  gender: Gender | null;
  images: Image[];
  movies: Role[];
  series: Role[];
  /** The name in the languages of pages, where the host gives it. */
  names?: Names;
};

export function readPersonDetail(body: unknown, trust: Trust): PersonDetail {
  const all = <T>(name: string, read: (row: unknown) => T | null): T[] =>
    rows(field(body, name), read, undefined, WHOLE);
  const roles = (name: string): Role[] =>
    all(name, (row) => role(row, 'poster', 'poster_path', trust));
  return {
    name: text(field(body, 'name')),
    photo: ownOr(body, 'photo', 'profile_path', trust),
    biography: text(field(body, 'biography'), PROSE),
    ...readLanguage('biographyLanguage', field(body, 'biography_language')),
    birthday: calendarDate(field(body, 'birthday')),
    deathday: calendarDate(field(body, 'deathday')),
    placeOfBirth: text(field(body, 'place_of_birth')),
    department: text(field(body, 'known_for_department')),
    gender: readGender(field(body, 'gender')),
    images: all('images', (row) => {
      const image = role(row, 'backdrop', 'file_path', trust);
      return image && { ...image, wide: field(row, 'wide') === true };
    }),
    movies: roles('movie_credits'),
    series: roles('tv_credits'),
    ...readNames(body),
  };
}

function role(row: unknown, own: string, path: string, trust: Trust): Role | null {
  const target = readTarget(row);
  return target && { ...target, picture: ownOr(row, own, path, trust), ...readNames(row) };
}
