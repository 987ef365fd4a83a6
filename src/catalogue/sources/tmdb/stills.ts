/** Wide pictures of a title. */
import { field, list } from '#/contract/raw.ts';
import { pathIn } from './rows.ts';

/** Number of stills of a title: some have hundreds. */
const MOST = 8;

/** Returns the pictures without lettering, the database's first ones first, but for the one in the head of the page. */
export function stillsIn(body: unknown): string[] {
  const backdrop = pathIn(body, 'backdrop_path');
  const all = list(field(field(body, 'images'), 'backdrops'));
  const paths = all.flatMap((one) => pathIn(one, 'file_path') ?? []);
  return [...new Set(paths)].filter((path) => path !== backdrop).slice(0, MOST);
}
