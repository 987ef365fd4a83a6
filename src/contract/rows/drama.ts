/** A drama in the list of all. */
import { z } from 'zod';
import { title as dramaName } from '../params.ts';
import { exact, field, id, list, nameText } from '../raw.ts';
import { listOf, present, type Read, readAs, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { dramaCast, dramaMaker, faceNamed } from './face.ts';
import { basis } from './facts.ts';
import * as parts from './parts.ts';

/** The first title in the letters of its language. */
function readNative(titles: unknown): v.NativeTitle | null {
  for (const one of list(titles)) {
    const native = v.readNative(field(one, 'language'), field(one, 'text'));
    if (native) return native;
  }
  return null;
}

export type Drama = Read<typeof drama>;
export type DramaRow = Wire<typeof drama>;
/**
 * A drama's title names it in addresses, so a drama without a title cannot be opened, nor one whose
 * title no address can hold. The id is any text or number that tells rows apart.
 */
export const drama = row({
  name: 'Drama',
  is: 'A drama in the list of all.',
  must: {
    id: says(
      { schema: z.union([v.id.schema, v.title.schema]), read: id },
      '`id`, where a season has `_id`. It only tells rows apart.',
    ),
    title: says(
      readAs(v.title, (value) => dramaName.parse(exact(nameText(value))) ?? null),
      'Opens the call for its episodes: each once, and the same in every language.',
    ),
    poster: says(v.pictureUrl, 'A whole URL.'),
  },
  more: {
    year: v.year,
    ...parts.firstWatchable,
    ...parts.names,
    overview: v.prose,
    ...parts.ofOverview,
    directors: listOf(v.title),
    writers: listOf(v.title),
    cast: listOf(dramaCast),
    people: says(listOf(dramaMaker), 'Ids of directors and writers, by their names.'),
    ...basis,
  },
  also: parts.documentId,
  read: (wire, _trust, given) => {
    const { title, people, first_watchable: firstWatchable } = wire;
    if (title === null) return null;
    const maker = (name: string) => faceNamed(name, people);
    return {
      id: wire.id ?? wire._id,
      title,
      poster: wire.poster,
      year: wire.year,
      /** What the host gives beyond the contract, for the head of the drama's page. */
      overview: wire.overview,
      ...present({ overviewLanguage: wire.overview_language }),
      writers: wire.writers.map(maker),
      directors: wire.directors.map(maker),
      cast: wire.cast,
      ...present({
        names: wire.native_titles,
        /** The title in the letters of its language. */
        native: readNative(field(given, 'native_titles')),
      }),
      ...wire.basis,
      ...(firstWatchable !== undefined && { firstWatchable }),
    };
  },
});
