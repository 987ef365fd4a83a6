/** A result of a search. */
import { present, type Read, readAs, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { asGiven, firstAired, released, yearIn } from './parts.ts';
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
    ...released,
    watchable: says(v.flag, 'Whether it plays. Say it of all but people.'),
    close: says(v.flag, 'Whether only a near spelling of the query names it.'),
    folded: says(v.title, 'The spelling by whose sound it was found.'),
    known_for: says(v.title, 'The person whom the query found, where this is a title of theirs.'),
  },
  also: { profile_path: readAs(v.imagePath, asGiven), ...firstAired },
  read: (wire, trust, given) => {
    const target = readTarget(given);
    if (target === null) return null;
    return {
      ...target,
      picture: wire.poster ?? trust.picture(wire.poster_path ?? wire.profile_path),
      year: yearIn(wire),
      native: wire.native_title,
      /** Whether only a near spelling of the query names it. */
      close: wire.close === true,
      /** Whether it plays here, where the host says it. It says nothing of people. */
      ...present({ watchable: wire.watchable, names: wire.native_titles }),
      /** The name by whose sound it was found, in another script or spelling than the query. */
      folded: wire.folded,
      /** The person whom the query found, and whose title this is; null if the query found it itself. */
      knownFor: wire.known_for,
    };
  },
  key: keyOfTarget,
});
