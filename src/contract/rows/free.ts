/** Titles that become free, or became free, in a known year. */
import { present, type Read, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { basis } from './facts.ts';
import * as parts from './parts.ts';
import { anyId, keyOfTarget, ofAnyKind, readTarget } from './target.ts';

export type FreeTitle = Read<typeof freeTitle>;
export type FreeTitleRow = Wire<typeof freeTitle>;
export const freeTitle = row({
  name: 'FreeTitle',
  is: 'A title whose basis says when it becomes free, as a search has it.',
  must: anyId,
  more: {
    ...basis,
    ...ofAnyKind,
    ...parts.released,
    watchable: says(v.flag, 'Whether it plays.'),
  },
  also: parts.firstAired,
  read: (wire, _trust, given) => {
    const target = readTarget(given);
    if (target === null) return null;
    return {
      ...target,
      picture: wire.poster ?? wire.poster_path,
      /** The year of the title itself. */
      released: parts.yearIn(wire),
      /** When it becomes free. */
      dates: wire.basis.dates ?? [],
      ...present({ watchable: wire.watchable, names: wire.native_titles }),
    };
  },
  key: keyOfTarget,
});
