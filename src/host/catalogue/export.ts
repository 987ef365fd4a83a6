/** Writes the catalogue as files: every entry of its folder and every imported one. */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Db } from '../db.ts';
import { bytesOf, ownNameAt, ownPath, PICTURE_FIELDS, type PictureField } from '../own-pictures.ts';
import { captionedIn } from '../seed/captions.ts';
import { PARTS, type Part, type PartEntry } from './files/folder.ts';

/**
 * Writes the captions of an entry into a folder, and names their files in the entry. Files are called by their
 * address: those of the folder and of imports may have had the same names.
 */
function exportCaptions<P extends Part>(
  db: Db,
  part: P,
  entry: PartEntry<P>,
  folder: string,
): void {
  for (const { item, id } of captionedIn(part, entry)) {
    if (!item.captions) continue;
    const rows = db.all<{ language: string; text: string }>(
      'SELECT language, text FROM caption WHERE id = ?',
      id,
    );
    const texts = new Map(rows.map(({ language, text }) => [language, text]));
    item.captions = item.captions.flatMap(({ language }) => {
      const text = texts.get(language);
      if (text === undefined) return [];
      const file = `captions/${id}.${language}.vtt`;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      return { language, file };
    });
  }
}

/** Writes the pictures of an entry into a folder, and names their files in the entry. */
function exportPictures(db: Db, entry: object, folder: string): void {
  for (const field of Object.keys(PICTURE_FIELDS)) {
    const path: unknown = Reflect.get(entry, field);
    const name = typeof path === 'string' ? ownNameAt(path) : null;
    if (name === null || path !== ownPath(name, field as PictureField)) continue;
    const bytes = bytesOf(db, name);
    const file = `images/${name}`;
    mkdirSync(join(folder, 'images'), { recursive: true });
    if (bytes) writeFileSync(join(folder, file), bytes);
    Reflect.set(entry, field, bytes ? file : undefined);
  }
}

/** Rows held in memory at a time: a catalogue may hold millions. */
const BATCH = 1000;

type StoredEntry = { position: number; content: string; popularity: number | null };

type Person = { id: number; name: string; department: string | null; popularity: number };

/**
 * Writes one JSON file for each part that has entries, and one for each of their captions and pictures. Returns the
 * number of entries of each part.
 */
export function exportCatalogue(db: Db, folder: string): Partial<Record<Part, number>> {
  mkdirSync(folder, { recursive: true });
  const parts = Object.keys(PARTS) as Part[];
  const counts = parts.map((part) => [part, exportPart(db, part, folder)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function exportPart(db: Db, part: Part, folder: string): number {
  let count = 0;
  let file: number | undefined;
  for (const entry of entriesOf(db, part, folder)) {
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
function* entriesOf(db: Db, part: Part, folder: string): Generator<object> {
  yield* storedEntries(db, part, folder);
  if (part === 'people') yield* peopleOf(db);
}

function* storedEntries<P extends Part>(db: Db, part: P, folder: string): Generator<object> {
  for (const source of ['seed', 'import']) {
    let last = -1;
    for (;;) {
      const rows = db.all<StoredEntry>(
        `SELECT position, content, popularity FROM entry
         LEFT JOIN entity ON entity.id = entity_id
         WHERE part = ? AND entry.source = ? AND position > ? ORDER BY position LIMIT ?`,
        part,
        source,
        last,
        BATCH,
      );
      for (const { content, popularity } of rows) {
        const entry = JSON.parse(content) as PartEntry<P>;
        if (content.includes('"captions"')) exportCaptions(db, part, entry, folder);
        if (content.includes('/own-')) exportPictures(db, entry, folder);
        // What is computed of an imported row has no source but the row.
        yield source === 'import' && popularity !== null ? { ...entry, popularity } : entry;
      }
      const end = rows.at(-1);
      if (!end) break;
      last = end.position;
    }
  }
}

/** Yields the people of an import that stored no entry of them: their rows say all that is known. */
function* peopleOf(db: Db): Generator<object> {
  let last = 0;
  for (;;) {
    const rows = db.all<Person>(
      `SELECT entity.id, name, department, popularity FROM entity JOIN person USING (id)
       WHERE entity.id > ? AND kind = 'person' AND source = 'import'
       AND NOT EXISTS (SELECT 1 FROM entry WHERE entity_id = entity.id) ORDER BY entity.id LIMIT ?`,
      last,
      BATCH,
    );
    for (const { department, ...person } of rows) {
      yield department === null ? person : { ...person, department };
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
