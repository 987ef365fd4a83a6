/** Queries of the poster lists: popular, top rated, now playing, upcoming, this year, trending. */
import type { ParamsOf } from '#/contract/calls.ts';
import type { Paged } from '#/contract/page.ts';
import { fnv1a } from '#/contract/raw.ts';
import type { MovieRow } from '#/contract/rows/movie.ts';
import { type HostContext, orderIn, ownPicture, picturePath } from '../context.ts';
import { idsOf, type List, mapPage, PAGE_SIZE, pageOf } from '../paging.ts';
import { totalOf } from '../totals.ts';
import { unplayedOf } from './entry-facts.ts';
import { saysWhenFree } from './free.ts';
import { hasLists } from './lists.ts';
import { namesById, withNames } from './names.ts';
import { PLAYS, watchableOf } from './plays.ts';
import { hasSeries } from './series.ts';

type Listed = {
  id: number;
  name: string;
  rating: number | null;
  released: string;
  poster: string | null;
  plays: number;
  free_from?: number;
};
const SELECT = `entity.id, entity.name, entity.rating, entity.released, entity.poster, ${PLAYS}`;
const WITH_MOVIE = 'entity JOIN movie ON movie.id = entity.id';
/** Whether to keep only films that play here whole: the call's parameter. */
export type Watch = '1' | null;

const movieRow =
  (context: HostContext) =>
  (row: Listed): MovieRow => ({
    id: row.id,
    title: row.name,
    poster_path: picturePath(context, row.id),
    vote_average: row.rating,
    release_date: row.released,
    ...watchableOf(row.plays),
    ...ownPicture(context, 'poster', row.poster),
    ...(row.free_from !== undefined && { free_from: row.free_from }),
  });

/** Returns rows in which a title that does not play says why. */
function withBasis(context: HostContext, rows: MovieRow[]): MovieRow[] {
  const unplayed = unplayedOf(
    context,
    rows.map(({ id }) => Number(id)),
  );
  return rows.map((row) => {
    const { basis } = unplayed(Number(row.id));
    return basis ? { ...row, basis } : row;
  });
}

/**
 * Returns the rows of titles by their ids, in the order of the ids. `named` gives their names in
 * further languages.
 */
export function moviesOf(
  context: HostContext,
  ids: readonly number[],
  named = namesById(context.db, ids),
): MovieRow[] {
  const found = context.db.all<Listed>(
    `SELECT ${SELECT} FROM json_each(?) AS wanted CROSS JOIN entity ON entity.id = wanted.value
     ORDER BY wanted.key`,
    JSON.stringify(ids),
  );
  const rows = found.map((row) => ({ ...movieRow(context)(row), ...named(row.id) }));
  return withBasis(context, rows);
}

const rowsOf = (context: HostContext) => (found: Listed[]) =>
  withBasis(context, withNames(context.db, found, movieRow(context)));

/** The indexes of all films in an order, and of those that play here whole. */
const INDEXES = {
  popularity: { all: 'entity_popular', playing: 'entity_plays' },
  regional: { all: 'entity_regional', playing: 'entity_regional_plays' },
  rating: { all: 'entity_rated', playing: 'entity_plays_rated' },
};

/** The films in an order, with `watch` only those that play here whole. */
function films(
  context: HostContext,
  by: keyof typeof INDEXES,
  page: number,
  watch: Watch,
): Paged<MovieRow> {
  const { db } = context;
  const playing = totalOf(db, 'plays');
  const list: List = {
    from:
      watch === null
        ? `entity INDEXED BY ${INDEXES[by].all} WHERE kind = 'movie'`
        : `entity INDEXED BY ${INDEXES[by].playing} WHERE kind = 'movie' AND plays > 0`,
    order: [`${by} DESC`, 'id'],
    total: watch === null ? totalOf(db, 'movie') : playing,
  };
  return {
    ...mapPage(idsOf(db, list, page), (ids) => moviesOf(context, ids)),
    watchable: playing > 0,
    playing,
  };
}

/**
 * Its envelope announces lists by editors, what becomes free and lists of series, where the catalogue has them, and
 * that all films can be narrowed: home asks for it anyway.
 */
export function popular(context: HostContext, page: number, watch: Watch = null): Paged<MovieRow> {
  const list = films(context, orderIn(context), page, watch);
  return {
    ...list,
    discover: true,
    ...(hasLists(context.db) && { lists: true }),
    ...(saysWhenFree(context.db) && { free: true }),
    ...(hasSeries(context.db) && { series: true }),
  };
}

