/** Reads the lines of an import, and writes the films and their people. */
import { z } from 'zod';
import { parseJson } from '#/lib/json.ts';
import type { Db } from '../db.ts';
import { lastPosition } from '../entries.ts';
import { FIRST_IMPORTED_ID } from '../ids.ts';
import { PLACE } from '../search/place.ts';
import { indexEntity } from '../search/search-index.ts';
import { NewKeys } from '../search/sound/near-keys.ts';
import { importedPopularity } from '../seed/popularity.ts';
import { Additions } from '../totals.ts';

/** Popularity of an imported person, of whom nothing but names of titles is known. */
const POPULARITY = 0.5;
/** Number of people whose ids are cached. The database knows the others. */
const MOST_KEPT = 100_000;

const KNOWN_PERSON = "SELECT id FROM entity WHERE kind = 'person' AND name = ?";
const PERSON_ENTITY = `INSERT INTO entity (id, kind, name, popularity, source)
  VALUES (?, 'person', ?, ${POPULARITY}, 'import')`;
const PERSON = 'INSERT INTO person (id, department, gender) VALUES (?, ?, 0)';
/** The place of an imported person without its id. */
const FIRST_PLACE = `SELECT ${PLACE} AS place
  FROM (SELECT 0 AS id, 'person' AS kind, ${POPULARITY} AS popularity) AS entity`;

/**
 * Gives people their ids and rows. Nothing that an import adds later changes a person, so their names are
 * indexed at once.
 */
class ImportPeople {
  readonly #db: Db;
  readonly #counts: Additions;
  readonly #nextId: () => number;
  readonly #firstPlace: number;
  readonly #ids = new Map<string, number>();
  readonly #keys = new NewKeys();

  constructor(db: Db, counts: Additions, nextId: () => number) {
    this.#db = db;
    this.#counts = counts;
    this.#nextId = nextId;
    this.#firstPlace = db.one<{ place: number }>(FIRST_PLACE)?.place ?? 0;
  }

  /** Begins a transaction. `others`: another process may have written since the last one. */
  begin(others: boolean): void {
    if (others || this.#ids.size > MOST_KEPT) this.#ids.clear();
  }

  /** Ends a transaction. */
  end(): void {
    this.#keys.note(this.#db);
  }

  /** Returns the id of a person, and adds the person if the catalogue has none of this name. */
  id(name: string, department: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#db.one<{ id: number }>(KNOWN_PERSON, name)?.id ?? this.#add(name, department);
    this.#ids.set(name, id);
    return id;
  }

  /** Adds a person. No entry is stored: it would repeat the rows. */
  #add(name: string, department: string): number {
    const id = this.#nextId();
    this.#counts.addPerson();
    this.#db.run(PERSON_ENTITY, id, name);
    this.#db.run(PERSON, id, department);
    const place = this.#firstPlace + id;
    this.#keys.add(indexEntity(this.#db, { place, name, others: [], year: '' }));
    return id;
  }
}

// The lines of an import: `{title, year, cast?, directors?, genres?, language?, extract?}`.

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

/** Returns the film of a line, or the reason why the line is not a film. */
export function filmRow(text: string): ImportRow | string {
  // `trim` also removes a byte order mark.
  const content = parseJson(text.trim());
  if (content === undefined) return 'is not JSON';
  const { data, error } = row.safeParse(content);
  if (data) return data;
  const [issue] = error.issues;
  const where = issue?.path.join('.');
  return `${where ? `${where}: ` : ''}${issue?.message ?? 'is no film'}`;
}

const KNOWN =
  "SELECT id FROM entity WHERE kind = 'movie' AND name = ? AND released BETWEEN ? AND ?";
const ENTITY = `INSERT INTO entity
  (id, kind, name, form, language, released, popularity, overview, source)
  VALUES (?, 'movie', ?, ?, ?, ?, ?, ?, 'import')`;
const MOVIE = 'INSERT INTO movie (id, added, added_order) VALUES (?, ?, ?)';
const CREDIT = 'INSERT INTO credit (title_id, person_id, role, position) VALUES (?, ?, ?, ?)';
const ENTRY = `INSERT INTO entry (part, source, position, entity_id, content)
  VALUES ('films', 'import', ?, ?, ?)`;
const DUE = 'INSERT INTO unsettled (id) VALUES (?)';

/** Gives imported films their ids and rows, each some of them in a transaction. */
export class ImportWriter {
  readonly #db: Db;
  readonly #people: ImportPeople;
  readonly #counts = new Additions();
  #nextId = FIRST_IMPORTED_ID;
  #nextPosition = 0;
  #today = '';
  #version = '';

  constructor(db: Db) {
    this.#db = db;
    this.#people = new ImportPeople(db, this.#counts, () => this.#takeId());
  }

  /** Begins a transaction. Another process may have written since the last one. */
  begin(): void {
    const last = this.#db.one<{ id: number | null }>('SELECT max(id) AS id FROM entity')?.id ?? 0;
    this.#nextId = Math.max(FIRST_IMPORTED_ID, last + 1);
    this.#nextPosition = lastPosition(this.#db, 'films', 'import') + 1;
    this.#today = new Date().toISOString().slice(0, 10);
    this.#people.begin(this.#db.version() !== this.#version);
  }

  /** Ends a transaction. */
  end(): void {
    this.#people.end();
    this.#counts.write(this.#db);
    this.#version = this.#db.version();
  }

  /** Adds a film. Returns false if the catalogue has one of this title and year. */
  add(film: ImportRow): boolean {
    const { title, year, extract = '', language = 'en', genres = [] } = film;
    const released = String(year);
    if (this.#db.one(KNOWN, title, released, `${year}-99`)) return false;
    const form = genres.includes('Animated') ? 'cartoon' : 'feature';
    this.#counts.addFilm({ form, language, released });
    const id = this.#takeId();
    const popularity = importedPopularity(1, extract !== '');
    this.#db.run(ENTITY, id, title, form, language, released, popularity, extract);
    this.#db.run(MOVIE, id, this.#today, id);
    this.#db.run(DUE, id);
    const directors = [...new Set(film.directors ?? [])];
    const cast = [...new Set(film.cast ?? [])];
    this.#credit(id, 'director', directors);
    this.#credit(id, 'cast', cast);
    const entry = {
      id,
      title,
      date: released,
      kind: form,
      language,
      overview: extract || undefined,
      genres,
      directors,
      cast: cast.map((name) => [name]),
      added: this.#today,
      order: id,
    };
    this.#db.run(ENTRY, this.#nextPosition, id, JSON.stringify(entry));
    this.#nextPosition += 1;
    return true;
  }

  #credit(title: number, role: 'director' | 'cast', names: readonly string[]): void {
    for (const [position, name] of names.entries()) {
      const person = this.#people.id(name, role === 'cast' ? 'Acting' : 'Directing');
      this.#db.run(CREDIT, title, person, role, position);
    }
  }

  #takeId(): number {
    const id = this.#nextId;
    this.#nextId += 1;
    return id;
  }
}
