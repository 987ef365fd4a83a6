/** A season: in the list of all, and on the page of its series. */
import { saidLaw } from '../law.ts';
import { present, type Read, row, says, type Values, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { basis } from './facts.ts';
import * as parts from './parts.ts';

const seriesOf = row({
  must: { id: v.id, name: v.title },
  more: parts.names,
  read: ({ id, name, native_titles: names }) =>
    id === null || name === null ? null : { id, name, ...present({ names }) },
});
const series = { series: says(seriesOf, 'The series that it belongs to.') };
const listsEpisodes = {
  lists_episodes: says(v.flag, 'False where the host has no list of its episodes.'),
};
const more = { year: v.year, ...parts.firstWatchable, ...parts.names };
type Needed = {
  _id: typeof v.id;
  id: typeof v.id;
  title: typeof v.title;
  poster: typeof v.pictureUrl;
};
type Wired = Values<Needed & typeof more & typeof series & typeof listsEpisodes & typeof basis>;

function seasonOf(wire: Wired) {
  const id = wire._id ?? wire.id;
  if (id === null) return null;
  const { first_watchable: firstWatchable } = wire;
  return {
    id,
    title: wire.title,
    poster: wire.poster,
    year: wire.year,
    /** False where the host has no list of its episodes, so that its page would be empty. */
    ...(wire.lists_episodes === false && { listsEpisodes: false as const }),
    /** The series that it belongs to, where the host says so. */
    series: wire.series,
    /** What the law says of the series, where the host says it. */
    ...saidLaw(wire.basis),
    ...(firstWatchable !== undefined && { firstWatchable }),
    ...present({ names: wire.native_titles }),
  };
}

/** A season beside its episodes, for a host whose list of all has it not. */
export const seasonOfEpisodes = row({
  name: 'SeasonOfEpisodes',
  is: 'The season of an episode.',
  must: { title: v.title },
  more: { year: v.year, ...series },
  read: ({ title, year, series }) => (title === null ? null : { title, year, series }),
});

export type Season = Read<typeof season>;
export type SeasonRow = Wire<typeof season>;
/** Its extras are for the head of the season's page: the answer with the episodes is a bare array. */
export const season = row({
  name: 'Season',
  is: 'A season in the list of all.',
  must: {
    _id: says(v.id, 'Opens the call for its episodes: `_id`, where other lists have `id`.'),
    title: v.title,
    poster: says(v.pictureUrl, 'A whole URL.'),
  },
  more: { year: v.year, ...series, ...parts.firstWatchable, ...parts.names, ...basis },
  also: { id: v.id, ...listsEpisodes },
  read: seasonOf,
  key: parts.byId,
});

export const seasonOfSeries = row({
  name: 'SeasonOfSeries',
  is: 'A season on the page of its series.',
  must: {
    _id: says(v.id, 'Opens the call for its episodes.'),
    title: v.title,
    poster: says(v.pictureLink, 'A picture by a whole URL, which comes before the path.'),
  },
  more: { ...more, ...listsEpisodes },
  also: { id: v.id, ...series, ...basis },
  read: seasonOf,
  key: parts.byId,
});
