/**
 * Adds a watchlist button to each title's card that comes near the screen, in the space of its caption, so that
 * nothing moves. One delegated listener handles all of them.
 */
import type { Language } from '#/contract/language.ts';
import { fill } from '#/lib/fill.ts';
import { loadWatchlist } from '#/site/messages/watchlist/texts.ts';
import { inEnglish } from '#/site/paths.ts';
import { $history } from '#/stores/history.ts';
import { sayOutcome } from '#/stores/notice.ts';
import { $watchlist, toggleTitle, updateTitle } from '#/stores/watchlist.ts';
import css from '../../../styles/watchlist.scss?inline';
import { playsIn, titleOnCard } from './card-title.ts';

const CARDS = 'main .card:not(.entry, .list)';
/** Cards get their buttons a little before they come into view. */
const rootMargin = '200px';

/** In a browser without constructed style sheets, cards get no button. */
const canStyle = 'adoptedStyleSheets' in document;
if (canStyle) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

// These islands need the styles, and home's also needs something to show.
const waiting =
  $history.get().length > 0 ? '.watchlist-button, #continue-watching' : '.watchlist-button';
for (const element of document.querySelectorAll(waiting))
  element.closest('astro-island')?.dispatchEvent(new Event('island:wake'));

const language = document.documentElement.lang as Language;
const { watchlist: texts } = await loadWatchlist[language]();

const near = new IntersectionObserver(
  (entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of seen) near.unobserve(target);
    makeRoom(seen.flatMap(({ target }) => addButton(target) ?? []));
    show();
  },
  { rootMargin },
);

/** Watches the cards of the page that have no button yet. */
function watch(): void {
  for (const card of document.querySelectorAll(CARDS))
    if (!card.querySelector('.keep-button')) near.observe(card);
}

/** Adds the button to a card; null if its title has no page. */
function addButton(card: Element): HTMLButtonElement | null {
  const link = card.querySelector<HTMLAnchorElement>(':scope > a');
  const title = link && titleOnCard(link);
  if (!title || card.querySelector('.keep-button')) return null;
  const label = fill(texts.add, { title: title.names[0]?.[1] ?? '' });
  const button = document.createElement('button');
  Object.assign(button, {
    type: 'button',
    className: 'keep-button',
    ariaLabel: label,
    title: label,
  });
  button.dataset.path = title.path;
  const sign = document.createElement('i');
  sign.className = 'bookmark';
  button.append(sign);
  link.after(button);
  return button;
}

/** Fills the bookmarks of the titles in the watchlist. */
function show(): void {
  const listed = new Set($watchlist.get().map(({ path }) => path));
  for (const button of document.querySelectorAll<HTMLElement>('.keep-button'))
    button.ariaPressed = `${listed.has(button.dataset.path ?? '')}`;
}

function press({ target }: Event): void {
  const link = (target as Element).closest('.keep-button')?.previousElementSibling;
  const title = link && titleOnCard(link as HTMLAnchorElement);
  if (title) sayOutcome(toggleTitle({ ...title, at: Date.now() }), texts);
}

const { plays } = document.querySelector<HTMLElement>('.page')?.dataset ?? {};
if (plays !== undefined) updateTitle(inEnglish(location.pathname), { plays: playsIn(plays) });

if (canStyle) {
  watch();
  const main = document.querySelector('main');
  if (main) new MutationObserver(watch).observe(main, { childList: true, subtree: true });
  document.addEventListener('click', press);
  $watchlist.listen(show);
}

// Shortens the captions of cards where a button would cover their text.

/** Ends each covered text before the button's bookmark, and clamps it to the lines that it has. */
function makeRoom(buttons: readonly HTMLButtonElement[]): void {
  const covered = buttons.flatMap((button) => {
    const sign = button.firstElementChild?.getBoundingClientRect();
    const texts = [
      ...(button.previousElementSibling?.querySelectorAll('.card-title, .card-note') ?? []),
    ];
    return sign ? texts.flatMap((text) => linesUnder(text as HTMLElement, sign) ?? []) : [];
  });
  for (const { text, lines } of covered) {
    text.classList.add('caption-room');
    text.style.webkitLineClamp = `${lines}`;
  }
}

/** Returns a text with the number of its lines; null if the sign covers none of them. */
function linesUnder(text: HTMLElement, sign: DOMRect): { text: HTMLElement; lines: number } | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { bottom: end } = text.getBoundingClientRect();
  // Lines that are clamped away have boxes, too.
  const rects = [...range.getClientRects()].filter(
    ({ width, top, bottom }) => width > 0 && (top + bottom) / 2 < end,
  );
  const touches = ({ left, right, top, bottom }: DOMRect) =>
    left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top;
  return rects.some(touches) ? { text, lines: countLines(rects) } : null;
}

/** Counts the lines of boxes. One line may have several boxes, as where the script changes. */
function countLines(rects: readonly DOMRect[]): number {
  const middles = rects.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
  const height = Math.min(...rects.map(({ height }) => height));
  return middles.filter((y, at) => at === 0 || y - (middles[at - 1] ?? 0) > height / 2).length;
}
