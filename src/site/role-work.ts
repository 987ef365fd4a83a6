/** The titles of a person by what the person did for them. */
import type { Role } from '#/contract/rows/person.ts';

/** A part in a title, or a job behind the camera. */
export type Work = 'cast' | 'crew';

/** Returns whether the address asks for parts or for jobs alone; null for both. */
export function workAt(query: URLSearchParams): Work | null {
  return (['cast', 'crew'] as const).find((work) => query.has(work)) ?? null;
}

/** Returns the titles of one kind of work. Those without a job are parts. */
export function rolesOf(roles: readonly Role[], work: Work | null): readonly Role[] {
  if (work === null) return roles;
  return roles.filter(({ character, acts, job }) =>
    work === 'crew' ? job : character || acts || !job,
  );
}
