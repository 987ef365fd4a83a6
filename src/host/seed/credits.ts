import type { Db } from '../db.ts';
import { insert } from '../insert.ts';
import type { People } from './people.ts';

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
