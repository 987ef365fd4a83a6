/** Adds the lists of a catalogue's files, once all that they name is there. */
import { languages } from '#/contract/language.ts';
import type { Db } from '../db.ts';
import { keepEntry, type RowSource } from '../entries.ts';
import { insert } from '../insert.ts';
import { LISTED, type Listed, type SeedList, type SeedListed } from './schema.ts';

type Named = { kind: Listed; name: string };

/** Returns the kind and the name of what an entry of a list names; null for a film of the movie database. */
export function namedBy(entry: SeedListed): Named | null {
  const kind = LISTED.find((one) => entry[one] !== undefined);
  return kind === undefined ? null : { kind, name: entry[kind] ?? '' };
}

/**
 * Adds a list behind the others. The folder's own replaces an imported one of its name; an import leaves one
 * that is there.
 */
export function addList(db: Db, source: RowSource, list: SeedList): void {
  const { name, titles, words, date, entries } = list;
  if (source === 'seed') removeImported(db, name);
  else if (db.one('SELECT 1 FROM list WHERE name = ?', name)) return;
  keepEntry(db, 'lists', source, list, null);
  insert(db, 'list', { name, changed: date, position: nextPosition(db), source });
  for (const language of languages) {
    const text = { title: titles[language] ?? '', words: words[language] ?? '' };
    if (text.title + text.words !== '') insert(db, 'list_text', { list: name, language, ...text });
  }
  for (const [position, entry] of entries.entries()) addEntry(db, name, position, entry);
  // All that the folder's list names may be in files that can not be read.
  if (source === 'seed')
    db.run('DELETE FROM list WHERE name = ? AND name NOT IN (SELECT list FROM list_entry)', name);
}

function removeImported(db: Db, name: string): void {
  db.run('DELETE FROM list WHERE name = ?', name);
  db.run("DELETE FROM entry WHERE part = 'lists' AND content ->> '$.name' = ?", name);
}

function nextPosition(db: Db): number {
  const last = db.one<{ n: number | null }>('SELECT max(position) AS n FROM list');
  return (last?.n ?? -1) + 1;
}

/**
 * Adds an entry; not one that the catalogue has under another name, as an import may find it, nor a film of the movie
 * database, which the kept entry of the list names.
 */
function addEntry(db: Db, list: string, position: number, entry: SeedListed): void {
  const named = namedBy(entry);
  const entity = named && entityOf(db, named);
  if (entity === null) return;
  insert(db, 'list_entry', { list, position, entity_id: entity });
  for (const [language, text] of Object.entries(entry.why)) {
    insert(db, 'list_why', { list, position, language, text });
  }
}

/** Kinds whose entries are named with their year. */
const DATED: readonly Listed[] = ['movie', 'series'];

function entityOf(db: Db, { kind, name }: Named): number | null {
  const [, title = name, year = ''] =
    (DATED.includes(kind) && /^(.*) \((\d{4})\)$/.exec(name)) || [];
  const found = db.one<{ id: number }>(
    `SELECT id FROM entity WHERE kind = ? AND name = ? AND released >= ? AND released < ?
     ORDER BY source DESC, id LIMIT 1`,
    kind,
    title,
    year,
    `${year}~`,
  );
  return found?.id ?? null;
}
