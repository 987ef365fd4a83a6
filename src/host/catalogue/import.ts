/**
 * Imports films from newline-delimited JSON. A line is
 * `{title, year, cast?, directors?, genres?, language?, extract?}`.
 */
import { z } from 'zod';
import type { Db } from '../db.ts';
import { keepEntry } from '../entries.ts';
import { FIRST_IMPORTED_ID } from '../ids.ts';
import { insert } from '../insert.ts';
import { optimizeIndex } from '../search/index-entity.ts';
import { importedPopularity } from '../seed/popularity.ts';
import { Additions } from '../totals.ts';
import { linesOf } from './lines.ts';
import { settling } from './settle.ts';

const names = z.array(z.string().trim().min(1).max(200)).max(200).optional();
const row = z.object({
  title: z.string().trim().min(1).max(1000),
  year: z.number().int().min(1870).max(2100),
  cast: names,
  directors: names,
  genres: z.array(z.string().max(100)).max(50).optional(),
  /** A two-letter code; English if there is none. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  extract: z.string().max(20_000).optional(),
});
type ImportRow = z.infer<typeof row>;

/** Popularity of an imported person, of whom nothing but names of titles is known. */
const PERSON_POPULARITY = 0.5;

export type Refusal = { line: number; why: string };
export type ImportReport = { added: number; known: number; refused: Refusal[] };
export type Progress = (lines: number) => void;

/** Number of lines written in one transaction. A killed import repeats at most this many. */
const BATCH = 1000;

/**
 * Imports a file (or a `.gz` file) into the catalogue and returns a report. Leaves a film as it is
 * if the catalogue already has its title and year, so a second import of the same file writes
 * nothing. Goes on where a killed import ended. Refuses lines that are not films, and reports each
 * with its line number and the reason. Rejects when the file cannot be read. `settled` is told how many
 * names are left to be indexed.
 */
export async function importFile(
  db: Db,
  file: string,
  progress: Progress,
  settled: Progress = () => {},
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, known: 0, refused: [] };
  const writer = new Writer(db);
  let number = 0;
  let batch: { line: number; text: string }[] = [];
  const flush = () => {
    const lines = batch;
    batch = [];
    db.transaction(() => {
      writer.begin();
      for (const { line, text } of lines) importLine(writer, report, line, text);
      writer.end();
    });
    progress(number);
  };
  for await (const text of linesOf(file)) {
    number += 1;
    if (text.trim() !== '') batch.push({ line: number, text });
    if (batch.length >= BATCH) flush();
  }
  if (batch.length > 0) flush();
  settleInSteps(db, settled);
  return report;
}

/** Settles what is due, each step in a transaction of its own, and joins the indexes' parts. */
function settleInSteps(db: Db, settled: Progress): void {
  if (!db.one('SELECT 1 FROM unsettled LIMIT 1')) return;
  const steps = settling(db);
  for (let isOver = false; !isOver; ) {
    const { done, value } = db.transaction(() => steps.next());
    isOver = done ?? false;
    if (value !== undefined) settled(value);
  }
  optimizeIndex(db);
}

function importLine(writer: Writer, report: ImportReport, line: number, text: string): void {
  const film = filmOf(text);
  if (typeof film === 'string') report.refused.push({ line, why: film });
  else if (writer.add(film)) report.added += 1;
  else report.known += 1;
}

/** Returns the film of a line, or the reason why the line is not a film. */
function filmOf(text: string): ImportRow | string {
  let content: unknown;
  try {
    // `trim` also removes a byte order mark.
    content = JSON.parse(text.trim());
  } catch {
    return 'is not JSON';
  }
  const { data, error } = row.safeParse(content);
  if (data) return data;
  const [issue] = error.issues;
  const where = issue?.path.join('.');
  return `${where ? `${where}: ` : ''}${issue?.message ?? 'is no film'}`;
}

type Entity = {
  kind: 'movie' | 'person';
  name: string;
  form?: string;
  language?: string;
  released?: string;
  popularity: number;
  overview?: string;
};

/** Number of people whose ids are kept in memory. The database knows the others. */
const MOST_KEPT = 100_000;

/** Writer that gives imported films and people their ids and rows. */
class Writer {
  readonly #db: Db;
  readonly #people = new Map<string, number>();
  readonly #counts = new Additions();
  #nextId = FIRST_IMPORTED_ID;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Begins a transaction. Another process may have written since the last one. */
  begin(): void {
    const last = this.#db.one<{ id: number | null }>('SELECT max(id) AS id FROM entity')?.id ?? 0;
    this.#nextId = Math.max(FIRST_IMPORTED_ID, last + 1);
    if (this.#people.size > MOST_KEPT) this.#people.clear();
  }

  /** Ends a transaction. */
  end(): void {
    this.#counts.write(this.#db);
  }

  add(film: ImportRow): boolean {
    const known = this.#db.one(
      "SELECT id FROM entity WHERE kind = 'movie' AND name = ? AND released BETWEEN ? AND ?",
      film.title,
      String(film.year),
      `${film.year}-99`,
    );
    if (known) return false;
    const cast = [...new Set(film.cast ?? [])];
    const directors = [...new Set(film.directors ?? [])];
    const form = film.genres?.includes('Animated') ? 'cartoon' : 'feature';
    const language = film.language ?? 'en';
    const released = String(film.year);
    this.#counts.addFilm({ form, language, released });
    const id = this.#entity({
      kind: 'movie',
      name: film.title,
      form,
      language,
      released,
      popularity: importedPopularity(1, Boolean(film.extract)),
      overview: film.extract ?? '',
    });
    const added = new Date().toISOString().slice(0, 10);
    insert(this.#db, 'movie', { id, added, added_order: id });
    this.#credit(id, 'director', directors);
    this.#credit(id, 'cast', cast);
    const entry = {
      ...{ id, title: film.title, date: String(film.year), kind: form, language },
      ...{ overview: film.extract || undefined, genres: film.genres ?? [], directors },
      ...{ cast: cast.map((name) => [name]), added, order: id },
    };
    keepEntry(this.#db, 'films', 'import', entry, id);
    return true;
  }

  #credit(title_id: number, role: 'director' | 'cast', names: readonly string[]): void {
    for (const [position, name] of names.entries()) {
      const person_id = this.#person(name, role === 'cast' ? 'Acting' : 'Directing');
      insert(this.#db, 'credit', { title_id, person_id, role, part: '', position });
    }
  }

  #person(name: string, department: string): number {
    const kept = this.#people.get(name);
    if (kept !== undefined) return kept;
    const known = this.#db.one<{ id: number }>(
      "SELECT id FROM entity WHERE kind = 'person' AND name = ?",
      name,
    );
    const id = known?.id ?? this.#addPerson(name, department);
    this.#people.set(name, id);
    return id;
  }

  /** Adds a person. An entry would say no more than the rows do, so there is none. */
  #addPerson(name: string, department: string): number {
    this.#counts.addPerson();
    const id = this.#entity({ kind: 'person', name, popularity: PERSON_POPULARITY });
    insert(this.#db, 'person', { id, department, gender: 0 });
    return id;
  }

  #entity(entity: Entity): number {
    const id = this.#nextId;
    this.#nextId += 1;
    insert(this.#db, 'entity', { id, ...entity, source: 'import' });
    insert(this.#db, 'unsettled', { id });
    return id;
  }
}
