/**
 * Opens the player dialog at once, still empty, for a held click on a link that plays. Calls `closed` when it closes.
 */
export function openEarly(link: HTMLElement, closed: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('#player:not([open])');
  if (!dialog || !link.matches('[data-play]:not([data-next])')) return;
  dialog.className = `player player-${link.dataset.variant ?? 'wide'}`;
  const title = link.dataset.title ?? link.querySelector('.card-title')?.textContent ?? '';
  (dialog.querySelector('.player-title bdi') as HTMLElement).textContent = title;
  dialog.addEventListener('close', closed, { once: true });
  // The close button is a link, for pages that arrive with the dialog open. Here it only closes.
  const close = (event: Event) => {
    event.preventDefault();
    dialog.close();
  };
  (dialog.querySelector('.player-close') as Element).addEventListener('click', close, {
    once: true,
  });
  // A modal makes the rest of the page inert. On a phone that takes longer than painting the dialog, so do it
  // after the next frame.
  dialog.open = true;
  requestAnimationFrame(() => setTimeout(makeModal, 0, dialog));
}

function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  dialog.open = false;
  dialog.showModal();
}
