/** The links of header, drawer and footer, from the table of pages. */

import type { SiblingSet } from './grid.ts';
import type { TextKey } from './messages/messages.ts';
import { pages } from './pages.ts';
import { paths, patterns, SURPRISE, WATCHLIST } from './paths.ts';
import type { Hue, MenuPlace, Row } from './row.ts';

export type MenuLink = { path: string; label: TextKey; hue: Hue };

type Placed = Row & { menu: MenuPlace };
const placed = pages.filter((row): row is Placed => row.menu !== undefined);

const linkTo = ({ pattern, menu: { label, hue } }: Placed): MenuLink => {
  return { path: pattern, label, hue };
};
const linksOf = (fits: (row: Placed) => boolean | undefined) => placed.filter(fits).map(linkTo);

/** What the host offers beside its lists of films, as far as it has said it. */
export type Available = {
  /** Lists by editors. */
  lists: boolean;
  /** All its films can be narrowed. */
  discover: boolean;
  /** It says when titles become free. */
  free: boolean;
  /** It has lists of series. */
  series: boolean;
  /** It says what plays, so that a film can be drawn among that. */
  surprise: boolean;
};

const surprise: MenuLink = { path: SURPRISE, label: 'surprise', hue: 'films' };

const groupsWith = (available: Available) =>
  (['menuMovies', 'menuWatch', 'menuListen', 'menuPeople'] as const).map((heading) => ({
    heading,
    links: [
      ...linksOf(({ menu }) => menu.group === heading && (!menu.needs || available[menu.needs])),
      ...(heading === 'menuMovies' && available.surprise ? [surprise] : []),
    ],
  }));
const known = new Map<string, ReturnType<typeof groupsWith>>();

/** Returns the groups of drawer and footer, for a host that offers these. */
export function menuGroups(available: Available): ReturnType<typeof groupsWith> {
  const key = Object.values(available).join();
  const groups = known.get(key) ?? groupsWith(available);
  known.set(key, groups);
  return groups;
}

const barOf = ({ menu }: Placed) => menu.bar ?? 0;
/** Links beside the dropdowns in the wide header. */
export const headerLinks: readonly MenuLink[] = placed
  .filter((row) => barOf(row) > 0)
  .sort((a, b) => barOf(a) - barOf(b))
  .map(linkTo);

const isChart = ({ grid }: Row) => grid?.siblings === 'charts';
export const movieLinks: readonly MenuLink[] = linksOf(isChart);
export const peopleLinks = linksOf(({ menu }) => menu.group === 'menuPeople');
/**
 * Returns the links of the wide header's last dropdown: ways into the whole catalogue, the visitor's own list, and
 * movies that the first dropdown does not hold.
 */
export function moreLinks(available: Available): readonly MenuLink[] {
  const isOther = (row: Placed) => row.menu.group === 'menuMovies' && !isChart(row);
  return [
    ...linksOf(({ menu }) => menu.group !== null && menu.needs && available[menu.needs]),
    ...(available.surprise ? [surprise] : []),
    ...linksOf((row) => row.pattern === WATCHLIST),
    ...linksOf((row) => isOther(row) && !row.menu.needs),
  ];
}

/** Pages of that dropdown whose links a wide header has beside the search, too. The surprise is the last. */
const BESIDE: readonly string[] = [patterns.discover, paths.lists, WATCHLIST, SURPRISE];

/** Returns the links beside the search of a wide header. */
export function besideLinks(available: Available): readonly MenuLink[] {
  return moreLinks(available)
    .filter(({ path }) => BESIDE.includes(path))
    .sort((a, b) => BESIDE.indexOf(a.path) - BESIDE.indexOf(b.path));
}

/** Returns the links of a set of grids that lead to each other. */
export function siblingLinks(set: SiblingSet | undefined): readonly MenuLink[] {
  const own = placed.filter(({ grid }) => set && grid?.siblings === set);
  return own.map((row) => ({ ...linkTo(row), label: row.menu.chip ?? row.menu.label }));
}
