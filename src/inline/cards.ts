/** The cards of a grid's next page: grow.ts asks for this file together with the first one. */
import { MOST_PAGES } from '#/lib/page-param.ts';
import { keyInLink, TIME } from '#/paths.ts';

/** Texts of Load More: the id of its list, and what it says of one new card and of two (`many`). */
type Texts = Record<'more' | 'one' | 'many', string>;

/** Id of a grid. The address says how many pages a grid shows, but not which part a row shows. */
const GRID = 'grid';

/**
 * Adds the new cards of a fetched page to the list of the open one, and gives the link its next
 * address. Returns what came, in words; null if the fetched page failed and so lacks the list. A page
 * after the last one has an empty grid.
 */
export function take(html: string, link: HTMLAnchorElement): string | null {
  const next = new DOMParser().parseFromString(html, 'text/html');
  // A network that asks for a sign-in responds with its own page and status 200.
  const { more, one, many } = link.dataset as Texts;
  const after = next.getElementById(more);
  if (!after) return null;
  const grid = document.getElementById(more) as Element;
  const isGrid = more === GRID;
  const cards = newCards(after, grid, isGrid ? keyOf : creditOf);
  const address = new URL(location.href);
  if (isGrid) remember(Number(new URL(link.href).searchParams.get('page')), address);
  address.searchParams.delete(TIME);
  for (const card of cards) prepare(card, address);
  grid.append(...cards);
  const [first] = cards;
  if (first && link === document.activeElement) {
    // From here, Tab leads to the first new card.
    first.tabIndex = -1;
    // A row scrolls to it.
    first.focus({ preventScroll: isGrid });
  }
  leadOn(link, first ? next.querySelector<HTMLAnchorElement>(`a[data-more=${more}]`) : null);
  return cards.length === 1 ? one : many.replace('2', `${cards.length}`);
}

/**
 * Gives the link the address and text of the next page's link, or removes it. A page without new
 * cards is the last, whatever totals the host gives: it could repeat forever.
 */
function leadOn(link: HTMLAnchorElement, after: HTMLAnchorElement | null): void {
  if (after) {
    link.href = after.href;
    link.textContent = after.textContent;
  } else link.remove();
}

type KeyOf = (card: Element) => string;
const keyOf: KeyOf = (card) => keyInLink((card.querySelector('a') as HTMLAnchorElement).href);
/** A person may have several jobs, and need not have a page. */
const creditOf: KeyOf = (card) => `${card.querySelector('a')?.href} ${card.textContent}`;

/** Returns the cards of `after` that the list lacks. A list that shifts between requests repeats cards. */
function newCards(after: Element, grid: Element, keyOf: KeyOf): HTMLElement[] {
  const known = new Set([...grid.children].map(keyOf));
  return ([...after.children] as HTMLElement[]).filter((card) => !known.has(keyOf(card)));
}

/**
 * Writes the last page into the address, so that Back and reload show the same pages. Stops writing
 * after MOST_PAGES pages.
 */
function remember(page: number, address: URL): void {
  const { searchParams } = address;
  if (page < Number(searchParams.get('page') ?? 1) + MOST_PAGES) {
    searchParams.set('through', `${page}`);
    history.replaceState(history.state, '', address);
  }
}

/**
 * Adapts a card of the next page to this one: its pictures load lazily, and its links open the
 * dialog on this page.
 */
function prepare(card: Element, address: URL): void {
  for (const picture of card.querySelectorAll('img')) {
    picture.loading = 'lazy';
    picture.fetchPriority = 'auto';
  }
  for (const link of card.querySelectorAll<HTMLAnchorElement>('a[data-play]')) {
    address.searchParams.set('play', keyInLink(link.href));
    link.search = address.search;
  }
}
