import { type Captions, readCaptions } from './captions.ts';
import { calendarYear } from './dates.ts';
import { type Law, readLaw, readOwnLaw } from './facts.ts';
import type { Language } from './language.ts';
import { PROSE, WHOLE } from './limits.ts';
import { type Face, readFace, readNative } from './movie.ts';
import { type Names, readLanguage, readNames } from './names.ts';
import { title as dramaName } from './params.ts';
import { exact, field, id, number, rows, text } from './raw.ts';
import type { NativeTitle } from './schema/types.ts';
import type { Picture, Player, Trust } from './trust.ts';

export type Season = {
  id: string;
  title: string | null;
  poster: Picture | null;
  year: number | null;
  /** False where the host has no list of its episodes, so that its page would be empty. */
  listsEpisodes?: false;
  /** The series that it belongs to, where the host says so. */
  series: { id: string; name: string; names?: Names } | null;
  /** What the law says of the series, where the host says it. */
  law?: Law;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
} & Watchable;

/** What a host may say of a season or a drama: which episode is the first that plays, null if none. */
type Watchable = { firstWatchable?: { id: string; number: number | null } | null };

function readWatchable(row: unknown): Watchable {
  const first = field(row, 'first_watchable');
  if (first === null) return { firstWatchable: null };
  const key = id(field(first, '_id'));
  if (key === null) return {};
  return { firstWatchable: { id: key, number: number(field(first, 'episodeNumber')) } };
}

export function readSeason(row: unknown, trust: Trust): Season | null {
  const key = id(field(row, '_id')) ?? id(field(row, 'id'));
  if (key === null) return null;
  return {
    id: key,
    title: text(field(row, 'title')),
    poster: trust.picture(field(row, 'poster')),
    year: calendarYear(field(row, 'year')),
    ...(field(row, 'lists_episodes') === false && { listsEpisodes: false }),
    series: readSeriesOf(field(row, 'series')),
    ...readOwnLaw(row),
    ...readWatchable(row),
    ...readNames(row),
  };
}

function readSeriesOf(value: unknown): Season['series'] {
  const key = id(field(value, 'id'));
  const name = text(field(value, 'name'));
  return key === null || name === null ? null : { id: key, name, ...readNames(value) };
}

/**
 * A drama. Its title names it in addresses, so a drama without a title cannot be opened, nor one
 * whose title no address can hold.
 */
export type Drama = {
  id: string | null;
  title: string;
  poster: Picture | null;
  year: number | null;
  /** What the host gives beyond the contract, for the head of the drama's page. */
  overview: string | null;
  overviewLanguage?: Language;
  writers: Face[];
  directors: Face[];
  cast: Face[];
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
  /** The title in the letters of its language. */
  native?: NativeTitle;
} & Law &
  Watchable;

export function readDrama(row: unknown, trust: Trust): Drama | null {
  const title = dramaName.parse(exact(field(row, 'title')));
  if (title === undefined) return null;
  const key = id(field(row, 'id')) ?? id(field(row, '_id'));
  return {
    id: key,
    title,
    poster: trust.picture(field(row, 'poster')),
    year: calendarYear(field(row, 'year')),
    overview: text(field(row, 'overview'), PROSE),
    ...readLanguage('overviewLanguage', field(row, 'overview_language')),
    writers: rows(field(row, 'writers'), readMaker(row, trust)),
    directors: rows(field(row, 'directors'), readMaker(row, trust)),
    cast: rows(field(row, 'cast'), readFace('character', trust)),
    ...readNames(row),
    ...readNativeIn(field(row, 'native_titles')),
    ...readLaw(field(row, 'basis')),
    ...readWatchable(row),
  };
}

/** Reads the first title in the script of its language. */
function readNativeIn(titles: unknown): { native?: NativeTitle } {
  const [native] = rows(titles, (one) =>
    readNative({ lang: field(one, 'language'), text: field(one, 'text') }),
  );
  return native ? { native } : {};
}

/** Returns a reader of a maker's name, which finds the id among the people of the row. */
export function readMaker(row: unknown, trust: Trust) {
  const people = rows(field(row, 'people'), readFace(null, trust));
  return (value: unknown): Face | null => {
    const name = text(value);
    const known = people.find((person) => person.name === name);
    return known ?? (name === null ? null : { id: null, name, photo: null, part: null });
  };
}

export type Episode = {
  id: string;
  title: string | null;
  description: string | null;
  number: number | null;
  poster: Picture | null;
  /** A wide picture without lettering, which stands in the place of a player, where the host gives it. */
  backdrop?: Picture;
  player: Player | null;
  /** Captions that the player has. */
  captions?: Captions;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
};

/**
 * Returns episodes by ascending number. Episodes without a number come last. Equal numbers keep the
 * host's order.
 */
export function readEpisodes(value: unknown, trust: Trust): Episode[] {
  const read = (row: unknown): Episode | null => {
    const key = id(field(row, '_id')) ?? id(field(row, 'id'));
    if (key === null) return null;
    const backdrop = trust.picture(field(row, 'backdrop'));
    const player = trust.player(field(row, 'links'));
    // The page of an episode holds many of them: in this order they compress best.
    return {
      number: number(field(row, 'episodeNumber')),
      title: text(field(row, 'title')),
      poster: trust.picture(field(row, 'poster')),
      description: text(field(row, 'description'), PROSE),
      player,
      ...(player && readCaptions(row, trust)),
      id: key,
      ...(backdrop && { backdrop }),
      ...readNames(row),
    };
  };
  const last = Number.POSITIVE_INFINITY;
  return rows(value, read, (episode) => episode.id, WHOLE).sort((a, b) => {
    const [left, right] = [a.number ?? last, b.number ?? last];
    return left === right ? 0 : left - right;
  });
}
