/** Entities that an older catalogue file lacks: it had none for dramas, songs and exercise films. */
import type { Db } from '../db.ts';
import { addAll } from '../seed/add-all.ts';
import { recordingId } from '../seed/ids.ts';
import { drama, recording } from '../seed/schema.ts';
import type { Seed } from './files/folder.ts';

type StoredEntry = { part: 'dramas' | 'songs' | 'fitness'; position: number; content: string };

/** Adds the entities of imported dramas and recordings from the entries that the file keeps. */
export function addMissing(db: Db): void {
  const missing = db.all<StoredEntry>(
    `SELECT part, position, content FROM entry WHERE source = 'import' AND entity_id IS NULL
     AND part IN ('dramas', 'songs', 'fitness') ORDER BY part, position`,
  );
  const seed: Seed = {
    films: [],
    series: [],
    people: [],
    clips: [],
    lists: [],
    captions: new Map(),
    pictures: new Map(),
    fingerprint: '',
    dramas: [],
    songs: [],
    fitness: [],
  };
  for (const row of missing) if (take(db, row, seed)) removeEntry(db, row);
  addAll(db, 'import', seed);
}

/** Moves an entry into `seed` and removes its imported rows. Returns whether the entry is valid. */
function take(db: Db, { part, content }: StoredEntry, seed: Seed): boolean {
  const entry: unknown = JSON.parse(content);
  if (part === 'dramas') {
    const { data } = drama.safeParse(entry);
    if (!data) return false;
    db.run(
      "DELETE FROM season WHERE source = 'import' AND kind = 'drama' AND title = ?",
      data.title,
    );
    seed.dramas.push(data);
    return true;
  }
  const { data } = recording.safeParse(entry);
  if (!data) return false;
  db.run("DELETE FROM clip WHERE source = 'import' AND id = ?", recordingId(part, data));
  seed[part].push(data);
  return true;
}

function removeEntry(db: Db, { part, position }: StoredEntry): void {
  db.run("DELETE FROM entry WHERE source = 'import' AND part = ? AND position = ?", part, position);
}
