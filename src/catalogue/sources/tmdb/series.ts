/** A series' page. */

import { calendarYear } from '#/contract/dates.ts';
import { field, list, number, rows, text, whole } from '#/contract/raw.ts';
import type { SeriesWire } from '#/contract/rows/series.ts';
import type { TmdbContext } from './context.ts';
import { seasonId } from './ids.ts';
import { seriesCertificateIn } from './releases.ts';
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
          certificate: seriesCertificateIn(body, region),
        },
        { ui, regions },
      ),
      similar: similarIn(body, seriesRow(ui)),
      seasons: rows(field(body, 'seasons'), (row) => season(row, id, imageHost)),
    },
    credits: { cast: castIn(body), crew: crewIn(body) },
  };
}

/** The wire names the posters of seasons whole. */
function season(row: unknown, series: number, imageHost: string) {
  const [asked, title] = [whole(field(row, 'season_number'), 0, 9999), text(field(row, 'name'))];
  if (asked === null || title === null) return null;
  const year = calendarYear(dateIn(row, 'air_date').slice(0, 4));
  const path = pathIn(row, 'poster_path');
  return {
    _id: seasonId({ series, number: asked }),
    title,
    poster: path === null ? '' : `${imageHost}/w500${path}`,
    ...(year !== null && { year }),
  };
}
