/**
 * Makes the dialog modal on a page that arrives with it open, where the script stands after it.
 * Until its island has hydrated, closing the dialog leads to the page without it.
 */
export {};

const dialog = document.querySelector<HTMLDialogElement>('.player[open]');
dialog?.removeAttribute('open');
dialog?.showModal();
dialog?.addEventListener('close', () => {
  const link = dialog.querySelector('.player-close') as HTMLAnchorElement;
  if (!('live' in dialog.dataset)) location.replace(link.href);
});
