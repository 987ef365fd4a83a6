/** Where an item of archive.org plays in the catalogue. */
import { keyOf, type WithdrawnKind } from '#/contract/withdrawn/withdrawals.ts';
import type { HostContext } from '../context.ts';
import { soundFacts } from './entry-facts.ts';
import { relativesOf } from './relatives.ts';

type Row = { kind: WithdrawnKind; id: string; season: string | null; entity: number | null };

/** The columns with players, which the indexes of migration 014 hold, and what plays there. */
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
/** Only of addresses there is an index. */
const INDEXED = 'https://archive.org/embed/';

/**
 * Returns, for each place where an item plays, the keys under which that may be withdrawn. `base`: the
 * address of the item's player.
 */
export function placesOfItem(context: HostContext, base: string): string[][] {
  const indexed = base.startsWith(INDEXED);
  return PLACES.flatMap(({ column, row }) =>
    context.db
      .all<Row>(
        // A file's name follows a slash, and the sign after a slash is 0.
        `SELECT ${row} WHERE ${column} >= ?1 AND ${column} < ?1 || '0'
           AND (${column} = ?1 OR substr(${column}, 1, length(?1) + 1) = ?1 || '/')
           ${indexed ? `AND ${column} GLOB '${INDEXED}*'` : ''}`,
        base,
      )
      .map((found) => keysOf(context, found)),
  );
}

function keysOf(context: HostContext, { kind, id, season, entity }: Row): string[] {
  const own = keyOf(kind, String(id));
  if (kind === 'episode') return [own, ...keysOfSeason(context, String(season))];
  if (kind === 'series') return [own, ...relativesOf(context.db, 'series', { id: String(id) })];
  const film = entity === null ? undefined : soundFacts(context, entity)?.movie_id;
  return film === undefined ? [own] : [own, keyOf('movie', String(film))];
}

function keysOfSeason({ db }: HostContext, id: string): string[] {
  const season = db.one<{ kind: 'season' | 'drama'; title: string }>(
    'SELECT kind, title FROM season WHERE id = ?',
    id,
  );
  if (season?.kind === 'drama') return [keyOf('drama', season.title)];
  return [keyOf('season', id), ...relativesOf(db, 'seasonEpisodes', { id })];
}
