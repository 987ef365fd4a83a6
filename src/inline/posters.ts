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
  const seen = [...document.querySelectorAll<HTMLElement>('.picture')].find(
    (card) => card.closest('a')?.href === page && card.getBoundingClientRect().bottom > 0,
  );
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
