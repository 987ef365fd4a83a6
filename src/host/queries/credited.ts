/** The people of a title. */
import type { CastRow, CrewRow, FaceRow } from '#/contract/rows/face.ts';
import { type HostContext, ownPicture, picturePath } from '../context.ts';
import type { Role } from '../seed/people.ts';
import type { NamesOf } from './names.ts';

type Credited = { id: number; name: string; part: string; poster: string | null };

/**
 * Returns a role's people: their ids, and functions that give them as rows. `named` gives the names
 * in further languages.
 */
export function credited(context: HostContext, titleId: number, role: Role) {
  const found = context.db.all<Credited>(
    `SELECT person.id, person.name, person.poster, credit.part FROM credit
     JOIN entity AS person ON person.id = credit.person_id
     WHERE credit.title_id = ? AND credit.role = ? ORDER BY credit.position`,
    titleId,
    role,
  );
  const face =
    (named: NamesOf) =>
    (row: Credited): FaceRow => ({
      id: row.id,
      name: row.name,
      profile_path: picturePath(context, row.id),
      ...ownPicture(context, 'photo', row.poster),
      ...named(row.id),
    });
  return {
    ids: found.map(({ id }) => id),
    names: (): string[] => found.map(({ name }) => name),
    faces: (named: NamesOf): FaceRow[] => found.map(face(named)),
    cast: (named: NamesOf): CastRow[] =>
      found.map((row) => ({ ...face(named)(row), character: row.part })),
    crew: (named: NamesOf): CrewRow[] =>
      found.map((row) => ({ ...face(named)(row), job: row.part })),
  };
}
