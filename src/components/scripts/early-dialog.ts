/**
 * Opens the player dialog at once, still empty, for a click on a link that plays, which the directive holds
 * (src/islands/intent.ts).
 */
export {};

document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('[data-play][aria-busy]:not([data-next])');
  const dialog = document.querySelector<HTMLDialogElement>('#player:not([open], [data-live])');
  if (!link || !dialog) return;
  const { variant = 'wide', title } = link.dataset;
  dialog.className = `player player-${variant}`;
  (dialog.querySelector('.player-title bdi') as HTMLElement).textContent =
    title ?? link.querySelector('.card-title')?.textContent ?? '';
  // The close button is a link, for pages that arrive with the dialog open. Here it only closes.
  const close = (event: Event) => {
    event.preventDefault();
    dialog.close();
  };
  const once = { once: true };
  (dialog.querySelector('.player-close') as Element).addEventListener('click', close, once);
  // A modal makes the rest of the page inert. On a phone that takes longer than painting the dialog, so do it
  // after the next frame.
  dialog.open = true;
  requestAnimationFrame(() => setTimeout(makeModal, 0, dialog));
});

function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  dialog.open = false;
  dialog.showModal();
}
