/** An address of each route of the site, on the open catalogue. */
import { pages } from '#/site/pages.ts';
import type { Row } from '#/site/row.ts';

/** Files that the build wrote of pages, beside `/500`. */
const WRITTEN = ['/more/upComing', '/500'];
const isPage = ({ kind, example }: Row) => kind === 'page' || WRITTEN.includes(example);

/** Pages with status 200: the example of each row, and pages like one of them. */
export const PAGES = [
  ...pages.filter(isPage).map(({ example }) => example),
  '/more/topRated',
  '/zxyxvyXdF/600765021?play=movie',
];

/** One page of each kind: of the grids one for each card, and one that is not there. */
export const KINDS = [
  ...pages
    .filter(isPage)
    .filter(isFirstOfCard)
    .map(({ example }) => example),
  '/more/topRated',
  '/no-such-page',
];

function isFirstOfCard(row: Row): boolean {
  return !row.grid || row === pages.find(({ grid }) => grid?.card === row.grid?.card);
}

/** The site's own pages with another status. */
export const LOST = [
  '/no-such-page',
  '/zxyxvyXdF/1',
  '/zxyxvyXdF/--',
  '/detail/tv-series/1',
  '/people/detail/1',
  '/season/none',
  '/movies/genre/none',
];

/** Pages in other languages: those of the build, a rendered one, and one that is not there. */
export const PREFIXED = ['/ur/', '/pa/more/trending', '/hi/movie-dashboard', '/ur/no-such-page'];

/** Pages that other sites may frame. */
export const CLIPS = ['/clips/24-frames', '/ur/clips/box-breathing'];
