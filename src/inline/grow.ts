/**
 * Load More, inline in the pages of grids and rows. The link leads to the list's next page. This
 * script fetches that page's HTML, and the file that adds its cards to the current list. Without
 * script the link navigates, as it does for a list that comes whole. See docs/decisions/015.
 */
import { isPlainClick } from '#/lib/plain-click.ts';

/** Milliseconds after which the request for a page has failed. */
const PATIENCE = 20_000;

/**
 * Makes clicks on each Load More append the next page to its list. The page has both, and a line
 * before the link that is announced when it changes. Of a list that comes whole the link navigates,
 * but not to the browser's own page while the visitor is offline.
 */
export default function growByLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-retry]')) growBy(link);
}

function growBy(link: HTMLAnchorElement): void {
  const said = link.previousElementSibling as Element;
  const { busy = '', failed = '', retry = '', more } = link.dataset;
  const whole = more === undefined;

  link.addEventListener('click', async (event) => {
    if (!isPlainClick(event) || (whole && navigator.onLine)) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    link.textContent = busy;
    // The same words twice would not be announced again.
    said.textContent = '';
    const came = whole ? null : await grow(link).catch(() => null);
    link.ariaBusy = null;
    said.textContent = came ?? failed;
    if (came === null) link.textContent = retry;
  });
}

/**
 * Adds the next page's cards. Returns what came, in words; null for a page without the list: one
 * that failed. Rejects on a network failure or a timeout.
 */
async function grow(link: HTMLAnchorElement): Promise<string | null> {
  const [html, late] = await Promise.all([
    fetch(link.href, { signal: AbortSignal.timeout(PATIENCE) }).then((answer) => answer.text()),
    import('./cards.ts').catch(() => null),
  ]);
  if (late) return late.take(html, link);
  // The site answers, but has no such file: it was built anew.
  location.assign(link.href);
  return '';
}
