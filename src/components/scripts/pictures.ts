/**
 * Hides a picture whose request failed: its frame stays, without the browser's broken-image icon.
 */
export {};

const hide = (failed: HTMLElement) => {
  failed.style.opacity = '0';
};
for (const img of document.images) {
  if (img.complete && !img.naturalWidth) hide(img);
}
// Errors of scripts and style sheets are handled too, but these are invisible anyway.
document.addEventListener('error', ({ target }) => hide(target as HTMLElement), true);
