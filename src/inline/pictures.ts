/**
 * Hides a picture whose request failed: its frame stays, without the browser's broken-image icon.
 * The server answers each address of a picture with a picture.
 */
export {};

const hide = (img: HTMLImageElement) => {
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
