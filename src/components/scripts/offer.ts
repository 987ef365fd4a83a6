/**
 * Offers the page in the visitor's language, once: in the one whose link was pressed last, else in the first of the
 * browser's languages that the site has. Not in a visit in which a language was chosen.
 */
export {};

const offer = () => {
  try {
    const { language, offered } = localStorage;
    const own = language ? [language] : navigator.languages.map((tag) => tag.slice(0, 2));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.footer [hreflang]')];
    const link = own.flatMap((one) => links.filter(({ hreflang }) => hreflang === one))[0];
    if (offered || sessionStorage.chosen || !link || link.ariaCurrent) return;
    import('./offered.ts').then(({ show }) => show(link)).catch(() => {});
  } catch {}
};
// The offer waits for a scroll.
if (scrollY) offer();
else addEventListener('scroll', offer, { once: true });
