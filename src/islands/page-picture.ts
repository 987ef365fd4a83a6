/**
 * Returns the address of a picture that the page has of what a link plays: the wide one of its card,
 * else the card's own, else the page's backdrop.
 */
export function pagePicture(link?: HTMLElement): string | null {
  const image =
    link?.parentElement?.querySelector<HTMLImageElement>('.wash') ??
    link?.querySelector('img') ??
    document.querySelector<HTMLImageElement>('.backdrop img');
  return image ? image.currentSrc || image.src : null;
}
