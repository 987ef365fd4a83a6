/** The links of header, drawer and footer, in the order of the specification. */
import { messages as m } from '#/messages/messages.ts';
import { paths } from '#/paths.ts';

/** The way-finding colours of the look: always beside a word. */
export type Hue = 'films' | 'people' | 'dramas' | 'cartoons' | 'trailers' | 'seasons';
export type MenuLink = { href: string; label: string; hue: Hue };
export type MenuGroup = { heading: string; links: MenuLink[] };

const link = (href: string, label: string, hue: Hue): MenuLink => ({ href, label, hue });

export const movieLinks: MenuLink[] = [
  link(paths.popular, m.linkPopular, 'films'),
  link(paths.nowPlaying, m.linkNowPlaying, 'films'),
  link(paths.topRated, m.linkTopRated, 'films'),
  link(paths.upcoming, m.linkUpcoming, 'films'),
];

export const peopleLinks: MenuLink[] = [link(paths.people, m.linkPopularPeople, 'people')];

const recent = link(paths.recent, m.linkRecent, 'films');
const trailers = link(paths.feed, m.linkTrailers, 'trailers');
const dramas = link(paths.dramas, m.linkDramas, 'dramas');
const seasons = link(paths.seasons, m.linkSeasons, 'seasons');
const cartoons = link(paths.cartoons, m.linkCartoons, 'cartoons');
const songs = link(paths.songs, m.linkSongs, 'dramas');
const fitness = link(paths.fitness, m.linkFitness, 'trailers');

export const regionalLinks: MenuLink[] = [
  link(paths.punjabi, m.linkPunjabi, 'people'),
  link(paths.hindi, m.linkHindi, 'people'),
  link(paths.english, m.linkEnglish, 'people'),
];

/** Beside the dropdowns in the wide header. */
export const headerLinks: MenuLink[] = [dramas, cartoons, seasons, songs, fitness, trailers];

export const menuGroups: MenuGroup[] = [
  { heading: m.menuMovies, links: [...movieLinks, recent, ...regionalLinks] },
  { heading: m.menuWatch, links: [trailers, dramas, seasons, cartoons] },
  { heading: m.menuListen, links: [songs, fitness] },
  { heading: m.menuPeople, links: peopleLinks },
];
