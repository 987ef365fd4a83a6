import { type CalendarDate, calendarDate } from './dates.ts';
import { readSeason, type Season } from './episode.ts';
import { type Facts, readFacts } from './facts.ts';
import type { Language } from './language.ts';
import { PROSE } from './limits.ts';
import { type Face, type Movie, ownOr, readFaces, readSimilar } from './movie.ts';
import { type Names, readLanguage, readNames } from './names.ts';
import { type Rated, readRating } from './rating.ts';
import { field, rows, text } from './raw.ts';
import type { Picture, Player, Trust } from './trust.ts';

export type Series = Rated & {
  name: string | null;
  poster: Picture | null;
  backdrop: Picture | null;
  overview: string | null;
  overviewLanguage?: Language;
  date: CalendarDate | null;
  creators: Face[];
  cast: Face[];
  crew: Face[];
  seasons: Season[];
  facts: Facts;
  /** Series like it, where the host names any. */
  similar: Movie[];
  /** The name in the languages of pages, where the host gives it. */
  names?: Names;
};

export function readSeries(body: unknown, trust: Trust): Series {
  const series = field(body, 'series');
  const credits = field(body, 'credits');
  return {
    name: text(field(series, 'name')),
    poster: ownOr(series, 'poster', 'poster_path', trust),
    backdrop: ownOr(series, 'backdrop', 'backdrop_path', trust),
    ...readRating(series),
    overview: text(field(series, 'overview'), PROSE),
    ...readLanguage('overviewLanguage', field(series, 'overview_language')),
    date: calendarDate(field(series, 'first_air_date')),
    creators: readFaces(field(series, 'created_by'), null, trust),
    cast: readFaces(field(credits, 'cast'), 'character', trust),
    crew: readFaces(field(credits, 'crew'), 'job', trust),
    facts: readFacts(series),
    similar: readSimilar(series, trust),
    seasons: rows(
      field(series, 'seasons'),
      (row) => readSeason(row, trust),
      ({ id }) => id,
    ),
    ...readNames(series),
  };
}

export type Video = { type: string; name: string | null; player: Player | null };

export function readVideo(row: unknown, trust: Trust): Video | null {
  const type = text(field(row, 'type'));
  if (type === null) return null;
  return { type, name: text(field(row, 'name')), player: trust.player(field(row, 'key')) };
}
