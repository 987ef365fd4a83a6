import type { Db } from './db.ts';
import { eachRow } from './each-row.ts';
import { FIRST_IMPORTED_ID } from './ids.ts';
import { importedPopularity } from './seed/popularity.ts';

type Imported = { id: number; popularity: number; cast_size: number; has_text: number };

/**
 * Recomputes the popularity of imported films, the only value computed for them. The data that it
 * needs is in their rows.
 */
export function renewImported(db: Db): void {
  eachRow<Imported>(
    db,
    `SELECT id, popularity, overview <> '' AS has_text,
       (SELECT count(*) FROM credit WHERE title_id = entity.id AND role = 'cast') AS cast_size
     FROM entity
     WHERE id > ? AND id >= ${FIRST_IMPORTED_ID} AND source = 'import' AND kind = 'movie'
     ORDER BY id LIMIT ?`,
    ({ id, popularity, cast_size, has_text }) => {
      const computed = importedPopularity(cast_size, has_text === 1);
      if (computed === popularity) return;
      db.run('UPDATE entity SET popularity = ? WHERE id = ?', computed, id);
    },
  );
}
