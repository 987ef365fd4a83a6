/** Writes the catalogue as files: every entry of its folder and every imported one. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db.ts';
import { PARTS, type Part } from './files/folder.ts';

/** Rows held in memory at a time: a catalogue may hold millions. */
const BATCH = 1000;

type Kept = { position: number; content: string; popularity: number | null };

/** Writes one JSON file for each part that has entries. Returns the number of entries of each part. */
export function exportCatalogue(db: Db, folder: string): Partial<Record<Part, number>> {
  mkdirSync(folder, { recursive: true });
  const parts = Object.keys(PARTS) as Part[];
  const counts = parts.map((part) => [part, exportPart(db, part, folder)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function exportPart(db: Db, part: Part, folder: string): number {
  let count = 0;
  let file: number | undefined;
  for (const entry of entriesOf(db, part)) {
    file ??= openSync(join(folder, `${part}.json`), 'w');
    writeSync(file, `${count === 0 ? '[' : ','}\n${JSON.stringify(entry)}`);
    count += 1;
  }
  if (file === undefined) return 0;
  writeSync(file, '\n]\n');
  closeSync(file);
  return count;
}

/** Yields the folder's entries in their order, then the imported ones. */
function* entriesOf(db: Db, part: Part): Generator<object> {
  for (const source of ['seed', 'import']) {
    let last = -1;
    for (;;) {
      const rows = db.all<Kept>(
        `SELECT position, content, popularity FROM entry
         LEFT JOIN entity ON entity.id = entity_id
         WHERE part = ? AND entry.source = ? AND position > ? ORDER BY position LIMIT ?`,
        ...[part, source, last, BATCH],
      );
      for (const { content, popularity } of rows) {
        const entry = JSON.parse(content) as object;
        // What is computed of an imported row has no source but the row.
        yield source === 'import' && popularity !== null ? { ...entry, popularity } : entry;
      }
      const end = rows.at(-1);
      if (!end) break;
      last = end.position;
    }
  }
}
