/** A song or a fitness video. */
import { z } from 'zod';
import { number, text } from '../raw.ts';
import { listOf, present, type Read, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { clipMaker, faceNamed } from './face.ts';
import { basis } from './facts.ts';
import * as parts from './parts.ts';

/** Seconds of the longest clip whose length is shown. */
const LONGEST = 86_400;
/** Number of singers that are read: a line holds no more. */
const MOST_SINGERS = 8;

export type Clip = Read<typeof clip>;
export type ClipRow = Wire<typeof clip>;
export const clip = row({
  name: 'Clip',
  is: 'A song or a fitness video.',
  must: {
    links: says(
      v.link,
      'A whole embed URL without a query: clients add one. Empty text where there is none.',
    ),
    title: v.title,
    views: says(
      {
        schema: z.union([z.string(), z.number()]),
        read: (value: unknown) => number(value) ?? text(value),
      },
      'A number, or text that is shown as it is.',
    ),
  },
  more: {
    id: v.id,
    ...parts.poster,
    ...parts.movieId,
    ...parts.names,
    ...parts.captioned,
    year: v.year,
    seconds: says(
      { schema: z.number().positive(), read: readSeconds },
      'How long it plays: cards say it where there are no views.',
    ),
    film: says(v.title, 'The name of the film.'),
    singers: listOf(v.title, { keep: MOST_SINGERS }),
    composer: v.title,
    notes: v.prose,
    notes_language: says(v.pageLanguage, 'The language of the notes.'),
    ...basis,
    people: says(listOf(clipMaker), 'Ids of the singers and the composer, by their names.'),
    film_titles: says(v.nativeTitles, 'The name of the film in other languages.'),
  },
  also: parts.documentId,
  read: (wire, trust) => {
    const { title, links: link, film: filmTitle, people, composer } = wire;
    const key = parts.keyFrom(wire.id ?? wire._id, link ?? title);
    if (key === null) return null;
    const player = trust.player(link);
    const maker = (name: string) => faceNamed(name, people);
    return {
      key,
      title,
      /** In the host's form: pages group the digits of a number. */
      views: wire.views,
      ...present({ seconds: wire.seconds }),
      /** Else the still of its video. */
      poster: wire.poster ?? trust.still(player),
      player,
      ...present({ captions: player && wire.captions }),
      /** Id of the film that the clip is from; null if the host does not tell it. */
      movieId: wire.movie_id,
      film:
        filmTitle === null ? null : { title: filmTitle, ...present({ names: wire.film_titles }) },
      year: wire.year,
      singers: wire.singers.map(maker),
      /** One at most. */
      composers: composer === null ? [] : [maker(composer)],
      notes: wire.notes,
      ...present({ notesLanguage: wire.notes_language, names: wire.native_titles }),
      ...wire.basis,
    };
  },
  key: parts.byKey,
});

function readSeconds(value: unknown): number | null {
  const seconds = number(value);
  return seconds !== null && seconds > 0 && seconds <= LONGEST ? seconds : null;
}
