// Runs at the end of every page: its theme's buttons, and what the browser's own menus lack.
import { isPlainClick } from '#/lib/plain-click.ts';

const root = document.documentElement;
const MENUS = 'details:is(.menu,.search)[open]';
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);
// The theme itself is theme.js's, which has heard of these before.
const show = () => {
  for (const button of document.querySelectorAll('.theme-toggle'))
    button.ariaPressed = String(isDark());
};
show();
for (const type of ['pageshow', 'storage']) addEventListener(type, show);
prefersDark.addEventListener('change', show);

addEventListener('click', (event) => {
  const { target } = event;
  if (target.closest('.theme-toggle')) {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem('theme', root.dataset.theme);
    } catch {}
    show();
  }
  // A menu closes when something else is pressed.
  for (const menu of document.querySelectorAll(MENUS)) {
    if (!menu.contains(target)) menu.open = false;
  }
  const link = target.closest('a[href]');
  if (!link) return;
  if ('say' in link.dataset) {
    // What a link would say on a page of its own is said, and announced, in this one.
    event.preventDefault();
    document.getElementById(link.dataset.sayIn).textContent = link.dataset.say;
  }
  // A card that leads away looks pressed until the next page is there.
  if (!event.defaultPrevented && isPlainClick(event)) link.dataset.pressed = '';
});
// Back may bring this page as it was left.
addEventListener('pageshow', () => {
  for (const link of document.querySelectorAll('[data-pressed]')) delete link.dataset.pressed;
});

addEventListener('keydown', (event) => {
  const menu = event.key === 'Escape' && document.querySelector(MENUS);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary').focus();
});

// The search box takes the focus when it opens and is empty when it opens again.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!target.matches('.search')) return;
    const input = target.querySelector('input');
    if (target.open) input.focus();
    else input.value = '';
  },
  true,
);

// A page whose address says that its dialog is open arrives with it open: it becomes modal. Until
// its island is there, closing it leaves for the page without it.
const dialog = document.querySelector('.player[open]');
if (dialog) {
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.addEventListener('close', () => {
    if (!('live' in dialog.dataset)) location.replace(dialog.querySelector('.player-close').href);
  });
}

// The poster of a card grows into the poster of its page, and shrinks back: the one picture that
// leads there takes the name that the page's own poster has in the style sheet. (Such a page is shown
// when its head is there: see ShownWithHead.astro.)
const named = async (url, transition) => {
  if (!url || !transition) return;
  const { pathname } = new URL(url);
  const cards = document.querySelectorAll(`a[href="${CSS.escape(pathname)}"] .picture`);
  const seen = [...cards].find((card) => card.getBoundingClientRect().bottom > 0);
  if (!seen || document.querySelector('#head')) return;
  seen.style.viewTransitionName = 'poster';
  await transition.finished.catch(() => {});
  seen.style.viewTransitionName = '';
};
addEventListener('pageswap', (event) => named(event.activation?.entry?.url, event.viewTransition));
addEventListener('pagereveal', (event) =>
  named(globalThis.navigation?.activation?.from?.url, event.viewTransition),
);

// Where a pointer hovers over a link before it presses, there is time to render the page behind it.
addEventListener('DOMContentLoaded', () => {
  const rules = document.querySelector('script[type=speculationrules]');
  if (!rules || !matchMedia('(hover: hover)').matches) return;
  const more = document.createElement('script');
  more.type = rules.type;
  more.textContent = rules.textContent.replace('prefetch', 'prerender');
  document.head.append(more);
});

// A picture that can not be had leaves the placeholder, not a broken sign.
const lose = (img) => {
  img.closest('.picture')?.classList.add('picture-empty');
  // An island that wakes later is to find what the server wrote.
  if (img.closest('astro-island')) img.style.opacity = 0;
  else img.remove();
};
for (const img of document.querySelectorAll('img')) {
  if (img.complete && !img.naturalWidth) lose(img);
}
document.addEventListener(
  'error',
  ({ target }) => {
    if (target.tagName === 'IMG') lose(target);
  },
  true,
);
