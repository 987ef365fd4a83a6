/** Fields that mean the same in every row that has them, and keys that tell rows apart. */
import { z } from 'zod';
import { calendarDate } from '../dates.ts';
import { shortHash, whole } from '../raw.ts';
import { orNull, readAs, row, says, type Values } from '../row.ts';
import * as v from '../values.ts';

/** The name in the languages of pages. */
export const names = { native_titles: says(v.nativeTitles, 'The name in other languages.') };
export const native = {
  native_title: says(
    orNull(v.nativeTitle),
    'The name in the letters of its own language; null if that is English.',
  ),
};
/** The languages of texts, in an answer that is in the page's language where it can be. */
export const ofTitle = {
  title_language: says(
    v.pageLanguage,
    'The language of the title, of a person that of the name, where it is not English.',
  ),
};
export const ofOverview = {
  overview_language: says(v.pageLanguage, 'The language of the overview.'),
};

/** Whole addresses of pictures that an entry brings. A client that knows none has the path. */
export const poster = {
  poster: says(v.pictureUrl, 'A picture by a whole URL, which comes before the path.'),
};
export const backdrop = {
  backdrop: says(v.pictureUrl, 'A wide picture without lettering, by a whole URL.'),
};
export const photo = {
  photo: says(v.pictureUrl, 'A photo by a whole URL, which comes before the path.'),
};

export const movieId = {
  movie_id: says(v.id, 'The id of the film, by which a card leads to the page of the film.'),
};
export const watchable = {
  watchable: says(
    v.flag,
    'Whether it plays in full. False: cards and page say that it does not, before a press.',
  ),
};
export const captioned = {
  captions: says(
    v.captions,
    'Captions of the player. Only those of the embedded host are read: leave it out.',
  ),
};

const episodeToWatch = row({
  name: 'FirstWatchable',
  is: 'The first episode that plays.',
  must: { _id: v.id, episodeNumber: v.order },
  read: ({ _id, episodeNumber }) => (_id === null ? undefined : { id: _id, number: episodeNumber }),
});
/** The first episode that plays: null if none does, undefined if the host does not say it. */
export const firstWatchable = {
  first_watchable: says(
    readAs(orNull(episodeToWatch), (value, trust) =>
      value === null ? null : episodeToWatch.read(value, trust),
    ),
    'The first episode that plays; null if none does.',
  ),
};

/** Reads a value as it is given, for a field that another one may stand in for. */
export const asGiven = (value: unknown) => value;

/** The date of a row of any kind: hosts name it by the kind. */
export const released = { release_date: readAs(v.date, asGiven) };
export const firstAired = { first_air_date: readAs(v.date, asGiven) };
export function yearIn(wire: Values<typeof released & typeof firstAired>): string | null {
  return calendarDate(wire.release_date ?? wire.first_air_date)?.slice(0, 4) ?? null;
}

/** Tell the rows of a list apart. */
export const byId = ({ id }: { id: string }) => id;
export const byKey = ({ key }: { key: string }) => key;

/** Returns what names a row in addresses: its id, otherwise a hash of its name. */
export const keyFrom = (id: string | null, name: string | null) =>
  id ?? (name === null ? null : shortHash(name));

/** The id under which a document store has a row. */
export const documentId = { _id: v.id };

export const rated = { vote_average: v.rating };
export const votes = {
  vote_count: says(
    {
      schema: z.int().min(0),
      read: (value: unknown) => whole(value, 0, Number.MAX_SAFE_INTEGER),
    },
    'The number of those who rated it. A rating of 0 counts as none where this is 0.',
  ),
};

/** A rating from 0 to 10, null if there is none, and the number of its votes, where the host tells it. */
type Rated = { rating: number | null; votes?: number };

/**
 * Returns the rating of a row. 0 of 0 votes means unrated: movie databases give it to what nobody has rated. A card
 * without a rating has no ring.
 */
export function ratingOf(wire: Values<typeof rated & typeof votes>): Rated {
  const { vote_average: rating, vote_count: votes } = wire;
  if (rating === null || (rating === 0 && votes === 0)) return { rating: null };
  return { rating, ...(votes && { votes }) };
}
