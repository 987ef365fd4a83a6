/** Shows the placeholder for a picture that fails to load, not the browser's broken-image icon. */
export {};

const hide = (img: HTMLImageElement) => {
  img.closest('.picture')?.classList.add('picture-empty');
  // Keep the element in an island: hydration must find what the server rendered.
  if (img.closest('astro-island')) img.style.opacity = '0';
  else img.remove();
};
for (const img of document.images) {
  if (img.complete && !img.naturalWidth) hide(img);
}
document.addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).tagName === 'IMG') hide(target as HTMLImageElement);
  },
  true,
);
