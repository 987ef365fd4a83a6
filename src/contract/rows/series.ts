/** The page of a series, who made it, and its videos. */
import { WHOLE } from '../limits.ts';
import { listOf, present, type Read, readAs, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';
import { castMember, crewMember, director, withoutRepeats } from './face.ts';
import { basis, factFields, factsOf } from './facts.ts';
import { similar } from './movie.ts';
import * as parts from './parts.ts';
import { seasonOfSeries } from './season.ts';

export type ListedSeries = Read<typeof listedSeries>;
export type ListedSeriesRow = Wire<typeof listedSeries>;
export const listedSeries = row({
  name: 'ListedSeries',
  is: 'A poster card of a series.',
  must: {
    id: says(v.id, 'Opens the call for the series.'),
    name: says(v.title, '`name`, where a movie has `title`.'),
    poster_path: v.imagePath,
    ...parts.rated,
    first_air_date: v.date,
  },
  more: { ...parts.native, ...parts.names, ...parts.ofTitle, ...parts.poster, ...parts.watchable },
  also: parts.votes,
  read: (wire) =>
    wire.id === null
      ? null
      : {
          id: wire.id,
          name: wire.name,
          poster: wire.poster ?? wire.poster_path,
          rating: parts.ratingOf(wire).rating,
          date: wire.first_air_date,
          /** Whether it plays here, where the host says it. */
          ...present({ names: wire.native_titles, watchable: wire.watchable }),
        },
  key: parts.byId,
});

/** Without what stands beside it, the cast and crew. */
const seriesAlone = row({
  name: 'Series',
  is: 'The page of a series.',
  must: {
    name: says(v.title, '`name`, where a movie has `title`.'),
    poster_path: v.imagePath,
    backdrop_path: says(v.imagePath, 'Not `background_path`, which a movie has.'),
    ...parts.rated,
    overview: v.prose,
    created_by: says(listOf(director, { most: WHOLE }), 'Where a movie has `directors`.'),
  },
  more: {
    id: v.id,
    first_air_date: v.date,
    ...parts.native,
    ...parts.names,
    ...parts.ofTitle,
    ...parts.ofOverview,
    ...factFields,
    ...parts.poster,
    ...parts.backdrop,
    ...parts.votes,
    ...basis,
    ...similar('Series like it, as rows of movies whose ids open the call for the series.'),
    seasons: says(listOf(seasonOfSeries), 'The seasons of the series, if the host knows them.'),
  },
  read: (wire) => wire,
});

const credits = row({
  must: {
    cast: listOf(castMember, { most: WHOLE }),
    crew: listOf(crewMember, { most: WHOLE }),
  },
  read: (wire) => wire,
});

export type Series = Read<typeof series>;
export type SeriesWire = Wire<typeof series>;
/** Two keys, both needed: an existing client reads the credits without looking whether they are there. */
export const series = row({
  must: {
    series: says(seriesAlone, 'The series.'),
    credits: says(credits, 'Its cast and crew, beside the series and not within it.'),
  },
  read: ({ series: wire, credits }) => ({
    name: wire.name,
    poster: wire.poster ?? wire.poster_path,
    backdrop: wire.backdrop ?? wire.backdrop_path,
    ...parts.ratingOf(wire),
    overview: wire.overview,
    ...present({ overviewLanguage: wire.overview_language }),
    date: wire.first_air_date,
    creators: withoutRepeats(wire.created_by),
    cast: credits.cast,
    crew: credits.crew,
    facts: factsOf(wire),
    /** Series like it, where the host names any. */
    similar: wire.similar,
    seasons: wire.seasons,
    ...present({ names: wire.native_titles }),
  }),
});

export type Video = Read<typeof video>;
export type VideoRow = Wire<typeof video>;
export const video = row({
  name: 'Video',
  is: 'A video of a series.',
  must: {
    type: says(
      v.title,
      'The first row with exactly `Trailer` is the trailer. Others are not played.',
    ),
    key: says(
      readAs(v.title, v.playerUrl.read),
      'Of a trailer the bare id of a YouTube video, as of kind VideoId. Of any other type it may be ' +
        'a whole URL.',
    ),
  },
  more: { name: v.title },
  read: (wire) => {
    const { type } = wire;
    return type === null ? null : { type, name: wire.name, player: wire.key };
  },
});
