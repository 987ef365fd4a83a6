/**
 * A card's poster grows into the poster of its page, and shrinks back: for the transition, the picture that
 * leads there takes the name that the page's own poster has in the style sheet. The browser shows such a
 * page once its head is parsed: see ShownWithHead.astro.
 */
export function morphPosters(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) =>
    nameCard(activation?.entry?.url, viewTransition),
  );
  addEventListener('pagereveal', ({ viewTransition }) =>
    nameCard(globalThis.navigation?.activation?.from?.url, viewTransition),
  );
}

async function nameCard(
  url: string | null | undefined,
  transition: ViewTransition | null,
): Promise<void> {
  if (!url || !transition) return;
  const { pathname } = new URL(url);
  const cards = document.querySelectorAll<HTMLElement>(
    `a[href="${CSS.escape(pathname)}"] .picture`,
  );
  const seen = [...cards].find((card) => card.getBoundingClientRect().bottom > 0);
  if (!seen || document.querySelector('#head')) return;
  seen.style.viewTransitionName = 'poster';
  await transition.finished.catch(() => {});
  seen.style.viewTransitionName = '';
}
