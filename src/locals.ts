/** What pages are given: the values of the site, and what their request asks for. */

import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Archive } from '#/catalogue/sources/archive-org/archive-org.ts';
import { type Language, languageOf } from '#/contract/language.ts';
import type { Choices } from '#/contract/rows/choices.ts';
import { type GridMatch, gridOf } from '#/site/grid-match.ts';
import type { Match } from '#/site/match.ts';
import type { Available } from '#/site/menu.ts';
import { inEnglish } from '#/site/paths.ts';
import type { Site } from './compose/compose.ts';

/** The values that all pages share. */
export type SiteLocals = {
  catalogue: Catalogue;
  /** The films of archive.org, for the browser. */
  archive: Pick<Archive, 'filmOf'>;
  /** Returns a film of archive.org that is in memory or on disk: no page waits for one. */
  peekFilm: Archive['peek'];
  /** SITE_URL, for canonical addresses. */
  siteUrl: string;
  /** Whether there is a feed of recently added films: with the embedded host. */
  hasFeed: boolean;
  /** Whether its lists are those of the embedded host, which has no cinema to follow. */
  hasOwnLists: boolean;
  /** Returns what the host offers beside its lists of films. */
  available(): Available;
  /** Returns by what all films can be narrowed; null where that is not known, or they can not. */
  choices(): Choices | null;
  /** Where a fault of a page is reported, see reportPath; null: nowhere. */
  reportUrl: string | null;
  /** What the operator answers for, see footerPath. */
  footerLinks: Site['config']['footerLinks'];
  /** What the footer says of the movie database; null where nothing comes from it. */
  credit: { logo: boolean } | null;
};

/** What a request asks for. The address is read only here: pages do not read it. */
export type RequestLocals = {
  language: Language;
  /** The page's canonical path and query, with the prefix of its language. */
  here: string;
  /** The canonical path in English, without a query. */
  path: string;
  /** The last part of the path, decoded, where the page's pattern leaves it open; else empty. */
  part: string;
  /** The parameters that the page knows. */
  query: URLSearchParams;
  /** Null: the page is no grid. */
  grid: GridMatch | null;
  /** Whether its row in the table of pages lets search engines list it. */
  indexable: boolean;
};

/** Returns the locals that all pages share. */
export function localsOf({ catalogue, archive, config }: Site): SiteLocals {
  const { siteUrl, catalogueHost, tmdb, reportUrl, footerLinks } = config;
  const credit = tmdb && { logo: tmdb.logo !== null };
  return {
    catalogue,
    archive,
    peekFilm: archive.peek,
    siteUrl,
    hasFeed: catalogueHost === null,
    hasOwnLists: catalogueHost === null && tmdb === null,
    available: () => ({
      lists: catalogue.has('lists'),
      discover: catalogue.has('discover'),
      free: catalogue.has('free'),
      series: catalogue.has('series'),
      surprise: catalogue.playing() !== null,
    }),
    choices: catalogue.choices,
    reportUrl,
    footerLinks,
    credit,
  };
}

/** What Astro is given with a request. The middleware adds what the request asks for. */
export type PassedLocals = Omit<App.Locals, keyof RequestLocals>;

/** Returns the locals of one request. */
export function requestLocals(match: Match): RequestLocals {
  const { language, key, pathname, part, query, address } = match;
  const { indexable } = address;
  return { language, here: key, path: pathname, part, query, grid: gridOf(match), indexable };
}

/**
 * Returns the locals of a prerendered page, at an address that Astro ends with a slash. The build knows no
 * host.
 */
export function prerenderedLocals(
  address: string,
): RequestLocals & Pick<SiteLocals, 'available' | 'choices' | 'footerLinks'> {
  const here = address.replace(/(?<=.)\/$/, '');
  const read = { language: languageOf(here), here, path: inEnglish(here) };
  const nothing = { part: '', query: new URLSearchParams(), grid: null, indexable: false };
  return {
    ...read,
    ...nothing,
    available: () => ({
      lists: false,
      discover: false,
      free: false,
      series: false,
      surprise: false,
    }),
    choices: () => null,
    footerLinks: [],
  };
}
