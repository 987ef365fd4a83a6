/**
 * What a page whose address opens a player does before its island has hydrated: the dialog becomes modal, and closing
 * it leads to the page without it. The list of a film's files is preloaded. If the scripts do not load in time, the
 * film's frame is shown instead.
 */
export {};

/** Milliseconds that the scripts may take: docs/product.md, Constants. */
const TIMEOUT_MS = 6000;

const dialog = document.querySelector<HTMLDialogElement>('.player[open]');
dialog?.removeAttribute('open');
dialog?.showModal();
dialog?.addEventListener('close', () => {
  const link = dialog.querySelector('.player-close') as HTMLAnchorElement;
  if (!('live' in dialog.dataset)) location.replace(link.href);
});

const href = document.getElementById('preload-film')?.dataset.href;
if (href) {
  document.head.append(
    // The island's own request takes the response from here.
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: '',
      href,
    }),
  );
  // Room for the line under a film in the dialog, which only a script adds: see _player.scss.
  const box = document.querySelector<HTMLElement>('.player .frame');
  if (box) box.style.marginBlockEnd = '3.25rem';
  setTimeout(() => {
    // In a browser with scripts, `noscript` holds the frame as text.
    const frame = document.querySelector('astro-island[ssr] .frame > noscript');
    if (!frame) return;
    frame.previousElementSibling?.remove();
    frame.outerHTML = frame.textContent;
  }, TIMEOUT_MS);
}
