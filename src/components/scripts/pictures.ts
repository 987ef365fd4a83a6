/**
 * Hides a picture whose request failed: its frame stays, without the browser's broken-image icon.
 * The server answers each address of a picture with a picture.
 */
export {};

const hide = (failed: HTMLElement) => {
  failed.style.opacity = '0';
};
for (const img of document.images) {
  if (img.complete && !img.naturalWidth) hide(img);
}
// A script or a style sheet that fails comes here too, and is not seen anyway.
document.addEventListener('error', ({ target }) => hide(target as HTMLElement), true);
