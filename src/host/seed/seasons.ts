/** Adds seasons of series, dramas, and the episodes of both. */
import type { Db } from '../db.ts';
import { slug, stableId } from '../ids.ts';
import { insert } from '../insert.ts';
import { linkOf } from './links.ts';
import type { SeedDrama } from './schema.ts';

type SeasonLike = Pick<
  SeedDrama,
  'title' | 'language' | 'date' | 'overview' | 'native' | 'episodes'
>;

/**
 * Maximum length of a season's slug. Addresses contain season and episode ids, so these must be
 * short enough for the contract's grammar of ids.
 */
const LONGEST_SEASON_SLUG = 48;

export function addSeason(
  db: Db,
  kind: 'season' | 'drama',
  position: number,
  season: SeasonLike,
): void {
  const name = slug(season.title).slice(0, LONGEST_SEASON_SLUG);
  const id = `${name}-${season.date.slice(0, 4)}`;
  insert(db, 'season', {
    id,
    kind,
    number: stableId('season', id),
    title: season.title,
    overview: season.overview ?? '',
    native_lang: season.native?.lang,
    native_text: season.native?.text,
    released: season.date,
    language: season.language,
    position,
  });
  for (const episode of season.episodes) addEpisode(db, id, season.title, episode);
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
