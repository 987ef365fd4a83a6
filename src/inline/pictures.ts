/**
 * Shows an empty tile in place of a picture whose request failed, not the browser's broken-image
 * icon. The server answers every address of a picture with one.
 */
export {};

const hide = (img: HTMLImageElement) => {
  img.closest('.picture')?.classList.add('picture-empty');
  img.style.opacity = '0';
};
for (const img of document.querySelectorAll('img')) {
  if (img.complete && !img.naturalWidth) hide(img);
}
document.addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).tagName === 'IMG') hide(target as HTMLImageElement);
  },
  true,
);
