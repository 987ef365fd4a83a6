/** The links of header, drawer and footer, from the table of pages. */
import type { TextKey } from '#/messages/messages.ts';
import type { Beside } from './grid.ts';
import { pages } from './pages.ts';
import type { Hue, MenuPlace, Row } from './row.ts';

export type MenuLink = { path: string; label: TextKey; hue: Hue };

type Placed = Row & { menu: MenuPlace };
const placed = pages.filter((row): row is Placed => row.menu !== undefined);

const linkTo = ({ pattern, menu: { label, hue } }: Placed): MenuLink => {
  return { path: pattern, label, hue };
};
const linksOf = (fits: (row: Placed) => boolean) => placed.filter(fits).map(linkTo);

const groupsWith = (lists: boolean) =>
  (['menuMovies', 'menuWatch', 'menuListen', 'menuPeople'] as const).map((heading) => ({
    heading,
    links: linksOf(({ menu }) => menu.group === heading && (lists || !menu.ofLists)),
  }));
const withLists = groupsWith(true);
const withoutLists = groupsWith(false);

/** Returns the groups of drawer and footer. `hasLists`: whether the host has lists by editors. */
export function menuGroups(hasLists: boolean): typeof withLists {
  return hasLists ? withLists : withoutLists;
}

const barOf = ({ menu }: Placed) => menu.bar ?? 0;
/** Links beside the dropdowns in the wide header. */
export const headerLinks: readonly MenuLink[] = placed
  .filter((row) => barOf(row) > 0)
  .sort((a, b) => barOf(a) - barOf(b))
  .map(linkTo);

const isChart = ({ grid }: Row) => grid?.beside === 'charts';
export const movieLinks: readonly MenuLink[] = linksOf(isChart);
export const peopleLinks = linksOf(({ menu }) => menu.group === 'menuPeople');
/** Links of the wide header's last dropdown: movies that the first one does not hold. */
export const moreMovieLinks = linksOf((row) => row.menu.group === 'menuMovies' && !isChart(row));

/** Returns the links of a set of grids that lead to each other. */
export function linksBeside(set: Beside | undefined): readonly MenuLink[] {
  return set ? linksOf(({ grid }) => grid?.beside === set) : [];
}
