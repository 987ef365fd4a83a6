/** The bar that offers a page in another language: see offer.ts, which fetches it. */
import { offers } from '#/messages/offers.ts';

/** What the bar steps aside for. Cards scroll under it, and out again. */
const CONTROLS =
  'main :is(button, summary, input, .button, .toggle, .chips, .chip, .section-head a), .footer :is(a, button)';

/** Shows the bar at the page's foot. `link` leads to the page in the offered language. */
export function show(link: HTMLAnchorElement): void {
  localStorage.offered = 1;
  const { sentence, accept, refuse } = offers[link.hreflang as keyof typeof offers];
  const bar = document.createElement('div');
  Object.assign(bar, { className: 'offer', role: 'status', lang: link.hreflang });
  bar.dir = link.hreflang === 'ur' ? 'rtl' : 'ltr';
  document.body.append(bar);
  const text = document.createElement('p');
  text.textContent = sentence;
  const open = document.createElement('a');
  Object.assign(open, {
    className: 'chip',
    href: link.getAttribute('href'),
    hreflang: link.hreflang,
  });
  open.textContent = accept;
  const close = document.createElement('button');
  Object.assign(close, { type: 'button', className: 'chip', onclick: () => bar.remove() });
  close.textContent = refuse;
  // A screen reader says what comes into a status that is there.
  requestAnimationFrame(() => {
    bar.append(text, open, close);
    stepAside(bar);
  });
}

/** Hides the bar while it would cover a control. */
function stepAside(bar: HTMLElement): void {
  const covered = new Set<Element>();
  const note = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      covered[isIntersecting ? 'add' : 'delete'](target);
    }
    bar.classList.toggle('aside', covered.size > 0);
  };
  const rootMargin = `${bar.offsetHeight - innerHeight}px 0px 0px`;
  const watch = new IntersectionObserver(note, { rootMargin });
  for (const control of document.querySelectorAll(CONTROLS)) watch.observe(control);
}
