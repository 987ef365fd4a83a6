/**
 * Gives each card of a title that comes near the screen a button, in the space of its caption: nothing
 * moves, and nothing is laid out that nobody sees.
 */
import { keepBy } from './button.ts';
import { make, texts } from './page.ts';
import { titleOnCard } from './titles.ts';

const CARDS = 'main .card:not(.entry, .list)';
/** Cards get their buttons a little before they are seen. */
const rootMargin = '200px';

/** Gives the cards of the page their buttons, also those that come later. */
export function lightCards(): void {
  const near = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of seen) near.unobserve(target);
      makeRoom(seen.flatMap(({ target }) => light(target) ?? []));
    },
    { rootMargin },
  );
  const watch = () => {
    for (const card of document.querySelectorAll(CARDS))
      if (!card.querySelector('.keep-card')) near.observe(card);
  };
  watch();
  const main = document.querySelector('main');
  if (main) new MutationObserver(watch).observe(main, { childList: true, subtree: true });
}

/** Adds the button to a card; null if the card is of no title with a page. */
function light(card: Element): HTMLButtonElement | null {
  const link = card.querySelector<HTMLAnchorElement>(':scope > a');
  const title = link && titleOnCard(link);
  if (!title || card.querySelector('.keep-card')) return null;
  const label = texts.keep(title.names[0]?.[1] ?? '');
  const button = make(
    'button',
    { type: 'button', className: 'keep-card', ariaLabel: label, title: label },
    make('i', { className: 'nuqta' }),
  );
  keepBy(button, () => ({ ...title, at: Date.now() }));
  link.after(button);
  return button;
}

/** Keeps texts off the nuqta. A text that it would cover ends before it, in as many lines as it has. */
function makeRoom(buttons: readonly HTMLButtonElement[]): void {
  const covered = buttons.flatMap((button) => {
    const sign = button.firstElementChild?.getBoundingClientRect();
    const texts = [
      ...(button.previousElementSibling?.querySelectorAll('.card-title, .card-note') ?? []),
    ];
    return sign ? texts.flatMap((text) => linesUnder(text as HTMLElement, sign) ?? []) : [];
  });
  for (const { text, lines } of covered) {
    text.classList.add('keep-room');
    text.style.webkitLineClamp = `${lines}`;
  }
}

/** Returns how many lines a text has; null if none of them reaches the sign. */
function linesUnder(text: HTMLElement, sign: DOMRect): { text: HTMLElement; lines: number } | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const touches = ({ left, right, top, bottom }: DOMRect) =>
    left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top;
  return rects.some(touches) ? { text, lines: countLines(rects) } : null;
}

/** Counts the lines of boxes: of one line there may be several, as where the script changes. */
function countLines(rects: readonly DOMRect[]): number {
  const middles = rects.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
  const height = Math.min(...rects.map(({ height }) => height));
  return middles.filter((y, at) => at === 0 || y - (middles[at - 1] ?? 0) > height / 2).length;
}
