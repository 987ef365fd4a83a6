/** What a click or a key anywhere on the page does. */
import { isPlainClick } from '#/lib/plain-click.ts';
import { closeMenus, closeOnEscape } from './menus.ts';
import { toggleTheme } from './theme-buttons.ts';

export function listenForClicks(): void {
  addEventListener('click', clicked);
  addEventListener('keydown', closeOnEscape);
  // Back may bring this page as the visitor left it.
  addEventListener('pageshow', () => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete link.dataset.pressed;
    }
  });
}

function clicked(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('.theme-toggle')) toggleTheme();
  closeMenus(target);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  const { say, sayIn = '' } = link.dataset;
  if (say !== undefined) {
    // The link's own page would show this message: show it, and announce it, on this page.
    event.preventDefault();
    const place = document.getElementById(sayIn);
    if (place) place.textContent = say;
  }
  // A card that leads away looks pressed until the next page is there.
  if (!event.defaultPrevented && isPlainClick(event)) link.dataset.pressed = '';
}
