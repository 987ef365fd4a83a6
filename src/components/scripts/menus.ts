/** Selector of open menus and the open search box. They are `<details>` elements. */
const OPEN = 'details:is(.menu,.search)[open]';

/** Closes every menu, and the drawer, that does not contain the target of a click. */
export function closeMenus(target: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!menu.contains(target)) menu.open = false;
  }
  // The content fills the drawer, so a click on the drawer itself is outside. For browsers without `closedby`.
  if (target.matches('.drawer')) (target as HTMLDialogElement).close();
}

// Escape closes the open menu and moves the focus back to its `<summary>`.
addEventListener('keydown', ({ key }) => {
  const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>(OPEN);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// The search field gets the focus when its box opens, and is emptied when the box closes.
document.addEventListener(
  'toggle',
  ({ target }) => {
    const box = target as HTMLDetailsElement;
    const input = box.querySelector<HTMLInputElement>('.search input');
    if (!input) return;
    if (box.open) input.focus();
    else input.value = '';
  },
  true,
);
