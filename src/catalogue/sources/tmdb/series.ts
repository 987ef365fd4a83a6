/** A series' page. */

import { calendarYear } from '#/contract/dates.ts';
import { field, list, number, rows, text } from '#/contract/raw.ts';
import type { SeriesWire } from '#/contract/rows/series.ts';
import type { TmdbContext } from './context.ts';
import {
  castIn,
  crewIn,
  dateIn,
  idIn,
  makersIn,
  pathIn,
  ratingIn,
  seriesRow,
  similarIn,
} from './rows.ts';
import { factsIn, textIn, titleOf } from './titled.ts';

/** Returns a series from the answer for it; null if it has neither name nor id. */
export function seriesDetail(
  body: unknown,
  { ui, imageHost, region, regions }: Pick<TmdbContext, 'ui' | 'imageHost' | 'region' | 'regions'>,
): SeriesWire | null {
  const id = idIn(body);
  const titled = titleOf(body, 'name', ui);
  if (id === null || titled === null) return null;
  return {
    series: {
      id,
      name: titled.title,
      ...titled.extras,
      ...(textIn(body, 'overview', ui) as { overview: string }),
      first_air_date: dateIn(body, 'first_air_date'),
      vote_average: ratingIn(body),
      poster_path: pathIn(body, 'poster_path'),
      backdrop_path: pathIn(body, 'backdrop_path'),
      created_by: makersIn(body),
      ...factsIn(
        body,
        {
          runtime: number(list(field(body, 'episode_run_time'))[0]),
          certificate: ratingFor(body, region),
        },
        { ui, regions },
      ),
      similar: similarIn(body, seriesRow(ui)),
      seasons: rows(field(body, 'seasons'), (row) => season(row, imageHost)),
    },
    credits: { cast: castIn(body), crew: crewIn(body) },
  };
}

/** Returns for which ages a series is in a country. */
function ratingFor(body: unknown, country: string | null): string | null {
  const all = list(field(field(body, 'content_ratings'), 'results'));
  return text(
    field(
      all.find((one) => field(one, 'iso_3166_1') === country),
      'rating',
    ),
  );
}

/** The database's seasons have no list of episodes here. The wire names their posters whole. */
function season(row: unknown, imageHost: string) {
  const [id, title] = [idIn(row), text(field(row, 'name'))];
  if (id === null || title === null) return null;
  const year = calendarYear(dateIn(row, 'air_date').slice(0, 4));
  const path = pathIn(row, 'poster_path');
  return {
    _id: id,
    title,
    poster: path === null ? '' : `${imageHost}/w500${path}`,
    ...(year !== null && { year }),
    lists_episodes: false,
  };
}
