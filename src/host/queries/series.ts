/** Lists of series: popular ones, the best ones and the newest, each of a genre if asked for. */
import type { ParamsOf } from '#/contract/calls.ts';
import type { PageOfDiscover } from '#/contract/page.ts';
import type { SeriesList } from '#/contract/params.ts';
import type { Choices } from '#/contract/rows/choices.ts';
import type { ListedSeriesRow } from '#/contract/rows/series.ts';
import { type HostContext, ownPicture, picturePath } from '../context.ts';
import type { Db } from '../db.ts';
import { idsOf, type List, mapPage } from '../paging.ts';
import { totalOf } from '../totals.ts';
import { withNames } from './names.ts';
import { PLAYS, watchableOf } from './plays.ts';

type Listed = {
  id: number;
  name: string;
  rating: number | null;
  released: string;
  poster: string | null;
  plays: number;
};

/** The indexes of all series in an order, of those of a genre, and the order. No list tells what is on the air. */
const ORDERS: Record<SeriesList, { all: string; genre: string; by: string[] }> = {
  trending: { all: 'entity_popular', genre: 'genre_popular', by: ['popularity DESC'] },
  'top-rated': {
    all: 'series_rated',
    genre: 'genre_rated',
    by: ['rating DESC', 'popularity DESC'],
  },
  'on-the-air': {
    all: 'series_released',
    genre: 'genre_released',
    by: ['released DESC', 'popularity DESC'],
  },
};

/** Returns whether the catalogue has any series. */
export function hasSeries(db: Db): boolean {
  return totalOf(db, 'series') > 0;
}

/** Returns a page of a list of series. Only an answer about all of them has the genres. */
export function seriesLists(
  context: HostContext,
  { list, genre, page }: ParamsOf<'seriesLists'>,
): PageOfDiscover<ListedSeriesRow> {
  const { db } = context;
  const wanted = genre ? ofGenre(db, list, genre) : allOf(db, list);
  const rows = mapPage(idsOf(db, wanted, page), (ids) => seriesOf(context, ids));
  return { ...rows, choices: genre ? null : choicesOf(db), more: false };
}

function allOf(db: Db, list: SeriesList): List {
  const { all, by } = ORDERS[list];
  return {
    from: `entity INDEXED BY ${all} WHERE kind = 'series'`,
    order: [...by, 'id'],
    total: totalOf(db, 'series'),
  };
}

function ofGenre(db: Db, list: SeriesList, slug: string): List {
  const { genre, by } = ORDERS[list];
  const counted = db.one<{ n: number | null }>(
    "SELECT sum(n) AS n FROM genre_total WHERE slug = ? AND kind = 'series'",
    slug,
  );
  return {
    id: 'entity_id',
    from: `genre INDEXED BY ${genre} WHERE slug = ? AND kind = 'series'`,
    values: [slug],
    order: [...by, 'entity_id'],
    total: counted?.n ?? 0,
  };
}

/** Returns the genres of series, those with the most series first. */
function genresOf(db: Db): { value: string; name: string; count: number }[] {
  return db.all(
    `SELECT slug AS value, sum(n) AS count,
       (SELECT name FROM genre WHERE genre.slug = genre_total.slug AND kind = 'series' LIMIT 1) AS name
     FROM genre_total WHERE kind = 'series' GROUP BY slug HAVING sum(n) > 0 ORDER BY count DESC, slug`,
  );
}

function choicesOf(db: Db): Choices {
  const none = { languages: [], countries: [], decades: [], lengths: [], services: [], sorts: [] };
  return { genres: genresOf(db), ...none };
}

function seriesOf(context: HostContext, ids: readonly number[]): ListedSeriesRow[] {
  const found = context.db.all<Listed>(
    `SELECT entity.id, name, rating, released, poster, ${PLAYS} FROM json_each(?) AS wanted
     CROSS JOIN entity ON entity.id = wanted.value ORDER BY wanted.key`,
    JSON.stringify(ids),
  );
  return withNames(context.db, found, (row) => ({
    id: row.id,
    name: row.name,
    poster_path: picturePath(context, row.id),
    vote_average: row.rating,
    first_air_date: row.released,
    ...watchableOf(row.plays),
    ...ownPicture(context, 'poster', row.poster),
  }));
}
