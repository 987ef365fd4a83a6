/**
 * Ends the look of a pressed link, and begins and ends that of a sent form: when the page is left, with Back, which may
 * stay in this document, with Escape, which stops loading, and when the spinner has stood for its time
 * (styles/components/_spinner.scss).
 */

/** Ends the look of whatever is pressed. */
export function release(): void {
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
