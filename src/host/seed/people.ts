import type { Db, Row } from '../db.ts';
import { keepEntry, type RowSource } from '../entries.ts';
import { insert } from '../insert.ts';
import { addEntity } from './entity.ts';
import { personId } from './ids.ts';
import { personPopularity } from './popularity.ts';
import type { SeedPerson } from './schema.ts';

/** Adds people when a credit first names them. Their entries are looked up by name. */
export class People {
  readonly #db: Db;
  readonly #source: RowSource;
  readonly #known: Map<string, SeedPerson>;
  /** What the titles of each person that this run has added are worth, by their ids. */
  readonly #worths = new Map<number, Map<number, number>>();
  readonly #there = new Set<number>();

  constructor(db: Db, source: RowSource, known: SeedPerson[]) {
    this.#db = db;
    this.#source = source;
    this.#known = new Map(known.map((person) => [person.name, person]));
  }

  /** Returns the id of a person. `title` names the person; it has a worth if it is rated. */
  id(name: string, title: { id: number; worth?: number }, department: string): number {
    const id = personId(this.#known.get(name) ?? { name });
    if (!this.#there.has(id)) this.#add(id, name, department);
    if (title.worth !== undefined) this.#worths.get(id)?.set(title.id, title.worth);
    return id;
  }

  #add(id: number, name: string, department: string): void {
    this.#there.add(id);
    const person = this.#known.get(name);
    const kept = this.#source === 'seed' ? this.#creditsOf(id) : [];
    const added = addEntity(this.#db, this.#source, {
      id,
      kind: 'person',
      name,
      native: person?.native,
      titles: person?.titles,
      poster: person?.photo,
      motif: person?.motif,
      popularity: person?.popularity ?? 0,
      overview: person?.biography,
      texts: person?.biographies,
    });
    if (!added) return;
    this.#worths.set(id, new Map());
    insert(this.#db, 'person', {
      id,
      birthday: person?.birthday,
      deathday: person?.deathday,
      place_of_birth: person?.placeOfBirth,
      department: person?.department ?? department,
      gender: person?.gender === 'female' ? 1 : person?.gender === 'male' ? 2 : 0,
    });
    for (const credit of kept) insert(this.#db, 'credit', credit);
  }

  /** Returns the credits of an imported person, who is about to be replaced. */
  #creditsOf(id: number): Row[] {
    return this.#db.all('SELECT * FROM credit WHERE person_id = ?', id);
  }

  /** Sets the popularity of the people that were added, from what their titles are worth. */
  settle(): void {
    for (const [id, worths] of this.#worths) {
      const known = this.#db.one<{ name: string; overview: string }>(
        'SELECT name, overview FROM entity WHERE id = ?',
        id,
      );
      if (!known || this.#known.get(known.name)?.popularity !== undefined) continue;
      const popularity = personPopularity([...worths.values()], known.overview !== '');
      this.#db.run('UPDATE entity SET popularity = ? WHERE id = ?', popularity, id);
    }
  }

  /** Keeps the entries of all people that the files describe. */
  keepEntries(): void {
    for (const person of this.#known.values()) {
      const id = personId(person);
      keepEntry(this.#db, 'people', this.#source, person, this.#there.has(id) ? id : null);
    }
  }
}

export type Role = 'director' | 'creator' | 'cast' | 'crew' | 'writer' | 'singer' | 'composer';
type Credit = readonly [string] | readonly [string, string];

/** The movie database's name of the department in which a credit of each role counts. */
const DEPARTMENTS: Record<Role, string> = {
  director: 'Directing',
  creator: 'Directing',
  crew: 'Directing',
  cast: 'Acting',
  writer: 'Writing',
  singer: 'Sound',
  composer: 'Sound',
};

/**
 * Returns functions that add credits to a title: of people with their parts, or of names alone.
 * `worth`: what the title is worth to them, if it is rated.
 */
export function creditsOf(db: Db, people: People, title_id: number, worth: number | undefined) {
  const add = (role: Role, credits: readonly Credit[]) => {
    for (const [position, [name, part = '']] of credits.entries()) {
      const person_id = people.id(name, { id: title_id, worth }, DEPARTMENTS[role]);
      insert(db, 'credit', { title_id, person_id, role, part, position });
    }
  };
  const addNames = (role: Role, names: readonly string[]) =>
    add(
      role,
      names.map((name) => [name]),
    );
  return { add, addNames };
}
