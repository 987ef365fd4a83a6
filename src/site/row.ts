/** A row of the table of pages, and what follows from the fields that its author writes. */

import type { Lifetime } from '#/contract/lifetimes.ts';
import type { ParamKind } from '#/contract/params.ts';
import type { Listing } from './grid.ts';
import type { TextKey } from './messages/messages.ts';
import type { QueryReader } from './query-params.ts';

/** Way-finding colours. A dot in such a colour always stands beside a word. */
export type Hue = 'films' | 'people' | 'dramas' | 'cartoons' | 'trailers' | 'seasons';

/** Where the menu has a page: in which group of the drawer, by which text and colour. */
export type MenuPlace = {
  /** Null: in no group. Chips of its siblings lead there. */
  group: 'menuMovies' | 'menuWatch' | 'menuListen' | 'menuPeople' | null;
  label: TextKey;
  /** Its label on the chips of its siblings, if it differs. */
  chip?: TextKey;
  hue: Hue;
  /** Its place beside the dropdowns of the wide header, from 1. */
  bar?: number;
  /** What the host has to have, so that it is there. */
  needs?: 'lists' | 'discover' | 'free' | 'series';
};

/** By what the site's own search finds a page: its title, and other words for it. */
export type SearchNames = { title: TextKey; also?: readonly TextKey[] };

/**
 * Who responds: a rendered page, a part of one, the catalogue as JSON, a file that the build wrote, or
 * the server itself, to crawlers. `way`: what only leads to pages.
 */
export type RouteKind = 'page' | 'part' | 'data' | 'file' | 'server' | 'redirect';

export type Row = {
  /** A path. A part in brackets, `[id]`, stands for any one segment. */
  pattern: string;
  /** An address of the page that the embedded host's own catalogue has. */
  example: string;
  kind: RouteKind;
  /** Kind of the part in brackets. No host can have an entity whose part is not of this kind. */
  part?: ParamKind<string>;
  /** Query parameters that make another page, in their canonical order. */
  params: Record<string, QueryReader>;
  /** Null: never stored. */
  lifetime: Lifetime | null;
  /** Label in the log and the metrics, never the text that a visitor typed. */
  label: string;
  /**
   * Whether its parameters narrow it in more ways than can be stored. Such a page has one spelling, to which others
   * are redirected, and is not stored.
   */
  narrows?: boolean;
  /** Whether it names a day, and so ends at midnight in UTC. */
  daily?: boolean;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Whether a browser may prerender it. False for pages that act by themselves. */
  prerenders: boolean;
  menu?: MenuPlace;
  search?: SearchNames;
  grid?: Listing;
};

/** A page whose address varies has to name an example. */
export type Example<P extends string> = P extends `${string}[${string}`
  ? { example: string }
  : { example?: string };

export type More = Partial<Omit<Row, 'pattern' | 'example' | 'kind' | 'label'>>;

/** Returns the row of a page that Astro renders. Search engines list it unless it says otherwise. */
export function page<P extends string>(
  pattern: P,
  lifetime: Lifetime,
  more: More & Example<P>,
): Row {
  return {
    pattern,
    example: pattern,
    kind: 'page',
    params: {},
    lifetime,
    label: labelOf(pattern),
    indexable: true,
    prerenders: true,
    ...more,
  };
}

/** Returns the row of HTML that scripts put into a page. No page links there. */
export function part<P extends string>(
  pattern: P,
  lifetime: Lifetime,
  more: More & Example<P>,
): Row {
  return { ...page(pattern, lifetime, more), kind: 'part', indexable: false };
}

/** Returns the row of an address that leads to another page with each request: it is never stored. */
export function redirect(pattern: string, more: More): Row {
  return {
    pattern,
    example: pattern,
    kind: 'redirect',
    params: {},
    lifetime: null,
    label: labelOf(pattern),
    indexable: false,
    prerenders: false,
    ...more,
  };
}

/** Returns the row of a file that the build wrote. The server does not store it. */
export function file<P extends string>(pattern: P, more: More & Example<P>): Row {
  return {
    pattern,
    example: pattern,
    kind: 'file',
    params: {},
    lifetime: null,
    label: labelOf(pattern),
    indexable: false,
    prerenders: true,
    ...more,
  };
}

/** Returns the row of what the server itself sends to crawlers. */
export function serverRoute<P extends string>(pattern: P, more: Example<P>): Row {
  return { ...file(pattern, more as More & Example<P>), kind: 'server' };
}

/** `/season/[id]` → `/season/:id` */
function labelOf(pattern: string): string {
  return pattern.replace(/\[(\w+)\]/g, ':$1');
}
