/**
 * What a page does whose address opens a player, before its island has hydrated: a dialog becomes
 * modal, and closing it leads to the page without it. A film whose files only the site knows is asked
 * for at once. If the scripts do not come in time, its frame takes the place where the page waits for it.
 */
export {};

/** Milliseconds that the scripts may take: docs/product.md, Constants. */
const PATIENCE = 6000;

const dialog = document.querySelector<HTMLDialogElement>('.player[open]');
dialog?.removeAttribute('open');
dialog?.showModal();
dialog?.addEventListener('close', () => {
  const link = dialog.querySelector('.player-close') as HTMLAnchorElement;
  if (!('live' in dialog.dataset)) location.replace(link.href);
});

const href = document.getElementById('asked-film')?.dataset.href;
if (href) {
  document.head.append(
    // The island's own question finds the answer here.
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: '',
      href,
    }),
  );
  // The room of the line under a film in the dialog, which nothing takes without script: see _player.scss.
  const box = document.querySelector<HTMLElement>('.player .frame');
  if (box) box.style.marginBlockEnd = '3.25rem';
  setTimeout(() => {
    // Where the browser runs scripts, this holds the frame as a text.
    const frame = document.querySelector('astro-island[ssr] .frame > noscript');
    if (!frame) return;
    frame.previousElementSibling?.remove();
    frame.outerHTML = frame.textContent;
  }, PATIENCE);
}
