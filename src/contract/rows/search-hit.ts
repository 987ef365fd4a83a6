/** A result of a search. */
import { calendarDate } from '../dates.ts';
import { present, type Read, readAs, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { asGiven } from './parts.ts';
import { anyId, keyOfTarget, ofAnyKind, readTarget } from './target.ts';

export type SearchResult = Read<typeof searchHit>;
export type SearchRow = Wire<typeof searchHit>;
/** An existing client opens every row as a movie, and shows its title or its name. */
export const searchHit = row({
  name: 'SearchHit',
  is: 'A result of a search.',
  must: anyId,
  more: {
    ...ofAnyKind,
    poster_path: readAs(v.imagePath, asGiven),
    release_date: readAs(v.date, asGiven),
    close: says(v.flag, 'Whether only a near spelling of the query names it.'),
    folded: says(v.title, 'The spelling by whose sound it was found.'),
    known_for: says(v.title, 'The person whom the query found, where this is a title of theirs.'),
  },
  also: {
    profile_path: readAs(v.imagePath, asGiven),
    first_air_date: readAs(v.date, asGiven),
  },
  read: (wire, trust, given) => {
    const target = readTarget(given);
    if (target === null) return null;
    const date = calendarDate(wire.release_date ?? wire.first_air_date);
    return {
      ...target,
      picture: wire.poster ?? trust.picture(wire.poster_path ?? wire.profile_path),
      year: date?.slice(0, 4) ?? null,
      native: wire.native_title,
      /** Whether only a near spelling of the query names it. */
      close: wire.close === true,
      ...present({ names: wire.native_titles }),
      /** The name by whose sound it was found, in another script or spelling than the query. */
      folded: wire.folded,
      /** The person whom the query found, and whose title this is; null if the query found it itself. */
      knownFor: wire.known_for,
    };
  },
  key: keyOfTarget,
});
