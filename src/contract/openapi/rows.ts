/** The rows of the contract, in the order of its page. */
import { type Row, words } from '../row.ts';
import { choices, genreChoice } from '../rows/choices.ts';
import { clip } from '../rows/clip.ts';
import { drama } from '../rows/drama.ts';
import { episode } from '../rows/episode.ts';
import { castMember, clipMaker, crewMember, director } from '../rows/face.ts';
import { editorList, listEntry } from '../rows/list.ts';
import { company, movie, movieDetail } from '../rows/movie.ts';
import { episodeToWatch } from '../rows/parts.ts';
import { image, person, personDetail, role } from '../rows/person.ts';
import { cartoon, complete, regional } from '../rows/playable.ts';
import { searchHit } from '../rows/search-hit.ts';
import { season, seasonOfSeries } from '../rows/season.ts';
import { seriesAlone, video } from '../rows/series.ts';
import { dashboardTrailer, feedTrailer } from '../rows/trailer.ts';

const inOrder: readonly Row[] = [
  movie,
  choices,
  genreChoice,
  movieDetail,
  complete,
  director,
  castMember,
  crewMember,
  company,
  person,
  personDetail,
  image,
  role,
  seriesAlone,
  seasonOfSeries,
  video,
  searchHit,
  editorList,
  listEntry,
  regional,
  cartoon,
  dashboardTrailer,
  feedTrailer,
  clip,
  clipMaker,
  season,
  drama,
  episode,
  episodeToWatch,
];

/** Each row with its name, and what one is. */
export const rows = inOrder.map(({ schema }) => {
  const { id = '', description = '' } = words.get(schema) ?? {};
  return { schema, name: id, is: description };
});
