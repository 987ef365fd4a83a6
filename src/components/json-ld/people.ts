import type { Face } from '#/contract/movie.ts';
import { type Links, type Named, nameIn } from './links.ts';

/** Number of people of each kind that a statement names: those who stand first. */
const MOST = 4;

/** Returns people, with their pages where the host gives their ids; null if there are none. */
export function peopleOf(faces: readonly Face[], links: Links): Named<'Person'>[] | null {
  if (faces.length === 0) return null;
  return faces.slice(0, MOST).map(({ id, name, names }) => ({
    '@type': 'Person' as const,
    name: nameIn(links, { title: name, names }),
    ...(id !== null && { url: links.siteUrl + links.paths.person(id) }),
  }));
}
