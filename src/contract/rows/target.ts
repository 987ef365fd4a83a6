/** What a row of any kind leads to: a result of a search, a credit, an entry of a list. */
import { z } from 'zod';
import { title as dramaName } from '../params.ts';
import { exact, nameText, whole } from '../raw.ts';
import { readAs, row, says } from '../row.ts';
import { NO_TRUST } from '../trust.ts';
import * as v from '../values.ts';
import * as parts from './parts.ts';

/** The id on the route of its kind, where `id` is made for clients that open every row as a movie. */
export const ownId = {
  own_id: says(
    v.id,
    'The id that opens its own kind, where `id` is another one, made for clients that open all as ' +
      'movies. Without it `id` opens both.',
  ),
};
/** Where a title is opened that is neither a movie nor a series: a song or a clip in its list. */
export const place = {
  page: says(
    { schema: z.int().positive(), read: (value: unknown) => whole(value, 1) },
    'Where a song or a clip stands: the page of its list. Without it and `key` it opens as a movie.',
  ),
  key: says(v.id, 'Where a song or a clip stands: its id there.'),
};
/** Which of these media types a row is of. */
export const mediaType = <const K extends string>(of: readonly K[], what: string) => ({
  media_type: says({ schema: z.enum(of), read: kindOf }, what),
});

export const anyId = {
  id: says(
    v.id,
    'Opens the call of its kind, if `own_id` does not. Of a drama, a song or a clip it only tells rows ' +
      'apart.',
  ),
};
/** What a row may say that is of any kind. */
export const ofAnyKind = {
  title: says(
    v.title,
    'Of all but series and people; of a drama as its list has it. A row has a title or a name.',
  ),
  name: says(v.title, 'Of a series or a person.'),
  ...mediaType(
    ['movie', 'tv', 'person', 'drama', 'song', 'clip'],
    'Without it the site takes the row for a movie.',
  ),
  poster_path: v.imagePath,
  release_date: v.date,
  ...parts.native,
  ...parts.names,
  ...parts.ofTitle,
  ...ownId,
  ...parts.poster,
  ...place,
};

/** `list`: a list of the site, whose id is its address. No host can give that kind. */
export type TargetKind = 'movie' | 'series' | 'person' | 'drama' | 'song' | 'clip' | 'list';

/** What a search result or a credit leads to. */
export type Target = {
  id: string;
  title: string | null;
  /** The kind that the host gives; null if it gives none, or one whose page can not be told. */
  kind: TargetKind | null;
  /** Where a song or a clip stands: the page of its list, and its key there. */
  place: { page: number; key: string } | null;
};

/** The kinds of the contract, and of the movie database. */
const KINDS: Record<string, Exclude<TargetKind, 'list'>> = {
  movie: 'movie',
  tv: 'series',
  series: 'series',
  person: 'person',
  drama: 'drama',
  song: 'song',
  clip: 'clip',
};

/** Returns the kind that a host says; null if it says none that the site knows. */
export function kindOf(given: unknown): Exclude<TargetKind, 'list'> | null {
  const isKnown = typeof given === 'string' && Object.hasOwn(KINDS, given);
  return isKnown ? (KINDS[given] ?? null) : null;
}

/** A title as pages show it, and whole: a drama is found by that. */
const title = readAs(v.title, (value) => ({
  shown: v.title.read(value),
  whole: exact(nameText(value)),
}));

const target = row({
  must: anyId,
  more: { ...ofAnyKind, title, name: title },
  read(wire): Target | null {
    const id = wire.own_id ?? wire.id;
    if (id === null) return null;
    const { title, page, key, media_type: kind } = wire;
    const shown = title.shown ?? wire.name.shown;
    const place = page !== null && key !== null ? { page, key } : null;
    const isLost =
      (kind === 'drama' &&
        ((title.whole ?? wire.name.whole) !== shown || dramaName.parse(shown) === undefined)) ||
      ((kind === 'song' || kind === 'clip') && !place);
    return { id, title: shown, kind: isLost ? null : kind, place };
  },
});

/** Reads what a row leads to; null if it leads nowhere. */
export const readTarget = (given: unknown): Target | null => target.read(given, NO_TRUST);

/** In a movie database a movie, a series and a person may have one number. */
export const keyOfTarget = ({ kind, id }: Target): string => `${kind} ${id}`;
