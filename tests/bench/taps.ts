/** Targets of taps: links that lead to a page with a title, and elements that respond in place. */
import { wholePages } from '../fixtures/whole-host.ts';
import { PHONE, type Screen } from './tab.ts';

const { home, grid, movie, person, series } = wholePages;
const kind = (path: string) => path.replace(/\w+$/, '');
const linkTo = (path: string) => `main a[href^="${kind(path)}"]`;

type Link = { page: string; on: string; to: string };

/**
 * Links by kind of target. Each kind is measured by itself, because the links and their pages
 * differ.
 */
export const LINKS: Record<string, Link> = {
  'poster in a grid to a movie': { page: grid, on: linkTo(movie), to: kind(movie) },
  'poster in a row to a movie': { page: home, on: linkTo(movie), to: kind(movie) },
  'face to a person': { page: movie, on: `.row ${linkTo(person).slice(5)}`, to: kind(person) },
  'role to a series': { page: person, on: linkTo(series), to: kind(series) },
};

export type Touch = {
  page: string;
  on: string;
  screen: Screen;
  /**
   * Expression that is true as soon as something visible responds. It is text, because the page
   * evaluates it.
   */
  first: string;
  /** Expression that is true when the response is complete. */
  last?: string;
  /** The event that completes the response, where it is one: it may come before a frame shows it. */
  event?: string;
  /** Milliseconds that the complete response may take; else 1,000. */
  most?: number;
};

const has = (selector: string) => `!!document.querySelector(${JSON.stringify(selector)})`;
const onPhone = (page: string, on: string, first: string, last?: string): Touch => ({
  page,
  on,
  first,
  screen: PHONE,
  ...(last !== undefined && { last }),
});
const GREW = "document.querySelectorAll('#grid li').length > 20";
const MOVED = "document.querySelector('#popular-row').scrollLeft > 0";

export const TOUCHES: Record<string, Touch> = {
  theme: onPhone(home, '.header .theme-toggle', '!!document.documentElement.dataset.theme'),
  menu: onPhone(home, '.header [popovertarget]', has('#drawer[open]')),
  search: onPhone(home, 'details.search summary', has('details.search[open]')),
  Play: onPhone(
    home,
    '#trailers a[data-play]',
    has('dialog[open], [data-play][aria-busy]'),
    has('dialog[open] iframe'),
  ),
  'film whose file is known': {
    ...onPhone(
      '/movies/punjabi-movies',
      '#grid a[data-play]',
      has('dialog[open], [data-play][aria-busy]'),
    ),
    event: 'loadstart',
    most: 200,
  },
  'Load More': onPhone(grid, '.more a', `${has('.more [aria-busy]')} || ${GREW}`, GREW),
  'Read More': onPhone(person, '.more-text summary', has('.more-text[open]')),
  // Phones have no such button: visitors swipe the rows.
  'row button at 1024 px': {
    page: home,
    on: '#popular .row-next',
    screen: { width: 1024, height: 800, mobile: false },
    first: `${MOVED} || ${has('#popular [aria-busy]')}`,
  },
};
