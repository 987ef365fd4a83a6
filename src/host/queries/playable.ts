/**
 * Queries of the trailers, and of the lists whose cards play in place: regional, recently added,
 * cartoons.
 */
import type { Paged } from '#/contract/page.ts';
import type { CartoonRow, RegionalRow } from '#/contract/rows/playable.ts';
import type { DashboardTrailerRow, FeedRow } from '#/contract/rows/trailer.ts';
import { tellHidden } from '../catalogue/hidden-players.ts';
import {
  framedLink,
  type HostContext,
  ownFirst,
  wholeBackdrop,
  wholeLink,
  wholePicture,
} from '../context.ts';
import { idsOf, type List, mapPage } from '../paging.ts';
import { totalOf } from '../totals.ts';
import { captionsOf } from './captions.ts';
import { unplayedOf } from './entry-facts.ts';
import { playingOf, type Watch } from './movies.ts';
import { withNames } from './names.ts';
import { nativeOf } from './titles.ts';

type Listed = { id: number; name: string; poster: string | null; link: string | null };
const SELECT = 'entity.id, entity.name, entity.poster, movie.link';

function playableRows<Row>(
  context: HostContext,
  list: List,
  page: number,
  read: (row: Listed) => Row,
) {
  return mapPage(idsOf(context.db, list, page), (ids) => {
    tellHidden(context, ids);
    const rows = context.db.all<Listed>(
      `SELECT ${SELECT} FROM json_each(?) AS wanted
       CROSS JOIN entity ON entity.id = wanted.value JOIN movie ON movie.id = entity.id
       ORDER BY wanted.key`,
      JSON.stringify(ids),
    );
    const unplayed = unplayedOf(context, ids);
    const captioned = captionsOf(context, 'entity_id', ids);
    return withNames(context.db, rows, (row) => ({
      ...read(row),
      ...unplayed(row.id),
      ...captioned(row.id),
    }));
  });
}

/** Returns a page of a list; `link` gives what clients of the list want for no player. */
function regionalRows(
  context: HostContext,
  list: List,
  page: number,
  link: typeof wholeLink,
): Paged<RegionalRow> {
  const regionalRow = (row: Listed): RegionalRow => ({
    id: row.id,
    movie_id: row.id,
    title: row.name,
    posterimage: wholePicture(context, row.id, row.poster),
    links: link(context, row.link),
  });
  return playableRows(context, list, page, regionalRow);
}

/** Films in a language, without cartoons, which have their own list. */
export const OF_LANGUAGE =
  "kind = 'movie' AND kind <> 'person' AND language = ? AND form IS NOT 'cartoon'";

/**
 * Returns films in a language: clips of our own first, then others that play, and among equals the
 * most popular. With `watch` only those that play.
 */
export function regional(
  context: HostContext,
  language: string,
  page: number,
  watch: Watch = null,
): Paged<RegionalRow> {
  const from = `entity WHERE ${OF_LANGUAGE}${watch ? ' AND plays > 0' : ''}`;
  const list: List = {
    from,
    order: ['plays DESC', 'popularity DESC', 'id'],
    values: [language],
    total: watch
      ? (context.db.one<{ n: number }>(`SELECT count(*) AS n FROM ${from}`, language)?.n ?? 0)
      : totalOf(context.db, `language ${language}`),
  };
  if (watch) {
    const rows = regionalRows(context, list, page, framedLink);
    return { ...rows, watchable: true, playing: list.total };
  }
  const sql = `SELECT plays FROM ${list.from} ORDER BY plays DESC LIMIT 1`;
  const none = (context.db.one<{ plays: number }>(sql, language)?.plays ?? 0) === 0;
  return { ...regionalRows(context, list, page, framedLink), ...(none && { playing: 0 }) };
}

/**
 * Returns films by the date on which they entered the catalogue, the newest first; within a day,
 * those that play first. With `watch` only these.
 */
