/** Writes imported films. */
import type { Db } from '../db.ts';
import { lastPosition } from '../entries.ts';
import { FIRST_IMPORTED_ID } from '../ids.ts';
import { importedPopularity } from '../seed/popularity.ts';
import { Additions } from '../totals.ts';
import { ImportPeople } from './import-people.ts';
import type { ImportRow } from './import-row.ts';

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
