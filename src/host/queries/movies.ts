/** Queries of the poster lists: popular, top rated, now playing, upcoming, this year, trending. */
import type { Paged } from '#/contract/envelope.ts';
import { fnv1a } from '#/contract/raw.ts';
import type { MovieRow } from '#/contract/schema/types.ts';
import { type HostContext, ownPicture, picturePath } from '../context.ts';
import type { Db } from '../db.ts';
import { mapPage, PAGE_SIZE, pageOf } from '../paging.ts';
import { namesOf, withNames } from './names.ts';

type Listed = {
  id: number;
  name: string;
  rating: number | null;
  released: string;
  poster: string | null;
  free_from?: number;
};
const SELECT = 'entity.id, entity.name, entity.rating, entity.released, entity.poster';
const WITH_MOVIE = 'entity JOIN movie ON movie.id = entity.id';
/** Whether to keep only films that play here whole: the call's parameter. */
type Watch = '1' | null;

function movieRow(row: Listed): MovieRow {
  return {
    id: row.id,
    title: row.name,
    poster_path: picturePath(row.id),
    vote_average: row.rating,
    release_date: row.released,
    ...ownPicture('poster', row.poster),
    ...(row.free_from !== undefined && { free_from: row.free_from }),
  };
}

/**
 * Returns the rows of titles by their ids, in the order of the ids. `named` gives their names in
 * further languages.
 */
export function moviesOf(db: Db, ids: readonly number[], named = namesOf(db, ids)): MovieRow[] {
  const found = db.all<Listed>(
    `SELECT ${SELECT} FROM json_each(?) AS wanted CROSS JOIN entity ON entity.id = wanted.value
     ORDER BY wanted.key`,
    JSON.stringify(ids),
  );
  return found.map((row) => ({ ...movieRow(row), ...named(row.id) }));
}

const rowsOf = (db: Db) => (found: Listed[]) => withNames(db, found, movieRow);

type List = Omit<Parameters<typeof pageOf>[1], 'select'> & { select?: string };

/** Returns the number of all films that play here whole. */
export function playingOf({ db }: HostContext): number {
  const sql = "SELECT count(*) AS n FROM entity WHERE kind = 'movie' AND plays > 0";
  return db.one<{ n: number }>(sql)?.n ?? 0;
}

/** Returns the number of those of a short list, which is counted for each page. */
function playingIn({ db }: HostContext, { from, values = [] }: List): number {
  const sql = `SELECT count(*) AS n FROM ${from} AND plays > 0`;
  return db.one<{ n: number }>(sql, ...values)?.n ?? 0;
}

/**
 * Returns a page of a list of films, with `watch` only of those that play here whole. The envelope
 * says how many the list has of these.
 */
function films(
  { db }: HostContext,
  list: List,
  page: number,
  watch: Watch,
  playing: number,
): Paged<MovieRow> {
  const asked = watch === null ? list : { ...list, from: `${list.from} AND plays > 0` };
  const paged = pageOf<Listed>(db, { select: SELECT, ...asked }, page);
  return { ...mapPage(paged, rowsOf(db)), watchable: playing > 0, playing };
}

export function popular(context: HostContext, page: number, watch: Watch = null) {
  const list = { from: "entity WHERE kind = 'movie'", order: 'popularity DESC, id' };
  return films(context, list, page, watch, playingOf(context));
}

export function topRated(context: HostContext, page: number, watch: Watch = null) {
  const list = { from: "entity WHERE kind = 'movie'", order: 'rating DESC, id' };
  return films(context, list, page, watch, playingOf(context));
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
  return films(context, list, page, watch, playingIn(context, list));
}

/**
 * Returns films that become free in the United States in a later year, the next ones first. Each row
 * has that year.
 */
export function upcoming(context: HostContext, page: number, watch: Watch = null) {
  const list = {
    select: `${SELECT}, free_from`,
    from: `${WITH_MOVIE} WHERE free_from > ?`,
    order: 'free_from, popularity DESC, entity.id',
    values: [context.now().getUTCFullYear()],
  };
  return films(context, list, page, watch, playingIn(context, list));
}

/** Returns films of the five newest years that have any films, the newest year first. */
export function thisYear({ db, now }: HostContext, page: number): Paged<MovieRow> {
  const years = db.all<{ year: string }>(
    `SELECT DISTINCT substr(released, 1, 4) AS year FROM entity
     WHERE kind = 'movie' AND released <> '' AND released < ? ORDER BY year DESC LIMIT 5`,
    String(now().getUTCFullYear() + 1),
  );
  const list = {
    select: SELECT,
    from: "entity WHERE kind = 'movie' AND released >= ? AND released < ?",
    order: 'substr(released, 1, 4) DESC, popularity DESC, id',
    values: [years.at(-1)?.year ?? '9999', String(now().getUTCFullYear() + 1)],
  };
  return mapPage(pageOf<Listed>(db, list, page), rowsOf(db));
}

const TRENDING_POOL = 120;
const DAY = 86_400_000;

/**
 * Returns a selection of popular films that changes each day or each week. The host counts no
 * clicks, so the calendar alone decides, and everybody gets the same films.
 */
export function trending({ db, now }: HostContext, timeWindow: 'day' | 'week'): MovieRow[] {
  const pool = db.all<Listed>(
    `SELECT ${SELECT} FROM entity WHERE kind = 'movie' ORDER BY popularity DESC, id LIMIT ?`,
    TRENDING_POOL,
  );
  const days = Math.floor(now().getTime() / DAY);
  const round = timeWindow === 'day' ? `day ${days}` : `week ${Math.floor(days / 7)}`;
  const draw = (row: Listed) => fnv1a(`${round} ${row.id}`);
  return rowsOf(db)(pool.sort((a, b) => draw(a) - draw(b)).slice(0, PAGE_SIZE));
}
