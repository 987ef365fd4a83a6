/** Under what else the subject of a call may be withdrawn than the id in its address. */
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { keyOf } from '#/contract/withdrawn/withdrawals.ts';
import type { Db } from '../db.ts';
import type { EntityKind } from '../seed/entity.ts';

type Row = { kind: EntityKind; name: string; clip: string | null };

/**
 * Returns the key of a season's series, and that of an entry by its own kind: clients open a drama as
 * a series, and everything as a movie.
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
