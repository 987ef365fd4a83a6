/**
 * Ends the look of a pressed link whose page does not come: with Escape, which stops loading, when the spinner has
 * stood for its time (styles/components/_spinner.scss), and at the next press. A form that is sent looks pressed, too.
 * When a page is left, clicks.ts ends it.
 */
export {};

function release(kept?: Element | null): void {
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    if (pressed !== kept) delete pressed.dataset.pressed;
  }
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') release();
});
addEventListener('animationend', ({ animationName }) => {
  if (animationName === 'pressed') release();
});
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('[data-pressed]');
  if (link) release(link);
});
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented) (target as HTMLFormElement).dataset.pressed = '';
});
