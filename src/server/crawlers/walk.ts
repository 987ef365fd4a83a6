/**
 * The pages of a remote catalogue: what its fixed lists name on their first 25 pages each. The lists
 * are asked once a day, one call at a time, through the catalogue and so through the host's guard.
 */

import type { Catalogue } from '#/catalogue/catalogue.ts';
import { toResult } from '#/contract/errors.ts';
import type { ListedPage } from '#/host/queries/pages.ts';
import { MOST_PAGES } from '#/lib/page-param.ts';
import type { CardItem } from '#/site/card-items.ts';
import { paths } from '#/site/paths.ts';
import { askPage, fixedPages, isMissing, pagedLists } from './list-pages.ts';

const DAY = 86_400_000;
/** Milliseconds after which lists that failed are asked again. */
const AFTER_FAILURE = 3_600_000;
/** Milliseconds for which the first visitor waits for the first walk. */
const TIMEOUT_MS = 20_000;

/**
 * Returns a function that returns all known pages, and walks through the lists if a day is over. It
 * rejects as the walk does while no pages are known; the next one who asks then begins another walk.
 */
export function walked(
  catalogue: Catalogue,
  now = () => performance.now(),
): () => Promise<ListedPage[]> {
  let known: ListedPage[] | null = null;
  let isWhole = false;
  let next = Number.NEGATIVE_INFINITY;
  let walking: Promise<void> | null = null;
  const found = new Map<string, ListedPage>();

  async function walk(): Promise<void> {
    next = Number.POSITIVE_INFINITY;
    found.clear();
    const fixed = await fixedPages(catalogue, MOST_PAGES);
    for (const page of await fixed.from(0, fixed.count())) found.set(page.path, page);
    const whole = await walkLists(catalogue, (path) => found.set(path, { path }));
    // What a walk has missed is not gone.
    if (whole || !isWhole) known = [...found.values()];
    isWhole ||= whole;
    next = now() + (whole ? DAY : AFTER_FAILURE);
  }

  function begin(): void {
    walking = walk();
    walking.catch(() => {
      next = known === null ? now() : now() + AFTER_FAILURE;
    });
  }

  return async () => {
    if (now() >= next) begin();
    // Only the first walk is waited for: later ones replace what is known when they are over.
    if (known === null) await Promise.race([walking, timedOut()]);
    return known ?? [...found.values()];
  };
}

function timedOut(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
}

/** Tells the path of each thing in the lists. Returns whether all lists could be had. */
async function walkLists(catalogue: Catalogue, tell: (path: string) => void): Promise<boolean> {
  let whole = true;
  for (const listing of pagedLists) {
    let last = MOST_PAGES;
    for (let page = 1; page <= last; page += 1) {
      const answer = await toResult(askPage(listing, page, catalogue));
      if (!answer.ok) {
        whole &&= isMissing(listing, answer.error);
        break;
      }
      last = Math.min(last, answer.value.totalPages);
      for (const item of answer.value.items) pathsOf(listing.card, item).forEach(tell);
    }
  }
  const [seasons, dramas] = [
    await toResult(catalogue.ask('seasons', {})),
    await toResult(catalogue.ask('dramas', {})),
  ];
  for (const { id, series } of seasons.ok ? seasons.value : []) {
    tell(paths.season(id));
    if (series) tell(paths.series(series.id));
  }
  for (const { title } of dramas.ok ? dramas.value : []) tell(paths.drama(title));
  return whole && seasons.ok && dramas.ok;
}

/** Returns the page of a card's thing; none where the host does not tell it. */
function pathsOf(card: string, item: CardItem): string[] {
  if ('movieId' in item) return item.movieId === null ? [] : [paths.movie(item.movieId)];
  if (!('id' in item) || item.id === null) return [];
  if (card === 'person') return 'name' in item && item.name !== null ? [paths.person(item.id)] : [];
  if (card === 'series') return [paths.series(item.id)];
  return card === 'movie' ? [paths.movie(item.id)] : [];
}
