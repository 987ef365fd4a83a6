/** The keys under which parts of the catalogue may be withdrawn, with those of what they belong to. */
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { keyOf } from '#/contract/withdrawn/withdrawals.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import type { EntityKind } from '../seed/entity.ts';
import { soundFacts } from './entry-facts.ts';

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

type Row = { kind: EntityKind; name: string; clip: string | null };

/**
 * Returns under what else the subject of a call may be withdrawn than the id in its address: the key of a season's
 * series, and that of an entry by its own kind, because clients open a drama as a series, and everything as a movie.
 */
export function relatedKeysOf(db: Db, name: CallName, params: ParamsOf<CallName>): string[] {
  const { id } = params as { id?: string };
  if (id === undefined) return [];
  if (name === 'seasonEpisodes') {
    const series = db.one<{ id: number }>(
      "SELECT entity_id AS id FROM season WHERE kind = 'season' AND id = ? AND entity_id IS NOT NULL",
      id,
    );
    return series ? [keyOf('series', String(series.id))] : [];
  }
  if (!/^\d{1,15}$/.test(id)) return [];
  const row = db.one<Row>(
    `SELECT entity.kind, name, clip.id AS clip FROM entity
     LEFT JOIN clip ON clip.entity_id = entity.id WHERE entity.id = ?`,
    Number(id),
  );
  return row ? [keyOf(row.kind, ownId(id, row))] : [];
}

function ownId(id: string, { kind, name, clip }: Row): string {
  return kind === 'drama' ? name : (clip ?? id);
}
