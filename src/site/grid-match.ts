/** The grid that an address names. */

import type { Listing } from './grid.ts';
import type { Match } from './match.ts';
import { around } from './messages/around.ts';
import type { Messages } from './messages/messages.ts';
import { withParams } from './paths.ts';

export type GridMatch = {
  listing: Listing;
  /** The list's name: the last part of the address, decoded once. Empty for a fixed list. */
  name: string;
  /** The list's canonical address, without parameters. */
  path: string;
};

/** Returns the grid of a match; null for any other page. */
export function gridOf({ address, part, pathname }: Match): GridMatch | null {
  return address.grid ? { listing: address.grid, name: part, path: pathname } : null;
}

/**
 * Returns the heading of a grid as one text. `known` is the name that the host says, where the
 * address does not have it.
 */
export function headingOf(match: GridMatch, texts: Messages, known: string | null = null): string {
  const heading = headingText(match, texts, known);
  return typeof heading === 'string' ? heading : heading(known ?? match.name);
}

/**
 * Returns the parts of a heading before and after the name, so that a page can isolate the name.
 * Returns null for a heading without a name.
 */
export function headingAround(
  match: GridMatch,
  texts: Messages,
  known: string | null = null,
): { before: string; after: string } | null {
  const heading = headingText(match, texts, known);
  if (typeof heading === 'string') return null;
  const [before, after] = around(heading);
  return { before, after };
}

function headingText({ listing }: GridMatch, texts: Messages, known: string | null) {
  if (known === null || !listing.named) return texts[listing.heading];
  return listing.named === 'alone' ? (name: string) => name : texts[listing.named];
}

/** Returns the grid with the heading of another one. `name`: the name in that heading. */
export function gridNamed(match: GridMatch, heading: Listing['heading'], name = ''): GridMatch {
  return { ...match, name, listing: { ...match.listing, heading } };
}

/**
 * Returns the address of the player page for a list of episodes, with the name of the list in it.
 * Returns null for other lists.
 */
export function playerPath({ listing, name }: GridMatch): string | null {
  if (listing.kind !== 'whole' || !listing.player) return null;
  const { path, param } = listing.player;
  return withParams(path, { [param]: name });
}
