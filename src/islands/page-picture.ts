/**
 * Returns the address of a picture on the page that shows what a link plays: the wide picture of its
 * card, else the card's poster, else the page's backdrop.
 */
export function pagePicture(link?: HTMLElement): string | null {
  const image =
    link?.parentElement?.querySelector<HTMLImageElement>('.wash') ??
    link?.querySelector('img') ??
    document.querySelector<HTMLImageElement>('.backdrop img');
  return image ? image.currentSrc || image.src : null;
}
