/** The links of header, drawer and footer, in order: see docs/product.md. */
import type { TextKey } from '#/messages/messages.ts';
import { paths } from '#/paths.ts';

/** Way-finding colours. A dot in such a colour always stands beside a word. */
export type Hue = 'films' | 'people' | 'dramas' | 'cartoons' | 'trailers' | 'seasons';
export type MenuLink = { path: string; label: TextKey; hue: Hue };
export type MenuGroup = { heading: TextKey; links: readonly MenuLink[] };

const link = (path: string, label: TextKey, hue: Hue): MenuLink => ({ path, label, hue });

export const movieLinks: readonly MenuLink[] = [
  link(paths.popular, 'linkPopular', 'films'),
  link(paths.nowPlaying, 'linkNowPlaying', 'films'),
  link(paths.topRated, 'linkTopRated', 'films'),
  link(paths.upcoming, 'linkUpcoming', 'films'),
];

export const peopleLinks: readonly MenuLink[] = [link(paths.people, 'linkPopularPeople', 'people')];

const recent = link(paths.recent, 'linkRecent', 'films');
const trailers = link(paths.feed, 'linkTrailers', 'trailers');
const dramas = link(paths.dramas, 'linkDramas', 'dramas');
const seasons = link(paths.seasons, 'linkSeasons', 'seasons');
const cartoons = link(paths.cartoons, 'linkCartoons', 'cartoons');
const songs = link(paths.songs, 'linkSongs', 'dramas');
const fitness = link(paths.fitness, 'linkFitness', 'trailers');

export const regionalLinks: readonly MenuLink[] = [
  link(paths.punjabi, 'linkPunjabi', 'people'),
  link(paths.hindi, 'linkHindi', 'people'),
  link(paths.english, 'linkEnglish', 'people'),
];

/** Links of the wide header's last dropdown: movies that the first one does not hold. */
export const moreMovieLinks: readonly MenuLink[] = [recent, ...regionalLinks];

/** Links beside the dropdowns in the wide header. */
export const headerLinks: readonly MenuLink[] = [
  dramas,
  cartoons,
  seasons,
  songs,
  fitness,
  trailers,
];

export const menuGroups: readonly MenuGroup[] = [
  { heading: 'menuMovies', links: [...movieLinks, ...moreMovieLinks] },
  { heading: 'menuWatch', links: [trailers, dramas, seasons, cartoons] },
  { heading: 'menuListen', links: [songs, fitness] },
  { heading: 'menuPeople', links: peopleLinks },
];
