/**
 * Offers the page in a language of the visitor's, once: the one whose link was pressed last, else
 * the first of the browser's that the site has. Overlays the page with a copy of the footer's link.
 */
export {};

const offer = () => {
  try {
    const { language, offered } = localStorage;
    const own = language ? [language] : navigator.languages.map((tag) => tag.slice(0, 2));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.footer [hreflang]')];
    const link = own.flatMap((one) => links.filter(({ hreflang }) => hreflang === one))[0];
    if (offered || !link || link.ariaCurrent) return;
    localStorage.offered = 1;
    const place = document.querySelector('.offer') as HTMLElement;
    place.prepend(link.cloneNode(true));
    place.hidden = false;
    place.onclick = () => {
      place.hidden = true;
    };
  } catch {}
};
// A prerendered page may never be seen.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', offer);
} else offer();
