/** A film's page. */
import { field, number, rows, text } from '#/contract/raw.ts';
import type { MovieDetailRow } from '#/contract/rows/movie.ts';
import { collectionIn } from './collection.ts';
import type { TmdbContext } from './context.ts';
import { keywordLinksIn } from './keywords.ts';
import { certificateIn, releaseIn } from './releases.ts';
import { castIn, crewOf, dateIn, idIn, movieRow, pathIn, ratingIn, similarIn } from './rows.ts';
import { factsIn, textIn, titleOf } from './titled.ts';
import { trailerIn } from './videos.ts';

/** Returns a film from the answer for it; null if it has neither title nor id. */
export function movieDetail(
  body: unknown,
  { ui, region, regions }: Pick<TmdbContext, 'ui' | 'region' | 'regions'>,
): MovieDetailRow | null {
  const id = idIn(body);
  const titled = titleOf(body, 'title', ui);
  if (id === null || titled === null) return null;
  const trailer = trailerIn(body, ui);
  const collection = collectionIn(body);
  return {
    id,
    title: titled.title,
    ...titled.extras,
    ...(textIn(body, 'overview', ui) as { overview: string }),
    release_date: releaseIn(body, region) ?? dateIn(body, 'release_date'),
    vote_average: ratingIn(body),
    poster_path: pathIn(body, 'poster_path'),
    background_path: pathIn(body, 'backdrop_path'),
    trailer: trailer && `https://www.youtube.com/embed/${trailer}`,
    directors: crewOf(body, 'Director'),
    cast: castIn(body),
    productionCompanies: rows(field(body, 'production_companies'), company),
    ...factsIn(
      body,
      { runtime: number(field(body, 'runtime')), certificate: certificateIn(body, region) },
      { ui, regions },
    ),
    keywords: keywordLinksIn(body),
    ...(collection && { collection }),
    similar: similarIn(body, movieRow(ui)),
    media_type: 'movie',
  };
}

function company(row: unknown) {
  const name = text(field(row, 'name'));
  return name === null ? null : { name, logo_path: pathIn(row, 'logo_path') };
}
