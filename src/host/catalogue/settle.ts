/**
 * Settles entities that were added: computes what depends on others, and indexes their names. Each step
 * leaves a catalogue that the next one, or a later run, goes on with, so an import may be killed.
 */
import type { Db } from '../db.ts';
import { DRAWN, type Drawn, ImportedMotifs } from '../posters/choice/catalogue.ts';
import { PLACE } from '../search/place.ts';
import { indexEntity, removeIndexed } from '../search/search-index.ts';
import { NewKeys } from '../search/sound/near-keys.ts';
import { Additions } from '../totals.ts';
import { addFacets, type GenreTitle, setGenres } from './facets.ts';
import { renewPopularity } from './popularity.ts';

/** Number of entities that one step settles, or whose popularity it computes. */
const STEP = 10_000;

type Due = GenreTitle &
  Drawn & {
    place: number;
    source: 'seed' | 'import';
    variant: number | null;
    others: string | null;
    /** Its genres, its countries and its runtime, as JSON. */
    facts: string | null;
  };

/** Stands between names that the query joins. */
const BETWEEN = '\n';
const OTHERS = `concat_ws(char(10), original, native_text,
  (SELECT group_concat(text, char(10) ORDER BY language) FROM name WHERE entity_id = entity.id
   AND text IS NOT native_text)) AS others`;
const DUE = `SELECT place, ${DRAWN}, entity.source, released, rating, popularity, variant,
    ${OTHERS},
    (SELECT json_extract(content, '$.genres', '$.countries', '$.runtime')
      FROM entry WHERE entity_id = entity.id) AS facts
  FROM temp.due CROSS JOIN entity ON entity.id = due.id
  WHERE place > ? ORDER BY place LIMIT ?`;

type Named = Pick<Due, 'place' | 'name' | 'others' | 'released'>;

/** What the indexes have of entities that are being replaced: their names, by place. */
export type Replaced = Map<number, string>;

/** Returns what the indexes have of the folder's entities, before these are replaced. */
export function indexedOfFolder(db: Db): Replaced {
  const rows = db.all<Named>(`SELECT ${PLACE} AS place, name, ${OTHERS}, released FROM entity
    WHERE source = 'seed' AND id NOT IN (SELECT id FROM unsettled)`);
  return new Map(rows.map((row) => [row.place, namesOf(row)]));
}

const yearOf = ({ released }: Named) => released.slice(0, 4);
const namesOf = (row: Named) => JSON.stringify([row.name, row.others, yearOf(row)]);

/**
 * Settles all that is due, in steps; each yields how many entities are left. The caller runs each in a
 * transaction, or all of them in one. Of entities that were replaced, only those are indexed again whose place or
 * names have changed.
 */
export function* settling(db: Db, step = STEP, replaced: Replaced = new Map()): Generator<number> {
  yield* renewPopularity(db, step);
  db.run('DROP TABLE IF EXISTS temp.due');
  db.run('CREATE TEMP TABLE due (place INTEGER PRIMARY KEY, id INTEGER NOT NULL)');
  db.run(`INSERT INTO temp.due (place, id)
    SELECT ${PLACE}, entity.id FROM unsettled CROSS JOIN entity ON entity.id = unsettled.id`);
  let left = db.one<{ n: number }>('SELECT count(*) AS n FROM temp.due')?.n ?? 0;
  yield left;
  const motifs = new ImportedMotifs(db);
  const keys = new NewKeys();
  const counts = new Additions();
  let last = -1;
  while (left > 0) {
    const rows = db.all<Due>(DUE, last, step);
    for (const row of rows) keys.add(settle(db, row, { motifs, counts, replaced }));
    keys.note(db);
    counts.write(db);
    last = rows.at(-1)?.place ?? last;
    db.run('DELETE FROM unsettled WHERE id IN (SELECT id FROM temp.due WHERE place <= ?)', last);
    db.run('DELETE FROM temp.due WHERE place <= ?', last);
    left -= rows.length;
    yield left;
  }
  db.run('DROP TABLE temp.due');
  removeIndexed(db, 'SELECT value FROM json_each(?)', JSON.stringify([...replaced.keys()]));
}

type Settling = { motifs: ImportedMotifs; counts: Additions; replaced: Replaced };

/** Settles an entity. Returns the keys of its names; '' if these are indexed as they are. */
function settle(db: Db, row: Due, { motifs, counts, replaced }: Settling): string {
  const { place, name } = row;
  if (row.kind !== 'person') {
    const [names, countries, runtime] = JSON.parse(row.facts ?? '[]') as unknown[];
    const genres = setGenres(db, row, names as string[] | null | undefined, counts);
    if (row.kind === 'movie') addFacets(db, row.id, { countries, runtime }, counts);
    if (row.source === 'import') motifs.choose({ ...row, genres: genres.join() || null });
  }
  const before = replaced.get(place);
  replaced.delete(place);
  if (before === namesOf(row)) return '';
  if (before !== undefined) removeIndexed(db, '?', place);
  const others = row.others ? row.others.split(BETWEEN) : [];
  return indexEntity(db, { place, name, others, year: yearOf(row) });
}

/** Settles all that is due, in the caller's transaction. `onProgress` gets how many entities are left. */
export function settleAll(
  db: Db,
  onProgress: (left: number) => void = () => {},
  replaced?: Replaced,
): void {
  for (const left of settling(db, STEP, replaced)) onProgress(left);
}

/** Makes all entities due, and empties the indexes and the genres that settling fills. */
export function unsettleAll(db: Db): void {
  db.run("INSERT INTO search (search) VALUES ('delete-all')");
  db.run("INSERT INTO sound (sound) VALUES ('delete-all')");
  db.run('DELETE FROM near_key');
  db.run('DELETE FROM genre');
  db.run('DELETE FROM facet');
  db.run('DELETE FROM genre_total');
  db.run('INSERT OR IGNORE INTO unsettled (id) SELECT id FROM entity');
}
