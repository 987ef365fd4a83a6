/** Captions: the languages that rows name, and the files. */
import { captionSrc } from '#/contract/captions.ts';
import { Gone, NotFound } from '#/contract/errors.ts';
import type { CaptionRow } from '#/contract/values.ts';
import type { HostContext } from '../context.ts';
import { keysOfEntity, keysOfEpisode } from './withdrawn-keys.ts';

/** An extra of a row, left out where there are no captions. */
export type Captioned = { captions?: CaptionRow[] };

/**
 * The player that captions belong to, by the column of their owner. It is null where the site may not show it:
 * see hidden-players.ts.
 */
const PLAYERS = {
  entity_id: `coalesce((SELECT link FROM movie WHERE movie.id = caption.entity_id),
    (SELECT link FROM clip WHERE clip.entity_id = caption.entity_id))`,
  episode_id: '(SELECT link FROM episode WHERE episode.id = caption.episode_id)',
};

/** The language that what plays speaks; null where it is not known, as of dramas. */
const SPOKEN = {
  entity_id: '(SELECT language FROM entity WHERE entity.id = caption.entity_id)',
  episode_id: `(SELECT entity.language FROM episode JOIN season ON season.id = season_id
    JOIN entity ON entity.id = season.entity_id WHERE episode.id = caption.episode_id)`,
};

/** Returns a function that gives the captions of what plays, by its id: of entities, or of episodes. */
export function captionsOf<Id extends number | string | null>(
  { db }: HostContext,
  owner: keyof typeof PLAYERS,
  ids: readonly Id[],
): (id: Id) => Captioned {
  const found = db.all<{ owner: Id; id: string; language: string; isSpoken: 0 | 1 | null }>(
    `SELECT ${owner} AS owner, id, language, language = ${SPOKEN[owner]} AS isSpoken FROM caption
     WHERE ${owner} IN (SELECT value FROM json_each(?)) AND ${PLAYERS[owner]} IS NOT NULL
     ORDER BY id, language`,
    JSON.stringify(ids),
  );
  const rows = Map.groupBy(found, (row) => row.owner);
  return (of) => {
    const own = rows.get(of)?.map(({ id, language, isSpoken }) => ({
      language,
      src: captionSrc({ id }, language),
      ...(isSpoken && { spoken: true }),
    }));
    return own ? { captions: own } : {};
  };
}

type StoredCaption = { text: string; entity_id: number | null; episode_id: string | null };

/** Returns the captions at an address. Throws NotFound if there are none, and Gone if their player is withdrawn. */
export function captionText(context: HostContext, id: string, language: string): string {
  const { db, withdrawn } = context;
  const caption = db.one<StoredCaption>(
    `SELECT text, entity_id, episode_id FROM caption
     WHERE id = ? AND language = ?
     AND coalesce(${PLAYERS.entity_id}, ${PLAYERS.episode_id}) IS NOT NULL`,
    id,
    language,
  );
  if (!caption) throw new NotFound(`no captions ${id}`);
  const now = withdrawn?.();
  if (now && !now.isEmpty && now.scopeOf(keysOf(context, caption)) !== null)
    throw new Gone('captions');
  return caption.text;
}

/** Returns the keys under which the player of captions may be withdrawn. */
function keysOf(context: HostContext, { entity_id, episode_id }: StoredCaption): string[] {
  if (episode_id !== null) return keysOfEpisode(context.db, episode_id);
  return entity_id === null ? [] : keysOfEntity(context, entity_id);
}
