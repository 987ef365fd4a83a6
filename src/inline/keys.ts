/** Fetches what moves the focus between cards, at the first key on one: see arrows.ts. */
export {};

// The key that leads to a card is released on it.
addEventListener('keyup', ({ target }) => {
  if ((target as Element).closest('main li')) import('./cards.ts').catch(() => {});
});
