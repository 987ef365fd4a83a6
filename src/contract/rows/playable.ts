/** Films that play from their card, and the player of a whole film. */
import { saidLaw } from '../law.ts';
import { present, type Read, row, says, type Values, type Wire } from '../row.ts';
import type { Player, Trust } from '../trust.ts';
import * as v from '../values.ts';
import { basis } from './facts.ts';
import * as parts from './parts.ts';

const more = {
  ...parts.movieId,
  ...parts.names,
  ...basis,
  ...parts.captioned,
  release_date: says(
    v.date,
    'When it came out, of a film with a page in place of a player: without a link its card shows the ' +
      'date, and leads to `movie_id`.',
  ),
};
type Extras = Values<typeof more & typeof parts.documentId & { id: typeof v.id }>;
type Named = { title: string | null; poster: string | null; link: string | null };

/** Returns a film. `key` names it in addresses. */
function playable(wire: Extras, { title, poster, link }: Named, trust: Trust) {
  const key = parts.keyFrom(wire.id ?? wire._id, link ?? title);
  if (key === null) return null;
  const player = trust.player(link);
  return {
    key,
    title,
    poster,
    player,
    /** Id of the film's own page; null if the host does not tell it. */
    movieId: wire.movie_id,
    ...(player === null && saidLaw(wire.basis)),
    /** The date of a film whose card leads to its page. */
    ...present({ date: player === null && wire.movie_id !== null ? wire.release_date : null }),
    ...present({ captions: player && wire.captions, names: wire.native_titles }),
  };
}

export type PlayableMovie = Read<typeof regional>;
export type RegionalRow = Wire<typeof regional>;
export const regional = row({
  name: 'Regional',
  is: 'A film that plays from its card.',
  must: {
    id: v.id,
    title: v.title,
    posterimage: says(v.pictureUrl, 'A whole URL. Not a path, as in the lists of movies.'),
    links: says(
      v.link,
      'One whole URL of a player, in spite of the plural; empty text where there is none.',
    ),
  },
  more,
  also: parts.documentId,
  read: (wire, trust) =>
    playable(wire, { title: wire.title, poster: wire.posterimage, link: wire.links }, trust),
  key: parts.byKey,
});

export type CartoonRow = Wire<typeof cartoon>;
export const cartoon = row({
  name: 'Cartoon',
  is: 'A cartoon that plays from its card.',
  must: {
    movieTitle: says(v.title, 'Once in the list: clients tell rows apart by it.'),
    posterUrl: says(v.pictureUrl, 'A whole URL.'),
    trailerKey: says(v.link, 'A whole embed URL here. In the lists of trailers it is a bare id.'),
  },
  more: { id: v.id, ...more },
  also: parts.documentId,
  read: (wire, trust) =>
    playable(
      wire,
      { title: wire.movieTitle, poster: wire.posterUrl, link: wire.trailerKey },
      trust,
    ),
  key: parts.byKey,
});

/** `player` is null when the film has no link, or none that may be framed. */
export type CompleteMovie = Read<typeof complete>;
export type CompleteRow = Wire<typeof complete>;
export const complete = row({
  name: 'Complete',
  is: 'The player of a whole film.',
  must: {
    title: v.title,
    links: says(
      v.playerLink,
      'One whole URL of a player, in spite of the plural; empty text where the film has none. ' +
        'Answer 200 with empty text, not 404: after a 404 clients show nothing.',
    ),
  },
  more: parts.captioned,
  read: (wire) => {
    const player: Player | null = wire.links;
    return { title: wire.title, player, ...present({ captions: player && wire.captions }) };
  },
});

/**
 * Returns how many entries of a list play here, and of how many the host says whether they do: of a
 * person nobody does.
 */
export function countPlaying(entries: readonly { watchable?: boolean }[]): {
  playing: number;
  total: number;
} {
  const judged = entries.filter(({ watchable }) => watchable !== undefined);
  return { playing: judged.filter(({ watchable }) => watchable).length, total: judged.length };
}
