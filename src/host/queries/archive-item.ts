/** Where an item of archive.org, or one of our clips, plays in the catalogue. */
import { keyOf, type WithdrawnKind } from '#/contract/withdrawn/withdrawals.ts';
import type { HostContext } from '../context.ts';
import { soundFacts } from './entry-facts.ts';
import { keysOfSeason, relatedKeysOf } from './withdrawn-keys.ts';

type Row = { kind: WithdrawnKind; id: string; season: string | null; entity: number | null };

/** The columns with players, which the indexes of migrations 014 and 017 hold, and what plays there. */
const PLACES = [
  { column: 'movie.link', row: "'movie' AS kind, id, NULL AS season, NULL AS entity FROM movie" },
  {
    column: 'movie.trailer',
    row: "'movie' AS kind, id, NULL AS season, NULL AS entity FROM movie",
  },
  {
    column: 'clip.link',
    row: "iif(kind = 'song', 'song', 'clip') AS kind, id, NULL AS season, entity_id AS entity FROM clip",
  },
  {
    column: 'episode.link',
    row: "'episode' AS kind, id, season_id AS season, NULL AS entity FROM episode",
  },
  {
    column: 'video.key',
    row: "'series' AS kind, series_id AS id, NULL AS season, NULL AS entity FROM video",
  },
];
/** Only of addresses that begin so there are indexes. */
const INDEXED = ['https://archive.org/embed/', '/clips/'];

/**
 * Returns, for each place where an item plays, the keys under which that may be withdrawn. `base`: the
 * address of the item's player, or of the clip's page.
 */
export function placesOfItem(context: HostContext, base: string): string[][] {
  const indexed = INDEXED.find((begin) => base.startsWith(begin));
  return PLACES.flatMap(({ column, row }) =>
    context.db
      .all<Row>(
        // A file's name follows a slash, and the sign after a slash is 0.
        `SELECT ${row} WHERE ${column} >= ?1 AND ${column} < ?1 || '0'
           AND (${column} = ?1 OR substr(${column}, 1, length(?1) + 1) = ?1 || '/')
           ${indexed ? `AND ${column} GLOB '${indexed}*'` : ''}`,
        base,
      )
      .map((found) => keysOf(context, found)),
  );
}

function keysOf(context: HostContext, { kind, id, season, entity }: Row): string[] {
  const own = keyOf(kind, String(id));
  if (kind === 'episode') return [own, ...keysOfSeason(context.db, String(season))];
  if (kind === 'series') return [own, ...relatedKeysOf(context.db, 'series', { id: String(id) })];
  const film = entity === null ? undefined : soundFacts(context, entity)?.movie_id;
  return film === undefined ? [own] : [own, keyOf('movie', String(film))];
}
