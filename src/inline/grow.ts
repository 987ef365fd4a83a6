/**
 * Load More, inline in the grids that have it: the link leads to the grid's next page, and this takes
 * the cards of that page into the one that is shown, from the same HTML. Without it the link is a link.
 * See docs/decisions/015.
 */
import { MOST_PAGES } from '#/lib/page-param.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { keyInLink } from '#/paths.ts';

/** Milliseconds after which a page has failed. */
const PATIENCE = 20_000;

export default function growByLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-more]');
  const grid = document.querySelector('#grid');
  if (!link || !grid) return;
  const { failed = '', retry = '' } = link.dataset;

  link.addEventListener('click', async (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    const next = await load(link.href).catch(() => null);
    link.ariaBusy = null;
    say(next ? '' : failed);
    if (next) take(next);
    else link.textContent = retry;
  });

  function say(message: string): void {
    if (link?.previousElementSibling) link.previousElementSibling.textContent = message;
  }

  function take(next: Document): void {
    if (!link || !grid) return;
    const cards = newCards(next, grid);
    const address = remember(Number(new URL(link.href).searchParams.get('page')));
    for (const card of cards) prepare(card, address);
    grid.append(...cards);
    const after = next.querySelector('a[data-more]');
    // A page with nothing new is the last, whatever the host says of totals: it would repeat for ever.
    if (after && cards.length > 0) {
      link.href = after.getAttribute('href') ?? '';
      link.textContent = after.textContent;
      return;
    }
    if (link === document.activeElement) {
      cards[0]?.querySelector('a')?.focus({ preventScroll: true });
    }
    link.remove();
  }
}

/** Rejects unless it is a page of a grid that comes. */
async function load(href: string): Promise<Document> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(href, { priority: 'high', signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // A network that asks to sign in answers with a page of its own, and 200.
  if (!page.querySelector('#grid')) throw new Error('no grid');
  return page;
}

/** Those that are not on the page yet: a list that shifts while it is read repeats cards. */
function newCards(next: Document, grid: Element): Element[] {
  const known = new Set([...grid.querySelectorAll('a')].map(({ href }) => keyInLink(href)));
  return [...next.querySelectorAll('#grid > li')].filter((card) => {
    const link = card.querySelector('a');
    return link && !known.has(keyInLink(link.href));
  });
}

/** The address keeps how far the visitor has come: Back and reload show the same pages again. */
function remember(page: number): URL {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (page < Number(searchParams.get('page') ?? 1) + MOST_PAGES) {
    searchParams.set('through', String(page));
    history.replaceState(history.state, '', address);
  }
  return address;
}

/** A card of the next page's first row is no first thing here, and what it plays it plays here. */
function prepare(card: Element, address: URL): void {
  for (const picture of card.querySelectorAll('img')) {
    picture.loading = 'lazy';
    picture.removeAttribute('fetchpriority');
  }
  for (const link of card.querySelectorAll<HTMLAnchorElement>('a[data-play]')) {
    address.searchParams.set('play', keyInLink(link.href));
    link.href = address.pathname + address.search;
  }
}
