import type { Db } from '../db.ts';
import { eachRow } from '../each-row.ts';
import { FIRST_IMPORTED_ID } from '../ids.ts';
import { importedPopularity } from '../seed/popularity.ts';

type Imported = { id: number; popularity: number; titles: number | null; has_text: number };

/**
 * Recomputes the popularity of imported films, the only value computed for them. The data that it
 * needs is in their rows: `titles` is how many titles the best-known person of each has.
 */
export function renewImported(db: Db): void {
  // Counted once: one person may be in every film.
  db.run(`CREATE TEMP TABLE known AS
    SELECT person_id, count(DISTINCT title_id) AS titles FROM credit GROUP BY person_id`);
  db.run('CREATE UNIQUE INDEX temp.known_person ON known (person_id, titles)');
  eachRow<Imported>(
    db,
    `SELECT id, popularity, overview <> '' AS has_text,
       (SELECT max(titles) FROM credit JOIN known USING (person_id) WHERE title_id = entity.id)
         AS titles
     FROM entity
     WHERE id > ? AND id >= ${FIRST_IMPORTED_ID} AND source = 'import' AND kind = 'movie'
     ORDER BY id LIMIT ?`,
    ({ id, popularity, titles, has_text }) => {
      const computed = importedPopularity(titles ?? 1, has_text === 1);
      if (computed === popularity) return;
      db.run('UPDATE entity SET popularity = ? WHERE id = ?', computed, id);
    },
  );
  db.run('DROP TABLE temp.known');
}
