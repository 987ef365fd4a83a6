/** The people of imported films. */
import type { Db } from '../db.ts';
import { indexEntity } from '../search/index-entity.ts';
import { PLACE } from '../search/place.ts';
import { NewKeys } from '../search/sound/near-keys.ts';
import type { Additions } from '../totals.ts';

/** Popularity of an imported person, of whom nothing but names of titles is known. */
const POPULARITY = 0.5;
/** Number of people whose ids are cached. The database knows the others. */
const MOST_KEPT = 100_000;

const KNOWN = "SELECT id FROM entity WHERE kind = 'person' AND name = ?";
const ENTITY = `INSERT INTO entity (id, kind, name, popularity, source)
  VALUES (?, 'person', ?, ${POPULARITY}, 'import')`;
const PERSON = 'INSERT INTO person (id, department, gender) VALUES (?, ?, 0)';
/** The place of an imported person without its id. */
const FIRST_PLACE = `SELECT ${PLACE} AS place
  FROM (SELECT 0 AS id, 'person' AS kind, ${POPULARITY} AS popularity) AS entity`;

/**
 * Gives people their ids and rows. Nothing that an import adds later changes a person, so their names are
 * indexed at once.
 */
export class ImportPeople {
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
    const id = this.#db.one<{ id: number }>(KNOWN, name)?.id ?? this.#add(name, department);
    this.#ids.set(name, id);
    return id;
  }

  /** Adds a person. No entry is stored: it would repeat the rows. */
  #add(name: string, department: string): number {
    const id = this.#nextId();
    this.#counts.addPerson();
    this.#db.run(ENTITY, id, name);
    this.#db.run(PERSON, id, department);
    const place = this.#firstPlace + id;
    this.#keys.add(indexEntity(this.#db, { place, name, others: [], year: '' }));
    return id;
  }
}
