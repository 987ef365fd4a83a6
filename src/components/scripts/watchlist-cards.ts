/**
 * Adds a watchlist button to each title's card that comes near the screen, in the space that captions leave for it
 * (styles/components/_card.scss), so that nothing moves. One delegated listener handles all of them.
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
    for (const { target } of seen) {
      near.unobserve(target);
      addButton(target);
    }
    show();
  },
  { rootMargin },
);

/** Watches the cards of the page that have no button yet. */
function watch(): void {
  for (const card of document.querySelectorAll(CARDS))
    if (!card.querySelector('.keep-button')) near.observe(card);
}

/** Adds the button to a card, unless its title has no page. */
function addButton(card: Element): void {
  const link = card.querySelector<HTMLAnchorElement>(':scope > a');
  const title = link && titleOnCard(link);
  if (!title || card.querySelector('.keep-button')) return;
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
