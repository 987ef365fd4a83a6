import type { Db, Row } from '../db.ts';
import { slug, stableId } from '../ids.ts';
import { insert } from '../insert.ts';
import { addEntity } from './entity.ts';
import { personPopularity } from './popularity.ts';
import type { SeedPerson } from './schema.ts';

/** The people named in credits. Their facts are looked up in the seed by name. */
export class People {
  readonly #db: Db;
  readonly #known: Map<string, SeedPerson>;
  readonly #ratings = new Map<number, number[]>();

  constructor(db: Db, known: SeedPerson[]) {
    this.#db = db;
    this.#known = new Map(known.map((person) => [person.name, person]));
  }

  /** Returns the id of a person. Adds the person at the first credit. */
  id(name: string, rating: number, department: string): number {
    const id = stableId('person', slug(name));
    const ratings = this.#ratings.get(id);
    if (ratings) ratings.push(rating);
    else {
      this.#ratings.set(id, [rating]);
      this.#add(id, name, department);
    }
    return id;
  }

  #add(id: number, name: string, department: string): void {
    const person = this.#known.get(name);
    const kept = this.#takeOut(id);
    const overview = person?.biography;
    addEntity(this.#db, {
      id,
      kind: 'person',
      name,
      native: person?.native,
      popularity: 0,
      overview,
    });
    insert(this.#db, 'person', {
      id,
      birthday: person?.birthday,
      place_of_birth: person?.placeOfBirth,
      department: person?.department ?? department,
      gender: person?.gender === 'female' ? 1 : person?.gender === 'male' ? 2 : 0,
    });
    for (const credit of kept) insert(this.#db, 'credit', credit);
  }

  /** Removes a person who was kept for an imported film. Returns the person's credits there. */
  #takeOut(id: number): Row[] {
    const kept = this.#db.all('SELECT * FROM credit WHERE person_id = ?', id);
    this.#db.run('DELETE FROM search WHERE rowid = ?', id);
    this.#db.run("DELETE FROM entity WHERE id = ? AND source = 'import'", id);
    return kept;
  }

  /** Computes each person's popularity. Called once all credits are added. */
  settle(): void {
    for (const [id, ratings] of this.#ratings) {
      const known = this.#db.one<{ overview: string }>(
        'SELECT overview FROM entity WHERE id = ?',
        id,
      );
      const popularity = personPopularity(ratings, known?.overview !== '');
      this.#db.run('UPDATE entity SET popularity = ? WHERE id = ?', popularity, id);
    }
  }
}
