/**
 * Animates a card's poster into the poster of its page, and back. For the transition, the card's
 * picture gets the `view-transition-name` that the page's poster has in the style sheet. The
 * browser shows such a page once its head is parsed: see ShownWithHead.astro.
 */
export {};

type Url = string | null | undefined;

async function nameCard(url: Url, transition: ViewTransition | null): Promise<void> {
  if (!url || !transition) return;
  const [page] = url.split('?');
  const inView = [...document.querySelectorAll<HTMLElement>('.picture')].filter((card) => {
    const { top, left, right, bottom } = card.getBoundingClientRect();
    const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return seen && card.closest('a')?.href === page;
  });
  // A film may have a card in several rows.
  const seen = inView.find((card) => card.closest('[data-pressed]')) ?? inView[0];
  if (!seen || document.querySelector('#head')) return;
  seen.style.viewTransitionName = 'poster';
  await transition.finished.catch(() => {});
  seen.style.viewTransitionName = '';
}

addEventListener('pageswap', (event) =>
  nameCard(event.activation?.entry.url, event.viewTransition),
);
addEventListener('pagereveal', (event) =>
  nameCard(globalThis.navigation?.activation?.from?.url, event.viewTransition),
);
