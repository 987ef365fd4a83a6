/** Lists of series of the movie database, of a genre if asked for. */
import type { ParamsOf } from '#/contract/calls.ts';
import { NotFound } from '#/contract/errors.ts';
import type { PageOfDiscover } from '#/contract/page.ts';
import type { ListedSeriesRow } from '#/contract/rows/series.ts';
import type { TmdbContext } from './context.ts';
import { seriesGenreAt, seriesGenres } from './genres.ts';
import { paged } from './paged.ts';
import * as requests from './requests.ts';
import { listedSeriesRow } from './rows.ts';

export async function seriesLists(
  context: TmdbContext,
  { list, genre, page }: ParamsOf<'seriesLists'>,
): Promise<PageOfDiscover<ListedSeriesRow>> {
  const { ui, limits } = context;
  const known = genre ? seriesGenreAt(genre) : null;
  if (known === undefined) throw new NotFound(`no genre ${genre}`);
  /** What is watched in a week is one page. */
  const isOnePage = known === null && list === 'trending';
  if (isOnePage && page > 1)
    return { ...(await seriesLists(context, { list, page: 1 })), rows: [], page };
  const request =
    known === null
      ? requests.seriesList(list, isOnePage ? null : page, ui)
      : requests.seriesOfGenre(list, known, page, { ui, limits, today: context.today() });
  const read = await paged(context, 'seriesLists', page, request, listedSeriesRow(ui));
  const found = isOnePage ? { ...read, totalPages: 1, totalResults: read.rows.length } : read;
  const none = { languages: [], countries: [], decades: [], lengths: [], services: [], sorts: [] };
  return {
    ...found,
    choices: known === null ? { genres: seriesGenres, ...none } : null,
    more: false,
  };
}
