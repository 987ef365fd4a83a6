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

/** What Load More says. `one` and `many` say how many cards came: `many` says it of two. */
type Texts = Record<'busy' | 'failed' | 'retry' | 'one' | 'many', string>;

/**
 * Makes clicks on Load More append the next page to the grid. The page has both, and a line before
 * the link that is announced when it changes.
 */
export default function growByLink(): void {
  const link = document.querySelector('a[data-more]') as HTMLAnchorElement;
  const grid = document.querySelector('#grid') as Element;
  const said = link.previousElementSibling as Element;
  const texts = link.dataset as Texts;

  link.addEventListener('click', async (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    link.textContent = texts.busy;
    // The same words twice would not be announced again.
    said.textContent = '';
    const next = await load(link.href).catch(() => null);
    link.ariaBusy = null;
    said.textContent = next ? take(next) : texts.failed;
    if (!next) link.textContent = texts.retry;
  });

  /** Adds the new cards of a page. Returns what came, in words. */
  function take(next: Document): string {
    const cards = newCards(next, grid);
    const address = remember(Number(new URL(link.href).searchParams.get('page')));
    for (const card of cards) prepare(card, address);
    grid.append(...cards);
    const [first] = cards;
    if (first && link === document.activeElement) {
      // From here, Tab leads to the first new card.
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    const after = next.querySelector<HTMLAnchorElement>('a[data-more]');
    // A page without new cards is the last, whatever totals the host gives. It could repeat
    // forever.
    if (after && first) {
      link.href = after.href;
      link.textContent = after.textContent;
    } else link.remove();
    const { length } = cards;
    return length === 1 ? texts.one : texts.many.replace('2', `${length}`);
  }
}

/**
 * Returns the page of a grid; null for a page without a grid: one that failed. A page after the last
 * one has an empty grid. Rejects on a network failure or a timeout.
 */
async function load(href: string): Promise<Document | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(href, { priority: 'high', signal });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // A network that asks for a sign-in responds with its own page and status 200.
  return page.querySelector('#grid') && page;
}

/** Returns the cards that the grid lacks. A list that shifts between requests repeats cards. */
function newCards(next: Document, grid: Element): HTMLElement[] {
  const keyOf = (part: Element) => keyInLink((part.querySelector('a') as HTMLAnchorElement).href);
  const known = new Set([...grid.children].map(keyOf));
  const cards = next.querySelectorAll<HTMLElement>('#grid > li');
  return [...cards].filter((card) => !known.has(keyOf(card)));
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
