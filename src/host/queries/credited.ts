/** The people of a title. */
import type { CastRow, CrewRow, FaceRow } from '#/contract/schema/types.ts';
import { ownPicture, picturePath } from '../context.ts';
import type { Db } from '../db.ts';
import type { Role } from '../seed/credits.ts';

type Credited = { id: number; name: string; part: string; poster: string | null };

/** Returns functions that give a role's people as rows. */
export function credited(db: Db, titleId: number, role: Role) {
  const found = db.all<Credited>(
    `SELECT person.id, person.name, person.poster, credit.part FROM credit
     JOIN entity AS person ON person.id = credit.person_id
     WHERE credit.title_id = ? AND credit.role = ? ORDER BY credit.position`,
    titleId,
    role,
  );
  const face = (row: Credited): FaceRow => ({
    id: row.id,
    name: row.name,
    profile_path: picturePath(row.id),
    ...ownPicture('photo', row.poster),
  });
  return {
    names: (): string[] => found.map(({ name }) => name),
    faces: (): FaceRow[] => found.map(face),
    cast: (): CastRow[] => found.map((row) => ({ ...face(row), character: row.part })),
    crew: (): CrewRow[] => found.map((row) => ({ ...face(row), job: row.part })),
  };
}
