/** The bar that offers a page in another language: see offer-language.ts, which imports this file. */
import { barTexts } from '#/site/messages/language-bar.ts';

/** What the bar must not cover. Cards may scroll under it. */
const CONTROLS =
  'main :is(button, summary, input, .button, .toggle, .chips, .chip, .section-head a), .footer :is(a, button)';

/** Shows the bar at the page's foot. `link` leads to the page in the offered language. */
export function show(link: HTMLAnchorElement): void {
  // The foot of the feed has its controls.
  if (document.querySelector('.header-floating')) return;
  localStorage.offered = 1;
  const { hreflang } = link;
  const { sentence, accept, refuse } = barTexts[hreflang as keyof typeof barTexts];
  const dir = hreflang === 'ur' ? 'rtl' : 'ltr';
  const bar = make('div', { className: 'offer', role: 'status', lang: hreflang, dir });
  const close = () => {
    bar.remove();
    padFoot('');
  };
  const href = link.getAttribute('href');
  const className = 'chip chip-watch';
  const parts = [
    make('p', { textContent: sentence }),
    make('a', { textContent: accept, className, href, hreflang }),
    make('button', { textContent: refuse, className, type: 'button', onclick: close }),
  ];
  document.body.append(bar);
  // Screen readers announce only what is added to an existing status.
  requestAnimationFrame(() => {
    bar.append(...parts);
    padFoot('9rem');
    stepAside(bar);
  });
}

/** Makes an element with these properties. */
function make(name: string, properties: object): HTMLElement {
  return Object.assign(document.createElement(name), properties);
}

/** Sets how far from the page's foot focused content is scrolled. */
function padFoot(length: string): void {
  document.documentElement.style.scrollPaddingBlockEnd = length;
}

/** Moves the bar to the page's end while it would cover a control. */
function stepAside(bar: HTMLElement): void {
  const covered = new Set<Element>();
  const note = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      covered[isIntersecting ? 'add' : 'delete'](target);
    }
    bar.style.position = covered.size > 0 ? 'static' : '';
  };
  const rootMargin = `${bar.offsetHeight - innerHeight}px 0px 0px`;
  const watch = new IntersectionObserver(note, { rootMargin });
  for (const control of document.querySelectorAll(CONTROLS)) watch.observe(control);
}
