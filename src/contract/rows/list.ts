/** Lists that editors put together: entries of any kind, each with a sentence that says why. */
import { listOf, present, type Read, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import * as parts from './parts.ts';
import { anyId, keyOfTarget, ofAnyKind, readTarget } from './target.ts';

export type ListEntry = Read<typeof listEntry>;
const listEntry = row({
  name: 'ListEntry',
  is: 'An entry of a list, as a search has it.',
  must: anyId,
  more: {
    ...ofAnyKind,
    ...parts.released,
    watchable: says(v.flag, 'Whether it plays. Say it of all but people.'),
    why: says(v.prose, 'Why it is in the list, in a sentence. The list of lists does without it.'),
    why_language: says(v.pageLanguage, 'The language of that sentence.'),
  },
  also: parts.firstAired,
  read: (wire, _trust, given) => {
    const target = readTarget(given);
    if (target === null) return null;
    return {
      ...target,
      picture: wire.poster ?? wire.poster_path,
      year: parts.yearIn(wire),
      /** Whether it plays here, where the host says it. It says nothing of people. */
      ...present({ watchable: wire.watchable }),
      why: wire.why,
      ...present({ whyLanguage: wire.why_language, names: wire.native_titles }),
    };
  },
  key: keyOfTarget,
});

export type EditorList = Read<typeof editorList>;
export type ListRow = Wire<typeof editorList>;
export const editorList = row({
  name: 'EditorList',
  is: 'A list by editors.',
  must: {
    id: says(
      { schema: v.slug.schema.max(64), read: v.slug.read },
      'Its name in addresses, which opens the call for the list.',
    ),
    title: v.title,
    entries: says(
      // Nobody looks through a longer list.
      listOf(listEntry, { keep: 100 }),
      'All of them, in the list of lists too: its card says how many play. The site reads 100.',
    ),
  },
  more: {
    overview: says(v.prose, 'What the list is about.'),
    ...parts.ofOverview,
    ...parts.names,
    changed: says(v.date, 'The day on which it was published or changed last.'),
  },
  read: (wire) => {
    const { id } = wire;
    if (id === null) return null;
    return {
      id,
      title: wire.title,
      overview: wire.overview,
      ...present({ overviewLanguage: wire.overview_language }),
      changed: wire.changed,
      entries: wire.entries,
      ...present({ names: wire.native_titles }),
    };
  },
  key: parts.byId,
});
