/** Which pages are of things of the movie database, and not of the catalogue's files. */
import { FIRST_OWN } from '#/host/ids.ts';
import type { ListedPage } from '#/host/queries/pages.ts';
import { paths } from '#/site/paths.ts';

/** How the addresses of things begin, with the first id of the files. */
const THINGS: [prefix: string, firstOfFiles: number][] = [
  [paths.movie(''), FIRST_OWN.movie],
  [paths.series(''), FIRST_OWN.series],
  [paths.person(''), FIRST_OWN.person],
];

/** Returns whether a page is of a thing of the database's. */
export function isOthers({ path }: ListedPage): boolean {
  const found = THINGS.find(([prefix]) => path.startsWith(prefix));
  return found !== undefined && Number(path.slice(found[0].length)) < found[1];
}
