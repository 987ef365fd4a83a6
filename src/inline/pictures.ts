/** A picture that fails to load leaves the placeholder, not the browser's broken sign. */
export function hideBrokenPictures(): void {
  for (const img of document.querySelectorAll('img')) {
    if (img.complete && !img.naturalWidth) hide(img);
  }
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) hide(target);
  };
  document.addEventListener('error', failed, true);
}

function hide(img: HTMLImageElement): void {
  img.closest('.picture')?.classList.add('picture-empty');
  // An island that hydrates later must find what the server rendered.
  if (img.closest('astro-island')) img.style.opacity = '0';
  else img.remove();
}
