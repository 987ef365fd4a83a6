/** The player's dialog as a held click opens it, before its island is there. */

/** What a held link opens is shown at once, still empty; closing it lets the click go. */
export function openFrame(link: HTMLElement, closed: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('#player:not([open])');
  if (!dialog || !link.matches('[data-play]:not([data-ask])')) return;
  dialog.className = `player player-${link.dataset.variant ?? 'wide'}`;
  // Its title is not there yet either: the card's stands in, for eyes and for ears.
  const title = link.dataset.title ?? link.querySelector('.card-title')?.textContent ?? '';
  dialog.ariaLabel = title;
  dialog.querySelector('.player-title')?.setAttribute('data-title', title);
  dialog.addEventListener('close', closed, { once: true });
  // What closes it is a link, for pages that came with it open: this one is closed in its place.
  const close = (event: Event) => {
    event.preventDefault();
    dialog.close();
  };
  dialog.querySelector('.player-close')?.addEventListener('click', close, { once: true });
  // Making all the rest inert takes a phone longer than drawing the frame: that is for the frame after.
  dialog.open = true;
  requestAnimationFrame(() => setTimeout(() => makeModal(dialog)));
}

function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  dialog.open = false;
  dialog.showModal();
}
