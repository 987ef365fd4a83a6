/**
 * On a page that came with a film whose files only the site knows: asks for them at once, while the
 * scripts still come. If these do not come in time, puts the frame where the page waits for the film.
 */
export {};

/** Milliseconds that the scripts may take: docs/product.md, Constants. */
const PATIENCE = 6000;

const { href } = (document.currentScript as HTMLScriptElement).dataset;
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
