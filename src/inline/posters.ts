/**
 * Animates a card's poster into the poster of its page, and back. For the transition, the card's
 * picture gets the `view-transition-name` that the page's poster has in the style sheet. The
 * browser shows such a page once its head is parsed: see ShownWithHead.astro.
 */
export {};

for (const type of ['pageswap', 'pagereveal'] as const) {
  addEventListener(type, async ({ viewTransition }) => {
    // A browser that skips a transition rejects both: that is no error of the page.
    const ended =
      viewTransition && Promise.allSettled([viewTransition.ready, viewTransition.finished]);
    if (!ended || document.querySelector('#head')) return;
    const from = globalThis.navigation?.activation?.from?.url?.split('?')[0];
    // A film may have a card in several rows: the pressed one moves, or one in sight. Out of sight
    // elementFromPoint finds nothing.
    const card =
      document.querySelector('[data-pressed]') ??
      [...document.links].find((link) => {
        const { x, y } = link.getBoundingClientRect();
        return link.href === from && document.elementFromPoint(x, y);
      });
    const picture = card?.querySelector<HTMLElement>('.picture');
    if (!picture) return;
    picture.style.viewTransitionName = 'poster';
    await ended;
    picture.style.viewTransitionName = '';
  });
}
