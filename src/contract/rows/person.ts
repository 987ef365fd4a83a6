/** A person: the card, and the page with pictures and titles. */

import { z } from 'zod';
import { WHOLE } from '../limits.ts';
import { number } from '../raw.ts';
import { listOf, present, type Read, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { outwardFields, outwardOf } from './outward.ts';
import * as parts from './parts.ts';
import { keyOfTarget, mediaType, place, readTarget } from './target.ts';

/** Highest valid popularity. A higher one is a mistake, and no ring could hold its digits. */
const MOST_POPULAR = 10_000;

function readPopularity(value: unknown): number | null {
  const popularity = number(value) ?? -1;
  return popularity >= 0 && popularity <= MOST_POPULAR ? popularity : null;
}

export type Person = Read<typeof person>;
export type PersonRow = Wire<typeof person>;
export const person = row({
  name: 'Person',
  is: 'A card of a person.',
  must: {
    id: says(v.id, 'Opens the call for the person.'),
    name: v.title,
    profile_path: v.imagePath,
    popularity: says(
      { schema: z.number().min(0), read: readPopularity },
      'Shown times ten as a percentage, which may exceed 100; at most 10,000.',
    ),
  },
  more: {
    gender: says(v.gender, 'Clients read the gender of a person here, not from the detail.'),
    ...parts.names,
    ...parts.photo,
  },
  read: (wire) =>
    wire.id === null
      ? null
      : {
          id: wire.id,
          name: wire.name,
          photo: wire.photo ?? wire.profile_path,
          popularity: wire.popularity,
          gender: wire.gender,
          ...present({ names: wire.native_titles }),
        },
  key: parts.byId,
});

/** A picture that links to a title's page. */
export type Role = Read<typeof role>;
const role = row({
  name: 'Role',
  is: 'A title in which a person took part.',
  must: {
    id: says(
      v.id,
      'Opens the call for the movie, in `tv_credits` for the series. Of a drama, a song or a clip it ' +
        'only tells rows apart.',
    ),
    poster_path: v.imagePath,
    title: says(v.title, 'Of a drama as its list has it: the title opens it.'),
  },
  more: {
    ...parts.poster,
    ...parts.names,
    ...mediaType(['drama', 'song', 'clip'], 'What it is, where it is neither a film nor a series.'),
    ...place,
    ...parts.watchable,
    year: says(v.year, 'The year of the title.'),
    character: says(v.title, 'Whom the person plays in it.'),
    job: says(v.title, 'What the person did for it behind the camera.'),
    acts: says(v.flag, 'Beside a job: whether the person also has a part, without a name.'),
  },
  read: (wire, _trust, given) => {
    const target = readTarget(given);
    return (
      target && {
        ...target,
        picture: wire.poster ?? wire.poster_path,
        ...present({
          names: wire.native_titles,
          watchable: wire.watchable,
          year: wire.year,
          character: wire.character,
          job: wire.job,
          acts: wire.acts,
        }),
      }
    );
  },
  key: keyOfTarget,
});

export type Image = Read<typeof image>;
const image = row({
  name: 'PersonImage',
  is: 'A picture of a person that links to a film.',
  must: {
    id: says(v.id, 'The id of a film, because the picture links to it.'),
    file_path: v.imagePath,
    title: v.title,
  },
  more: {
    wide: says(v.flag, 'Whether it is a wide picture; else it is a portrait.'),
    backdrop: says(
      v.pictureUrl,
      'The picture by a whole URL, a portrait too. It comes before the path.',
    ),
    ...parts.names,
  },
  read: (wire, _trust, given) => {
    const target = readTarget(given);
    return (
      target && {
        ...target,
        picture: wire.backdrop ?? wire.file_path,
        ...present({ names: wire.native_titles }),
        wide: wire.wide === true,
      }
    );
  },
  key: keyOfTarget,
});

const said = { schema: z.string().nullable(), read: v.text.read };
const day = (what: string) => says({ schema: z.string().nullable(), read: v.date.read }, what);
export const roles = listOf(role, { most: WHOLE });

export type PersonDetail = Read<typeof personDetail>;
export type PersonDetailRow = Wire<typeof personDetail>;
export const personDetail = row({
  name: 'PersonDetail',
  is: 'The page of a person.',
  must: {
    name: v.title,
    profile_path: v.imagePath,
    biography: says(v.prose, 'May be empty.'),
    birthday: day('As of kind Date; null where it is not known.'),
    place_of_birth: said,
    known_for_department: said,
    images: says(listOf(image, { most: WHOLE }), 'A flat list, not an object with `profiles`.'),
    movie_credits: says(
      roles,
      'A flat list, not an object with `cast` and `crew`: films; songs and clips with `media_type`.',
    ),
    tv_credits: says(roles, 'A flat list, too: series; dramas with `media_type`.'),
  },
  more: {
    id: v.id,
    ...parts.photo,
    ...parts.names,
    gender: v.gender,
    ...parts.native,
    deathday: day('As of kind Date; null for the living.'),
    ...parts.ofTitle,
    photographs: says(
      listOf({ ...v.imagePath, key: (path: string) => path }, { keep: 6 }),
      'Further photographs of the person: pages show six behind a press.',
    ),
    biography_language: says(v.pageLanguage, 'The language of the biography.'),
    ...outwardFields,
  },
  read: (wire) => ({
    name: wire.name,
    photo: wire.photo ?? wire.profile_path,
    biography: wire.biography,
    ...present({ biographyLanguage: wire.biography_language }),
    birthday: wire.birthday,
    deathday: wire.deathday,
    placeOfBirth: wire.place_of_birth,
    department: wire.known_for_department,
    gender: wire.gender,
    images: wire.images,
    photographs: wire.photographs,
    /** Where other sites have the person. */
    outward: outwardOf(wire),
    movies: wire.movie_credits,
    series: wire.tv_credits,
    ...present({ names: wire.native_titles }),
  }),
});
