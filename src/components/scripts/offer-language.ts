/**
 * Offers the page in the visitor's language, once: in the one whose link was pressed last, else in the first of the
 * browser's languages that the site has. Not in a visit in which a language was chosen.
 */
import { readLanguage } from './read-language.ts';

const offer = () => {
  try {
    const { language, offered } = localStorage;
    if (offered || sessionStorage.chosen) return;
    const own = readLanguage(language ? [language] : navigator.languages);
    const link = document.querySelector<HTMLAnchorElement>(`.footer [hreflang=${own}]`);
    if (!link || link.ariaCurrent) return;
    import('./language-bar.ts').then(({ show }) => show(link)).catch(() => {});
  } catch {}
};
// A mouse may move over a page that nobody reads. A finger has tapped or swiped by now.
if (scrollY || matchMedia('(hover: none)').matches) offer();
else addEventListener('scroll', offer, { once: true });
