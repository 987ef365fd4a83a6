/** Handles clicks anywhere on the page. */
import { closeMenus } from './menus.ts';

// Ends the look of a pressed link, and begins and ends that of a sent form: when the page is left, with Back, which may
// stay in this document, with Escape, which stops loading, and when the spinner has stood for its time
// (styles/components/_spinner.scss).

/** Ends the look of whatever is pressed. */
function release(): void {
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete pressed.dataset.pressed;
  }
}

addEventListener('pagehide', release);
addEventListener('popstate', release);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') release();
});
addEventListener('animationend', ({ animationName }) => {
  if (animationName === 'pressed') release();
});
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented) (target as HTMLFormElement).dataset.pressed = '';
});

// The window is the last to hear of a click: by then a player has taken it, or nobody does.
addEventListener('click', (event) => {
  const target = event.target as Element;
  closeMenus(target);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  if (link.hreflang) {
    try {
      localStorage.language = link.hreflang;
      sessionStorage.chosen = 1;
    } catch {}
  }
  // Instead of leading to its page, the link shows and announces here what that page would say, or that it can not be
  // reached. Then the link is called Retry.
  const { retry, say = navigator.onLine ? undefined : link.dataset.offline } = link.dataset;
  if (say) {
    event.preventDefault();
    (document.getElementById('said') as Element).textContent = say;
    if (retry) link.textContent = retry;
  }
  // A card is dimmed, and a spinner stands over the page, until the next page is shown. The last press alone counts.
  const { defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
  release();
  link.dataset.pressed = '';
});

// Back may restore this page: then no drawer is open, and no dialog is open without a player.
addEventListener('pagehide', () => {
  const left = 'dialog:not(:has(.frame :not(.frame-held)))';
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(left)) dialog.close();
});
