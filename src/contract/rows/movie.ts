/** A film: its card, and its page. */
import { saidLaw } from '../law.ts';
import { WHOLE } from '../limits.ts';
import { field, id, isRecord, name } from '../raw.ts';
import { listOf, orNull, present, type Read, row, says, type Values, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { castMember, director, withoutRepeats } from './face.ts';
import { basis, factFields, factsOf } from './facts.ts';
import * as parts from './parts.ts';
import { mediaType, ownId, readTarget } from './target.ts';

const freeFrom = {
  free_from: says(
    v.year,
    'The year in which an old film becomes free, in the list of upcoming films.',
  ),
};
const must = {
  id: says(v.id, 'Opens the call for the movie. The same id in every list.'),
  title: v.title,
  poster_path: v.imagePath,
  ...parts.rated,
  release_date: v.date,
};
type Card = Values<
  typeof must & typeof parts.votes & typeof parts.names & typeof parts.poster & typeof freeFrom
>;

/** Returns what every page shows of a film. `title` is null if the host gives none: cards show Untitled. */
const cardOf = (wire: Card, id: string) => ({
  id,
  title: wire.title,
  poster: wire.poster ?? wire.poster_path,
  rating: parts.ratingOf(wire).rating,
  date: wire.release_date,
  ...present({ freeFrom: wire.free_from, names: wire.native_titles }),
});

export type Movie = Read<typeof movie>;
export type MovieRow = Wire<typeof movie>;
export const movie = row({
  name: 'Movie',
  is: 'A poster card of a film.',
  must,
  more: {
    ...parts.native,
    ...parts.names,
    ...parts.ofTitle,
    ...parts.poster,
    ...parts.watchable,
    ...basis,
    ...freeFrom,
  },
  also: parts.votes,
  read: (wire) =>
    wire.id === null
      ? null
      : {
          ...cardOf(wire, wire.id),
          /** Whether it plays here in full, where the host says it. */
          ...present({ watchable: wire.watchable }),
          ...(wire.watchable === false && saidLaw(wire.basis)),
        },
  key: parts.byId,
});

export type Company = Read<typeof company>;
const company = row({
  name: 'Company',
  is: 'A production company.',
  must: {
    name: v.title,
    logo_path: says(v.imagePath, 'Null without a picture host: no extra takes a whole URL.'),
  },
  also: { id: v.id },
  read: ({ id, name, logo_path: logo }) =>
    name === null ? null : { name, logo, ...present({ id }) },
  key: ({ id, name }) => id ?? `${name} without an id`,
});

/** Titles of a row that a page ends with. */
export const similar = (what: string) => ({ similar: says(listOf(movie, { keep: 12 }), what) });

/** Returns the body of a film's page, with the id that was asked for if it has a title and no id. */
export function identified(body: unknown, asked: string): unknown {
  const isNamed = isRecord(body) && name(field(body, 'title')) !== null;
  return isNamed && id(field(body, 'id')) === null ? { ...body, id: asked } : body;
}

export type MovieDetail = Read<typeof movieDetail>;
export type MovieDetailRow = Wire<typeof movieDetail>;
export const movieDetail = row({
  name: 'MovieDetail',
  is: 'The page of a film.',
  must: {
    ...must,
    id: says(
      v.id,
      'Opens the call for the complete film: clients take it from here, not from their address.',
    ),
    overview: v.prose,
    background_path: says(v.imagePath, 'Not `backdrop_path`, which a series has.'),
    trailer: says(
      orNull(v.playerUrl),
      'A whole embed URL; null for none. Not the bare id that lists of trailers have.',
    ),
    directors: listOf(director, { most: WHOLE }),
    cast: listOf(castMember, { most: WHOLE }),
    productionCompanies: says(listOf(company), 'In camel case.'),
  },
  more: {
    ...parts.native,
    ...parts.names,
    ...parts.ofTitle,
    ...parts.ofOverview,
    ...factFields,
    ...parts.poster,
    ...parts.backdrop,
    ...parts.votes,
    ...ownId,
    ...parts.watchable,
    ...basis,
    ...similar('Films like it; the site shows twelve.'),
    ...mediaType(
      ['movie', 'tv', 'person'],
      'What the id really is: clients open every search result as a movie. The site leads on to the ' +
        'page of a series or a person.',
    ),
  },
  also: freeFrom,
  read: (wire, _trust, given) =>
    wire.id === null
      ? null
      : {
          ...cardOf(wire, wire.id),
          // If it is not a movie, this id leads to the page of its kind.
          id: wire.own_id ?? wire.id,
          ...parts.ratingOf(wire),
          /** What the entity is, if the host says it. */
          kind: readTarget(given)?.kind ?? null,
          /** Whether the complete film plays; null if the host does not say. */
          watchable: wire.watchable,
          native: wire.native_title,
          overview: wire.overview,
          ...present({ overviewLanguage: wire.overview_language }),
          backdrop: wire.backdrop ?? wire.background_path,
          trailer: wire.trailer,
          directors: withoutRepeats(wire.directors),
          cast: wire.cast,
          facts: factsOf(wire),
          /** Films like it, where the host names any. */
          similar: wire.similar,
          companies: wire.productionCompanies,
        },
});
