/**
 * Lets the poster of a page shrink into its card when Back restores the page with the card. (A pressed
 * card's poster has its name by styles/components/_card-lift.scss.) A film may have cards in several rows: the visible
 * one moves. elementFromPoint finds only visible ones.
 */
export {};

addEventListener('pagereveal', async ({ viewTransition }) => {
  if (!viewTransition || document.querySelector('#head')) return;
  const from = globalThis.navigation?.activation?.from?.url?.split('?')[0];
  const card = [...document.links].find((link) => {
    const { x, y } = link.getBoundingClientRect();
    return link.href === from && document.elementFromPoint(x, y);
  });
  const picture = card?.querySelector<HTMLElement>('.picture');
  if (!picture) return;
  picture.style.viewTransitionName = 'poster';
  // Both reject if the browser skips the transition, which is no error.
  await Promise.allSettled([viewTransition.ready, viewTransition.finished]);
  picture.style.viewTransitionName = '';
});