export function topRated(context: HostContext, page: number, watch: Watch = null) {
  return films(context, 'rating', page, watch);
}

type Short = Omit<Parameters<typeof pageOf>[1], 'select'> & { select?: string };

/** Returns the number of all films that play here whole. */
export function playingOf({ db }: Pick<HostContext, 'db'>): number {
  return totalOf(db, 'plays');
}

/** Returns the number of those of a short list, which is counted for each page. */
function playingIn({ db }: HostContext, { from, values = [] }: Short): number {
  const sql = `SELECT count(*) AS n FROM ${from} AND plays > 0`;
  return db.one<{ n: number }>(sql, ...values)?.n ?? 0;
}

/**
 * Returns a page of films by the year in which they become free, a short list. The envelope
 * says how many of them play here whole.
 */
function freed(context: HostContext, list: Short, page: number, watch: Watch): Paged<MovieRow> {
  const playing = playingIn(context, list);
  const filtered = watch === null ? list : { ...list, from: `${list.from} AND plays > 0` };
  const paged = pageOf<Listed>(context.db, { select: SELECT, ...filtered }, page);
  return { ...mapPage(paged, rowsOf(context)), watchable: playing > 0, playing };
}

/**
 * Returns films that became free in the United States in one of the five newest Januaries, the newest
 * first.
 */
export function nowPlaying(context: HostContext, page: number, watch: Watch = null) {
  const year = context.now().getUTCFullYear();
  const list = {
    from: `${WITH_MOVIE} WHERE free_from BETWEEN ? AND ?`,
    order: 'free_from DESC, popularity DESC, entity.id',
    values: [year - 4, year],
  };
  return freed(context, list, page, watch);
}

/**
 * Returns films that become free in the United States in a later year, or in the one that is asked for, the
 * next ones first. Each row has that year.
 */
export function upcoming(
  context: HostContext,
  { page, watch = null, year = null }: ParamsOf<'upcoming'>,
): Paged<MovieRow> {
  const list = {
    select: `${SELECT}, free_from`,
    from: `${WITH_MOVIE} WHERE free_from > ?${year === null ? '' : ' AND free_from = ?'}`,
    order: 'free_from, popularity DESC, entity.id',
    values: [context.now().getUTCFullYear(), ...(year === null ? [] : [year])],
  };
  return { ...freed(context, list, page, watch), years: true };
}

/** Returns films of the five newest years that have any films, the newest year first. */
export function thisYear(context: HostContext, page: number): Paged<MovieRow> {
  const { db, now } = context;
  const years = db.all<{ year: string; n: number }>(
    `SELECT substr(list, 6) AS year, n FROM total
     WHERE list >= 'year ' AND list < 'year ' || ? AND n > 0 ORDER BY list DESC LIMIT 5`,
    String(now().getUTCFullYear() + 1),
  );
  const list: List = {
    from: `entity INDEXED BY entity_year WHERE kind = 'movie' AND ${YEAR} BETWEEN ? AND ?`,
    order: [`${YEAR} DESC`, 'popularity DESC', 'id'],
    values: [years.at(-1)?.year ?? '', years[0]?.year ?? ''],
    total: years.reduce((sum, { n }) => sum + n, 0),
  };
  return mapPage(idsOf(db, list, page), (ids) => moviesOf(context, ids));
}
/** As the index has it. */
const YEAR = 'substr(released, 1, 4)';

const TRENDING_POOL = 120;
const DAY = 86_400_000;

/**
 * Returns a selection of popular films that changes each day or each week. The host counts no
 * clicks, so the calendar alone decides, and everybody gets the same films.
 */
export function trending(context: HostContext, timeWindow: 'day' | 'week'): MovieRow[] {
  const { db, now } = context;
  const pool = db.all<Listed>(
    `SELECT ${SELECT} FROM entity WHERE kind = 'movie' ORDER BY ${orderIn(context)} DESC, id LIMIT ?`,
    TRENDING_POOL,
  );
  const days = Math.floor(now().getTime() / DAY);
  const round = timeWindow === 'day' ? `day ${days}` : `week ${Math.floor(days / 7)}`;
  const draw = (row: Listed) => fnv1a(`${round} ${row.id}`);
  return rowsOf(context)(pool.sort((a, b) => draw(a) - draw(b)).slice(0, PAGE_SIZE));
}
