/** A series or a person in the shape of a movie: clients open every row of a search as one. */

import { NotFound } from '#/contract/errors.ts';
import { PROSE } from '#/contract/limits.ts';
import { field, text } from '#/contract/raw.ts';
import type { MovieDetailRow } from '#/contract/schema/types.ts';
import type { Medium } from './ids.ts';
import { castIn, dateIn, makersIn, pathIn, ratingIn } from './rows.ts';
import { trailerIn } from './videos.ts';

/** `id` is the made id, which the client asked for; `own_id` leads to the page of the kind. */
export function openedAsMovie(
  id: string,
  named: { medium: Medium; id: number },
  body: unknown,
): MovieDetailRow {
  const title = text(field(body, 'name'));
  if (title === null) throw new NotFound(`no title ${id}`);
  const isSeries = named.medium === 'tv';
  const poster = pathIn(body, isSeries ? 'poster_path' : 'profile_path');
  const trailer = trailerIn(body);
  return {
    id: Number(id),
    own_id: named.id,
    title,
    poster_path: poster,
    overview: text(field(body, isSeries ? 'overview' : 'biography'), PROSE) ?? '',
    release_date: dateIn(body, isSeries ? 'first_air_date' : 'birthday'),
    vote_average: isSeries ? ratingIn(body) : null,
    background_path: pathIn(body, 'backdrop_path'),
    trailer: trailer && `https://www.youtube.com/embed/${trailer}`,
    directors: makersIn(body),
    cast: castIn(body),
    productionCompanies: [],
    media_type: isSeries ? 'tv' : 'person',
  };
}
