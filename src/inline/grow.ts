/**
 * Load More, inline in the grids that append pages. The link leads to the grid's next page. This
 * script fetches that page's HTML and adds its cards to the current grid. Without script the link
 * navigates. See docs/decisions/015.
 */
import { MOST_PAGES } from '#/lib/page-param.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { keyInLink } from '#/paths.ts';

/** Milliseconds after which the request for a page has failed. */
const PATIENCE = 20_000;

/** Makes clicks on Load More append the next page to the grid. */
export default function growByLink(): void {
  const link = document.querySelector('a[data-more]') as HTMLAnchorElement;
  const grid = document.querySelector('#grid') as HTMLElement;
  const status = link.previousElementSibling as HTMLElement;
  const { failed = '', retry = '' } = link.dataset;

  link.addEventListener('click', async (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    const next = await load(link.href).catch(() => null);
    link.ariaBusy = null;
    status.textContent = next ? '' : failed;
    if (next) take(next);
    else link.textContent = retry;
  });

  function take(next: Document): void {
    const cards = newCards(next, grid);
    const address = remember(Number(new URL(link.href).searchParams.get('page')));
    for (const card of cards) prepare(card, address);
    grid.append(...cards);
    const after = next.querySelector<HTMLAnchorElement>('a[data-more]');
    // A page without new cards is the last, whatever totals the host gives. It could repeat
    // forever.
    if (after && cards.length > 0) {
      link.href = after.href;
      link.textContent = after.textContent;
      return;
    }
    if (link === document.activeElement) {
      cards[0]?.querySelector('a')?.focus({ preventScroll: true });
    }
    link.remove();
  }
}

/**
 * Returns the page of a grid; null for a page without a grid: one that failed. Rejects on a network
 * failure or a timeout. A page after the last one has an empty grid.
 */
async function load(href: string): Promise<Document | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(href, { priority: 'high', signal });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // A network that asks for a sign-in responds with its own page and status 200.
  return page.querySelector('#grid') && page;
}

/** Returns the cards that the grid lacks. A list that shifts between requests repeats cards. */
function newCards(next: Document, grid: Element): Element[] {
  const known = new Set([...grid.querySelectorAll('a')].map(({ href }) => keyInLink(href)));
  return [...next.querySelectorAll('#grid > li')].filter((card) => {
    const link = card.querySelector('a');
    return link && !known.has(keyInLink(link.href));
  });
}

/**
 * Writes the last page into the address, so that Back and reload show the same pages. Stops writing
 * after MOST_PAGES pages. Returns the address.
 */
function remember(page: number): URL {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (page < Number(searchParams.get('page') ?? 1) + MOST_PAGES) {
    searchParams.set('through', `${page}`);
    history.replaceState(history.state, '', address);
  }
  return address;
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
