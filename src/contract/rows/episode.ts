/** An episode of a season or a drama. */
import { present, type Read, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { factFields } from './facts.ts';
import * as parts from './parts.ts';
import { seasonOfEpisodes } from './season.ts';

export type Episode = Read<typeof episode>;
export type EpisodeRow = Wire<typeof episode>;
/** Clients sort by the number and leave out the episode with the same `_id`. */
export const episode = row({
  name: 'Episode',
  is: 'An episode of a season or a drama.',
  must: {
    _id: says(v.id, 'Needed: clients leave the playing episode out of a list by it.'),
    title: v.title,
    description: says(v.prose, 'May be empty.'),
    links: says(
      v.playerLink,
      'One whole URL of a player, in spite of the plural; empty text where there is none.',
    ),
    episodeNumber: says(v.order, 'A number. The order of the list comes from it.'),
    poster: says(v.pictureUrl, 'A whole URL.'),
  },
  more: {
    ...parts.backdrop,
    ...parts.names,
    ...parts.captioned,
    air_date: says(v.date, 'When it was first shown.'),
    runtime: factFields.runtime,
    season: says(
      seasonOfEpisodes,
      'Of the first one: its season, if the list of all seasons has it not.',
    ),
  },
  also: { id: v.id },
  read: (wire) => {
    const id = wire._id ?? wire.id;
    if (id === null) return null;
    const { backdrop, links: player } = wire;
    // The page of an episode holds many of them: in this order they compress best.
    return {
      number: wire.episodeNumber,
      title: wire.title,
      poster: wire.poster,
      description: wire.description,
      player,
      ...present({ captions: player && wire.captions }),
      id,
      /** A wide picture without lettering, which stands in the place of a player, where the host gives it. */
      ...present({
        backdrop,
        names: wire.native_titles,
        date: wire.air_date,
        runtime: wire.runtime,
        season: wire.season,
      }),
    };
  },
  key: parts.byId,
});

const last = Number.POSITIVE_INFINITY;

/**
 * Compares episodes by ascending number. Those without a number come last. Equal numbers keep the
 * host's order.
 */
export function byNumber(a: Episode, b: Episode): number {
  const [left, right] = [a.number ?? last, b.number ?? last];
  return left === right ? 0 : left - right;
}
