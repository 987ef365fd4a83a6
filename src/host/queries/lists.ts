/** Lists by editors. */

import { NotFound } from '#/contract/errors.ts';
import type { Paged } from '#/contract/page.ts';
import type { ListRow } from '#/contract/rows/list.ts';
import type { NativeTitle } from '#/contract/values.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { mapPage, pageOf } from '../paging.ts';
import { type Candidate, searchRow } from '../search/candidates.ts';
import type { SeedList, SeedListed } from '../seed/schema.ts';
import { withNames } from './names.ts';
import { PLAYS, watchableOf } from './plays.ts';

type Listed = {
  name: string;
  changed: string;
  /** In the language that is asked for, which `language` is, else in English, else in any. */
  language: string;
  words: string;
  title: string;
  /** The titles in further languages, as JSON. */
  names: string;
};

/** English goes before the other languages. */
const BEST = "language <> 'en', language LIMIT 1";
const SELECT = `name, changed, said.language, said.words,
  (SELECT title FROM list_text WHERE list = name AND title <> '' ORDER BY ${BEST}) AS title,
  (SELECT json_group_array(json_object('language', language, 'text', title) ORDER BY language)
   FROM list_text WHERE list = name AND language <> 'en' AND title <> '') AS names`;
/** A join takes the place of a condition: a page is counted without it, too. */
const FROM = `list JOIN list_text AS said ON said.list = name AND said.language =
  (SELECT language FROM list_text WHERE list = name AND words <> '' ORDER BY language <> ?, ${BEST})`;
/** The newest first; of one day, the folder's before imported ones. */
const ORDER = "changed DESC, list.source = 'import', list.position";

export function hasLists(db: Db): boolean {
  return db.one('SELECT 1 FROM list LIMIT 1') !== undefined;
}

/** Returns a page of the lists, each with its entries in short. */
export function lists(context: HostContext, page: number): Paged<ListRow> {
  const list = { select: SELECT, from: FROM, order: ORDER, values: [context.ui ?? 'en'] };
  return mapPage(pageOf<Listed>(context.db, list, page), (rows) =>
    rows.map((row) => ({ ...listRow(context, row), entries: membersOf(context, row.name) })),
  );
}

/** Returns a list with its entries. Throws NotFound for an unknown name. */
export function list(context: HostContext, name: string): ListRow {
  const { db, ui } = context;
  const row = db.one<Listed>(`SELECT ${SELECT} FROM ${FROM} WHERE name = ?`, ui ?? 'en', name);
  if (!row) throw new NotFound(`no list ${name}`);
  const entries = withNames(db, entriesOf(context, name), (entry) => ({
    ...memberRow(context, entry),
    why: entry.why,
    ...((ui || entry.language !== 'en') && { why_language: entry.language }),
  }));
  return { ...listRow(context, row), entries };
}

/** An entry that names a film of the movie database. `before`: how many of the catalogue's own stand before it. */
export type NumberedEntry = { before: number; tmdb: number; why: SeedListed['why'] };

/** Returns the entries of a list that name films of the movie database, in their order. */
export function numberedEntries(db: Db, name: string): NumberedEntry[] {
  const kept = db.one<{ content: string }>(
    "SELECT content FROM entry WHERE part = 'lists' AND content ->> '$.name' = ?",
    name,
  );
  if (!kept) return [];
  const { entries } = JSON.parse(kept.content) as SeedList;
  const own = db.all<{ position: number }>('SELECT position FROM list_entry WHERE list = ?', name);
  const before = (at: number) => own.filter(({ position }) => position < at).length;
  return entries.flatMap(({ tmdb, why }, at) =>
    tmdb === undefined ? [] : [{ before: before(at), tmdb, why }],
  );
}

function listRow({ ui }: HostContext, { name, changed, language, words, title, names }: Listed) {
  return {
    id: name,
    title,
    changed,
    overview: words,
    ...((ui || language !== 'en') && { overview_language: language }),
    native_titles: JSON.parse(names) as { language: NativeTitle['lang']; text: string }[],
  };
}

function membersOf(context: HostContext, name: string) {
  return entriesOf(context, name).map((entry) => memberRow(context, entry));
}

type Entry = Candidate & {
  /** Whether it plays: 1 or 0; null of a person. */
  plays: number | null;
  why: string;
  language: string;
};

function entriesOf({ db, ui }: HostContext, name: string): Entry[] {
  return db.all<Entry>(
    `SELECT entity.id, kind, entity.name, original, native_lang, native_text, released, popularity,
       poster, ${PLAYS}, why.text AS why, why.language
     FROM list_entry AS one JOIN entity ON entity.id = entity_id
     JOIN list_why AS why ON why.list = one.list AND why.position = one.position AND why.language =
       (SELECT language FROM list_why WHERE list = one.list AND position = one.position
        ORDER BY language <> ?, ${BEST})
     WHERE one.list = ? ORDER BY one.position`,
    ui ?? 'en',
    name,
  );
}

function memberRow(context: HostContext, entry: Entry) {
  return { ...searchRow(context, entry), ...watchableOf(entry.plays) };
}
