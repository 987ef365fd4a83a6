import { type Captions, readCaptions } from './captions.ts';
import { type CalendarDate, calendarDate, calendarYear } from './dates.ts';
import { type Facts, type Law, readFacts, readOwnLaw } from './facts.ts';
import type { Language } from './language.ts';
import { PROSE, WHOLE } from './limits.ts';
import { type Names, readLanguage, readNames } from './names.ts';
import { nativeLanguages } from './native.ts';
import { type Rated, readRating } from './rating.ts';
import { exact, field, id, rows, shortHash, text } from './raw.ts';
import type { NativeTitle } from './schema/types.ts';
import { type Kind, readTarget, type Target } from './target.ts';
import type { Picture, Player, Trust } from './trust.ts';

/** A poster card. `title` is null when the host gives none; the card then shows Untitled. */
export type Movie = {
  id: string;
  title: string | null;
  poster: Picture | null;
  rating: number | null;
  date: CalendarDate | null;
  /** The year in which an old film becomes free, where the host lists it as upcoming for that. */
  freeFrom?: number;
  /** What the law says of a film that does not play here, where the host says both. */
  law?: Law;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
};

function readCard(row: unknown, trust: Trust): Movie | null {
  const key = id(field(row, 'id'));
  if (key === null) return null;
  const freeFrom = calendarYear(field(row, 'free_from'));
  return {
    id: key,
    title: text(field(row, 'title')),
    poster: ownOr(row, 'poster', 'poster_path', trust),
    rating: readRating(row).rating,
    date: calendarDate(field(row, 'release_date')),
    ...(freeFrom !== null && { freeFrom }),
    ...readNames(row),
  };
}

/** Reads a row of a list, which may say why the film does not play. */
export function readMovie(row: unknown, trust: Trust): Movie | null {
  const movie = readCard(row, trust);
  return movie && { ...movie, ...(field(row, 'watchable') === false && readOwnLaw(row)) };
}

/** Returns a row's own picture, which a whole address names; else the one on the image host. */
export function ownOr(row: unknown, own: string, path: string, trust: Trust): Picture | null {
  return trust.picture(field(row, own)) ?? trust.picture(field(row, path));
}

/**
 * A film that plays from its card. `key` names it in addresses: its id, otherwise a hash of its
 * link or title.
 */
export type PlayableMovie = {
  key: string;
  title: string | null;
  poster: Picture | null;
  player: Player | null;
  /** Captions that the player has. */
  captions?: Captions;
  /** Id of the film's own page; null if the host does not tell it. */
  movieId: string | null;
  /** What the law says of a film without a player, where the host says it. */
  law?: Law;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
};

export function readRegionalMovie(row: unknown, trust: Trust): PlayableMovie | null {
  return playable(row, trust, { title: 'title', poster: 'posterimage', link: 'links' });
}

export function readCartoon(row: unknown, trust: Trust): PlayableMovie | null {
  return playable(row, trust, { title: 'movieTitle', poster: 'posterUrl', link: 'trailerKey' });
}

function playable(
  row: unknown,
  trust: Trust,
  fields: { title: string; poster: string; link: string },
): PlayableMovie | null {
  const title = text(field(row, fields.title));
  const link = exact(field(row, fields.link));
  const key = id(field(row, 'id')) ?? id(field(row, '_id')) ?? hashOf(link ?? title);
  if (key === null) return null;
  const poster = trust.picture(field(row, fields.poster));
  const player = trust.player(link);
  return {
    key,
    title,
    poster,
    player,
    movieId: id(field(row, 'movie_id')),
    ...(player === null ? readOwnLaw(row) : readCaptions(row, trust)),
    ...readNames(row),
  };
}

function hashOf(value: string | null): string | null {
  return value === null ? null : shortHash(value);
}

/** A person's photo and name, with the person's part in the film or series if it is known. */
export type Face = {
  id: string | null;
  name: string;
  photo: Picture | null;
  /** A cast member's character or a crew member's job. */
  part: string | null;
  /** The name in the languages of pages, where the host gives it. */
  names?: Names;
};

export function readFace(part: 'character' | 'job' | null, trust: Trust) {
  return (row: unknown): Face | null => {
    const name = text(field(row, 'name'));
    if (name === null) return null;
    return {
      id: id(field(row, 'id')),
      name,
      photo: ownOr(row, 'photo', 'profile_path', trust),
      part: part && text(field(row, part)),
      ...readNames(row),
    };
  };
}

