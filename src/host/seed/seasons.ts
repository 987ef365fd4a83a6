/** Adds seasons of series, dramas, and the episodes of both. */
import type { Db } from '../db.ts';
import type { RowSource } from '../entries.ts';
import { insert } from '../insert.ts';
import { seasonId, seasonNumber } from './ids.ts';
import { linkOf } from './links.ts';
import type { SeedDrama } from './schema.ts';

/** Rows that can not stand beside a season: the same id, number, or title of its kind. */
const SAME = '(id = ? OR number = ? OR (kind = ? AND title = ?))';

type SeasonLike = Pick<
  SeedDrama,
  'id' | 'title' | 'language' | 'date' | 'overview' | 'native' | 'episodes'
>;

/**
 * Adds a season or a drama with its episodes. The folder's rows replace imported ones; an import leaves
 * rows that are there. Returns whether it was added.
 */
export function addSeason(
  db: Db,
  source: RowSource,
  kind: 'season' | 'drama',
  position: number,
  season: SeasonLike,
): boolean {
  const id = seasonId(season);
  const number = seasonNumber(season);
  if (source === 'seed') {
    db.run(
      `DELETE FROM season WHERE source = 'import' AND ${SAME}`,
      id,
      number,
      kind,
      season.title,
    );
  } else if (db.one(`SELECT 1 FROM season WHERE ${SAME}`, id, number, kind, season.title)) {
    return false;
  }
  insert(db, 'season', {
    id,
    kind,
    number,
    title: season.title,
    overview: season.overview ?? '',
    native_lang: season.native?.lang,
    native_text: season.native?.text,
    released: season.date,
    language: season.language,
    position,
    source,
  });
  for (const episode of season.episodes) addEpisode(db, id, season.title, episode);
  return true;
}

function addEpisode(
  db: Db,
  season_id: string,
  seasonTitle: string,
  episode: SeedDrama['episodes'][number],
): void {
  insert(db, 'episode', {
    id: `${season_id}-${String(episode.number).replace('.', '-')}`,
    season_id,
    number: episode.number,
    title: episode.title ?? `${seasonTitle}, episode ${episode.number}`,
    description: episode.description ?? '',
    link: linkOf(episode),
  });
}
