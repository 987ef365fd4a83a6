/**
 * A page whose address opens its dialog arrives with the dialog open: this makes it modal. Until its
 * island has hydrated, closing it leaves for the page without it.
 */
export function modalFromAddress(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.player[open]');
  if (!dialog) return;
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.addEventListener('close', () => {
    const link = dialog.querySelector<HTMLAnchorElement>('.player-close');
    if (!('live' in dialog.dataset) && link) location.replace(link.href);
  });
}