/** Returns all credits of one kind, however many: pages show them in parts. */
export function readFaces(value: unknown, part: 'character' | 'job' | null, trust: Trust): Face[] {
  return rows(value, readFace(part, trust), undefined, WHOLE);
}

export type Company = { name: string; logo: Picture | null };

export type MovieDetail = Movie &
  Rated & {
    /** What the entity is, if the host says it: clients open every search result as a movie. */
    kind: Kind | null;
    /** Whether the complete film plays; null if the host does not say. */
    watchable: boolean | null;
    native: NativeTitle | null;
    overview: string | null;
    overviewLanguage?: Language;
    backdrop: Picture | null;
    trailer: Player | null;
    directors: Face[];
    cast: Face[];
    companies: Company[];
    facts: Facts;
    /** Films like it, where the host names any. */
    similar: Movie[];
  };

export function readMovieDetail(body: unknown, trust: Trust): MovieDetail | null {
  const movie = readCard(body, trust);
  if (movie === null) return null;
  const watchable = field(body, 'watchable');
  return {
    ...movie,
    // If it is not a movie, this id leads to the page of its kind.
    id: id(field(body, 'own_id')) ?? movie.id,
    ...readRating(body),
    kind: readTarget(body)?.kind ?? null,
    watchable: typeof watchable === 'boolean' ? watchable : null,
    native: readNative(field(body, 'native_title')),
    overview: text(field(body, 'overview'), PROSE),
    ...readLanguage('overviewLanguage', field(body, 'overview_language')),
    backdrop: ownOr(body, 'backdrop', 'background_path', trust),
    trailer: trust.player(field(body, 'trailer')),
    directors: readFaces(field(body, 'directors'), null, trust),
    cast: readFaces(field(body, 'cast'), 'character', trust),
    facts: readFacts(body),
    similar: readSimilar(body, trust),
    companies: rows(field(body, 'productionCompanies'), (row) => {
      const name = text(field(row, 'name'));
      return name === null ? null : { name, logo: trust.picture(field(row, 'logo_path')) };
    }),
  };
}

/** Returns the titles like this one that a host names, each once. */
export function readSimilar(row: unknown, trust: Trust): Movie[] {
  const similar = rows(
    field(row, 'similar'),
    (one) => readMovie(one, trust),
    ({ id }) => id,
  );
  return similar.slice(0, MOST_SIMILAR);
}
/** Titles of a row that a page ends with. */
const MOST_SIMILAR = 12;

export function readNative(value: unknown): NativeTitle | null {
  const lang = nativeLanguages.find((known) => known === field(value, 'lang'));
  const title = text(field(value, 'text'));
  return title === null || lang === undefined ? null : { lang, text: title };
}

/** The complete movie. `player` is null when it has no link, or none that may be framed. */
export type CompleteMovie = { title: string | null; player: Player | null; captions?: Captions };

export function readComplete(body: unknown, trust: Trust): CompleteMovie {
  const player = trust.player(field(body, 'links'));
  return { title: text(field(body, 'title')), player, ...(player && readCaptions(body, trust)) };
}

export type SearchResult = Target & {
  picture: Picture | null;
  year: string | null;
  native: NativeTitle | null;
  /** Whether only a near spelling of the query names it. */
  close: boolean;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
  /** The name by whose sound it was found, in another script or spelling than the query. */
  folded: string | null;
  /** The person whom the query found, and whose title this is; null if the query found it itself. */
  knownFor: string | null;
};

export function readSearchResult(row: unknown, trust: Trust): SearchResult | null {
  const target = readTarget(row);
  if (target === null) return null;
  const drawn = field(row, 'poster_path') ?? field(row, 'profile_path');
  const date = calendarDate(field(row, 'release_date') ?? field(row, 'first_air_date'));
  return {
    ...target,
    picture: trust.picture(field(row, 'poster')) ?? trust.picture(drawn),
    year: date?.slice(0, 4) ?? null,
    native: readNative(field(row, 'native_title')),
    close: field(row, 'close') === true,
    ...readNames(row),
    folded: text(field(row, 'folded')),
    knownFor: text(field(row, 'known_for')),
  };
}
