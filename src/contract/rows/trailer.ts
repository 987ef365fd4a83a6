/** A trailer of home or of the feed. */
import { present, type Read, row, says, type Values, type Wire } from '../row.ts';
import type { Trust } from '../trust.ts';
import * as v from '../values.ts';
import * as parts from './parts.ts';

const shown = { ...parts.backdrop, release_date: v.date };
const film = { ...parts.movieId, ...parts.names, ...parts.captioned };
type Wired = Values<
  typeof shown &
    typeof film &
    typeof parts.native & {
      id: typeof v.id;
      trailerKey: typeof v.videoId;
      posterPath: typeof v.pictureUrl;
    }
>;

/** Returns a trailer. `key` names it in addresses. */
function trailerOf(wire: Wired, title: string | null, trust: Trust) {
  const { id, trailerKey: link } = wire;
  const key = parts.keyFrom(id, link ?? title);
  if (key === null) return null;
  const player = trust.player(link);
  return {
    key,
    title,
    /** Else the still of its video. */
    poster: wire.posterPath ?? trust.still(player),
    /** A wide picture for behind its title; null where the host gives only the poster. */
    backdrop: wire.backdrop,
    player,
    ...present({ captions: player && wire.captions }),
    /** Id of the film's own page; null if the host does not tell it. */
    movieId: wire.movie_id,
    ...present({
      /** When the film came out, where the host tells it. */
      date: wire.release_date,
      /** The title in the letters of its language, where the host tells it. */
      native: wire.native_title,
      names: wire.native_titles,
    }),
  };
}

const TITLE = 'The title of the film, not of the video.';

export type Trailer = Read<typeof dashboardTrailer>;
export type DashboardTrailerRow = Wire<typeof dashboardTrailer>;
export const dashboardTrailer = row({
  name: 'DashboardTrailer',
  is: 'A trailer of home.',
  must: {
    id: v.id,
    trailerKey: says(v.videoId, 'A bare id here. In the list of cartoons it is a whole embed URL.'),
    trailerName: says(v.title, TITLE),
    posterPath: says(
      v.pictureUrl,
      'A whole URL, in spite of its name; without spaces, quotes and brackets.',
    ),
  },
  more: { ...shown, ...film },
  also: parts.native,
  read: (wire, trust) => trailerOf(wire, wire.trailerName, trust),
  key: parts.byKey,
});

export type FeedRow = Wire<typeof feedTrailer>;
export const feedTrailer = row({
  name: 'FeedTrailer',
  is: 'A slide of the trailer feed.',
  must: { trailerKey: says(v.videoId, 'A bare id.'), movieTitle: says(v.title, TITLE) },
  more: {
    id: v.id,
    posterPath: says(
      v.pictureUrl,
      'A whole URL. Without it the site shows the still of the video.',
    ),
    ...shown,
    ...parts.native,
    ...film,
  },
  read: (wire, trust) => trailerOf(wire, wire.movieTitle, trust),
  key: parts.byKey,
});
