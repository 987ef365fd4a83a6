/**
 * Animates a card's poster into the poster of its page, and back. For the transition, the card's
 * picture gets the `view-transition-name` that the page's poster has in the style sheet. The
 * browser shows such a page once its head is parsed: see ShownWithHead.astro.
 */
export {};

async function nameCard(card: HTMLElement | null | undefined, transition: ViewTransition | null) {
  if (!card || !transition || document.querySelector('#head')) return;
  card.style.viewTransitionName = 'poster';
  await transition.finished.catch(() => {});
  card.style.viewTransitionName = '';
}

addEventListener('pageswap', ({ viewTransition }) =>
  nameCard(document.querySelector<HTMLElement>('[data-pressed] .picture'), viewTransition),
);
addEventListener('pagereveal', ({ viewTransition }) => {
  const from = globalThis.navigation?.activation?.from?.url?.split('?')[0];
  // A film may have a card in several rows: one in sight moves.
  const card = [...document.querySelectorAll<HTMLElement>('.picture')].find((picture) => {
    const { x, y } = picture.getBoundingClientRect();
    const seen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    return seen && picture.closest('a')?.href === from;
  });
  nameCard(card, viewTransition);
});
