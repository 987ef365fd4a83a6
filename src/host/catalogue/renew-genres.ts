import type { Db } from '../db.ts';
import type { RowSource } from '../entries.ts';

/** A genre's name in addresses. One that is not written in ASCII has none, and no list. */
const SLUG = "lower(replace(replace(trim(value), ' & ', '-'), ' ', '-'))";

/** Fills the table of genres anew from the kept entries of one source, whose entities have changed. */
export function renewGenres(db: Db, source: RowSource): void {
  db.run('DELETE FROM genre WHERE entity_id IN (SELECT id FROM entity WHERE source = ?)', source);
  db.run(
    `INSERT OR IGNORE INTO genre
      (slug, entity_id, name, kind, language, decade, released, rating, popularity)
    SELECT ${SLUG} AS slug, entity.id, trim(value), kind, language,
      CASE WHEN released = '' THEN NULL ELSE CAST(substr(released, 1, 3) AS INTEGER) * 10 END,
      released, rating, popularity
    FROM entry JOIN entity ON entity.id = entity_id, json_each(content, '$.genres')
    WHERE entity.source = ? AND kind IN ('movie', 'series') AND slug GLOB '[a-z0-9]*[a-z0-9]' AND length(slug) <= 64
      AND slug NOT GLOB '*[^a-z0-9-]*' AND slug NOT GLOB '*--*'`,
    source,
  );
}
