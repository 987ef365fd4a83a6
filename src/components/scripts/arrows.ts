/**
 * Moves the focus between cards with the arrow keys.
 * Each card stays a tab stop, and an arrow key that leads to no card scrolls the page.
 */
import { nearestBox } from './nearest-box.ts';

const CARDS = 'main :is(.card, .search-page-hits > li) > a';

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const card = event.target as Element;
  if (ctrlKey || metaKey || shiftKey || altKey || defaultPrevented || !card.matches(CARDS)) return;
  const cards = [...document.querySelectorAll<HTMLElement>(CARDS)];
  const boxes = cards.map((one) => one.getBoundingClientRect());
  const next = cards[nearestBox(key, card.getBoundingClientRect(), boxes)];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  // Only as far as needed, and below the sticky header.
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