export function recentlyAdded(
  context: HostContext,
  page: number,
  watch: Watch = null,
): Paged<RegionalRow> {
  const playing = playingOf(context);
  const list: List = watch
    ? {
        from: 'movie INDEXED BY movie_added_plays WHERE link IS NOT NULL',
        order: ['added DESC', 'added_order DESC', 'id'],
        total: playing,
      }
    : {
        from: 'movie',
        order: ['added DESC', 'link IS NULL', 'added_order DESC', 'id'],
        total: totalOf(context.db, 'movie'),
      };
  const rows = regionalRows(context, list, page, wholeLink);
  return { ...rows, watchable: playing > 0, playing };
}

export function cartoons(
  context: HostContext,
  page: number,
  watch: Watch = null,
): Paged<CartoonRow> {
  const playing = playingCartoons(context);
  const list: List = {
    from: `${CARTOONS}${watch ? ' AND plays > 0' : ''}`,
    order: ['plays DESC', 'popularity DESC', 'id'],
    total: watch ? playing : totalOf(context.db, 'form cartoon'),
  };
  const cartoonRow = (row: Listed): CartoonRow => ({
    id: row.id,
    movie_id: row.id,
    movieTitle: row.name,
    posterUrl: wholePicture(context, row.id, row.poster),
    trailerKey: framedLink(context, row.link),
  });
  const rows = playableRows(context, list, page, cartoonRow);
  return { ...rows, watchable: playing > 0, playing };
}
const CARTOONS = "entity WHERE kind = 'movie' AND form = 'cartoon'";

function playingCartoons({ db }: HostContext): number {
  const sql = `SELECT count(*) AS n FROM ${CARTOONS} AND plays > 0`;
  return db.one<{ n: number }>(sql)?.n ?? 0;
}

type WithVideo = Omit<Listed, 'link'> & {
  backdrop: string | null;
  released: string;
  native_lang: string | null;
  native_text: string | null;
  video_id: string;
};
const TRAILERS = `SELECT entity.id, entity.name, entity.poster, entity.backdrop, released,
  native_lang, native_text, movie.video_id FROM movie CROSS JOIN entity ON entity.id = movie.id
  WHERE movie.video_id IS NOT NULL ORDER BY`;

/** Returns the poster, which existing clients show, and the wide picture, which has no lettering. */
function picturesOf(context: HostContext, { id, poster, backdrop }: WithVideo) {
  return {
    posterPath: wholePicture(context, id, poster),
    backdrop: wholeBackdrop(context, id, backdrop),
  };
}

/** Number of trailers in a row of the dashboard. */
const DASHBOARD = 20;

/**
 * Returns the most popular (day) or the newest (week) trailers. Lists only films with a video id,
 * because clients build the address from it.
 */
export function dashboardTrailers(
  context: HostContext,
  timeWindow: 'day' | 'week',
): DashboardTrailerRow[] {
  const order = timeWindow === 'day' ? 'popularity DESC' : 'released DESC, popularity DESC';
  const sql = `${TRAILERS} ${ownFirst(context)}${order}, entity.id LIMIT ?`;
  const found = context.db.all<WithVideo>(sql, DASHBOARD);
  return withNames(context.db, found, (row) => ({
    id: row.id,
    movie_id: row.id,
    trailerKey: row.video_id,
    trailerName: row.name,
    release_date: row.released,
    ...picturesOf(context, row),
  }));
}

/**
 * Returns a page of the feed: Punjabi trailers first, then those of every other film with a video
 * id.
 */
export function feed(context: HostContext, page: number, limit: number): FeedRow[] {
  const found = context.db.all<WithVideo>(
    `${TRAILERS} language IS NOT 'pa', ${ownFirst(context)}popularity DESC, entity.id LIMIT ? OFFSET ?`,
    limit,
    (page - 1) * limit,
  );
  return withNames(context.db, found, (row) => ({
    id: row.id,
    movie_id: row.id,
    trailerKey: row.video_id,
    movieTitle: row.name,
    release_date: row.released,
    native_title: nativeOf(row),
    ...picturesOf(context, row),
  }));
}
