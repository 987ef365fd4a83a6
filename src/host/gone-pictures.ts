/** Pictures of the catalogue's folder that only withdrawn entries show. */
import type { HostContext } from './context.ts';
import type { Db } from './db.ts';
import { ownNameAt, ownPath } from './own-pictures.ts';
import { keysOfEntity } from './queries/withdrawn-keys.ts';

/** Returns whether the picture at a path is of the folder, and all that show it are withdrawn. */
export function isGonePicture(context: HostContext, path: string): boolean {
  const now = context.withdrawn?.();
  if (!now || now.isEmpty) return false;
  const name = ownNameAt(path);
  const ids = name === null ? [] : idsShowing(context.db, name);
  return ids.length > 0 && ids.every((id) => now.scopeOf(keysOfEntity(context, id)) === 'entry');
}

/** Returns the ids of the entities that show a picture. */
function idsShowing(db: Db, name: string): number[] {
  const rows = db.all<{ id: number }>(
    'SELECT id FROM entity WHERE poster = ? UNION SELECT id FROM entity WHERE backdrop = ?',
    ownPath(name, 'poster'),
    ownPath(name, 'backdrop'),
  );
  return rows.map(({ id }) => id);
}
