/** The keys under which parts of the catalogue may be withdrawn, with those of what they belong to. */
import { keyOf } from '#/contract/withdrawn/withdrawals.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { soundFacts } from './entry-facts.ts';
import { relatedKeysOf } from './related-keys.ts';

/** Returns the keys of an entity: a song has those of its film, too. */
export function keysOfEntity(context: HostContext, id: number): string[] {
  const own = relatedKeysOf(context.db, 'complete', { id: String(id) });
  const film = soundFacts(context, id).movie_id;
  return film === undefined ? own : [...own, keyOf('movie', String(film))];
}

/** Returns the keys of a season, or of a drama's one season. */
export function keysOfSeason(db: Db, id: string): string[] {
  const season = db.one<{ kind: 'season' | 'drama'; title: string }>(
    'SELECT kind, title FROM season WHERE id = ?',
    id,
  );
  if (!season) return [];
  const whole = season.kind === 'drama' ? season.title : id;
  return [keyOf(season.kind, whole), ...relatedKeysOf(db, 'seasonEpisodes', { id })];
}

/** Returns the keys of an episode. */
export function keysOfEpisode(db: Db, id: string): string[] {
  const episode = db.one<{ season: string }>(
    'SELECT season_id AS season FROM episode WHERE id = ?',
    id,
  );
  return episode ? [keyOf('episode', id), ...keysOfSeason(db, episode.season)] : [];
}

/** Returns the keys of what a drawn picture is named by: an entity, a season's number, an episode or a clip. */
export function keysOfPicture(context: HostContext, name: string): string[] {
  const { db } = context;
  if (/^\d{1,15}$/.test(name)) {
    const own = keysOfEntity(context, Number(name));
    const season = db.one<{ id: string }>('SELECT id FROM season WHERE number = ?', Number(name));
    return own.length > 0 || !season ? own : keysOfSeason(db, season.id);
  }
  const episode = keysOfEpisode(db, name);
  if (episode.length > 0) return episode;
  const clip = db.one<{ entity: number | null }>(
    'SELECT entity_id AS entity FROM clip WHERE id = ?',
    name,
  );
  return clip?.entity == null ? [] : keysOfEntity(context, clip.entity);
}
