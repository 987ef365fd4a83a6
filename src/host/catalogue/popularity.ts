import type { Db } from '../db.ts';
import { FIRST_IMPORTED_ID } from '../ids.ts';
import { removeIndexed } from '../search/index-entity.ts';
import { PLACE } from '../search/place.ts';
import { importedPopularity } from '../seed/popularity.ts';

/** Number of films that one step computes. */
const STEP = 10_000;

type Touched = {
  id: number;
  place: number;
  popularity: number;
  titles: number | null;
  has_text: number;
  is_due: number;
};

/**
 * Computes the popularity of imported films that were added, and of those that share a person with
 * them, in steps. It is the only value computed for them: `titles` is how many titles the best-known
 * person of each has. Films with another popularity than before become due.
 */
export function* renewPopularity(db: Db): Generator<number> {
  const left = touch(db);
  yield left;
  let last = 0;
  for (let done = 0; done < left; done += STEP) {
    const rows = db.all<Touched>(
      `SELECT entity.id, ${PLACE} AS place, popularity, overview <> '' AS has_text,
        (SELECT max(titles) FROM credit JOIN temp.known USING (person_id)
         WHERE title_id = entity.id) AS titles,
        EXISTS (SELECT 1 FROM unsettled WHERE unsettled.id = entity.id) AS is_due
       FROM temp.touched CROSS JOIN entity ON entity.id = touched.id
       WHERE touched.id > ? ORDER BY touched.id LIMIT ${STEP}`,
      last,
    );
    for (const row of rows) renew(db, row);
    last = rows.at(-1)?.id ?? last;
    yield left - done;
  }
  db.run('DROP TABLE temp.touched');
  db.run('DROP TABLE temp.known');
}

/** Notes the films whose popularity may have changed, and the titles of their people. */
function touch(db: Db): number {
  db.run('DROP TABLE IF EXISTS temp.touched');
  db.run('DROP TABLE IF EXISTS temp.known');
  db.run('CREATE TEMP TABLE touched (id INTEGER PRIMARY KEY)');
  db.run('CREATE TEMP TABLE known (person_id INTEGER PRIMARY KEY, titles INTEGER NOT NULL)');
  const isImported = `id >= ${FIRST_IMPORTED_ID} AND source = 'import' AND kind = 'movie'`;
  db.run(`INSERT INTO temp.touched (id)
    WITH near (id) AS (
      SELECT id FROM unsettled
      UNION SELECT title_id FROM credit WHERE person_id IN
        (SELECT person_id FROM unsettled CROSS JOIN credit ON title_id = unsettled.id))
    SELECT id FROM near CROSS JOIN entity USING (id) WHERE ${isImported}`);
  db.run(`INSERT INTO temp.known (person_id, titles)
    SELECT person_id, count(DISTINCT title_id) FROM credit WHERE person_id IN
      (SELECT person_id FROM temp.touched CROSS JOIN credit ON title_id = touched.id)
    GROUP BY person_id`);
  return db.one<{ n: number }>('SELECT count(*) AS n FROM temp.touched')?.n ?? 0;
}

function renew(db: Db, { id, place, popularity, titles, has_text, is_due }: Touched): void {
  const computed = importedPopularity(titles ?? 1, has_text === 1);
  if (computed === popularity) return;
  if (is_due === 0) {
    removeIndexed(db, '?', place);
    db.run('INSERT INTO unsettled (id) VALUES (?)', id);
  }
  db.run('UPDATE entity SET popularity = ? WHERE id = ?', computed, id);
}
