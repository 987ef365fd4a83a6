/**
 * Load More of a list that comes whole, inline in its page. The link leads to the list's next part.
 * Offline, the browser would show its own page: stay, and say it above the link.
 */
import { isPlainClick } from '#/lib/plain-click.ts';

const link = document.querySelector('.more > a') as HTMLAnchorElement;
const { failed = '', retry = '' } = link.dataset;

link.addEventListener('click', (event) => {
  if (navigator.onLine || !isPlainClick(event)) return;
  event.preventDefault();
  (link.previousElementSibling as HTMLElement).textContent = failed;
  link.textContent = retry;
});
