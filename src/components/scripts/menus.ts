/** Selector of open menus and the open search box. They are `<details>` elements. */
const OPEN = 'details:is(.menu,.search)[open]';

/** Closes every menu, and the drawer, that does not contain the target of a click. */
export function closeMenus(target: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!menu.contains(target)) menu.open = false;
  }
  // Its content fills the drawer: what was pressed lies outside. For browsers without `closedby`.
  if (target.matches('.drawer')) (target as HTMLDialogElement).close();
}

// Escape closes the open menu and moves the focus back to its `<summary>`.
addEventListener('keydown', ({ key }) => {
  const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>(OPEN);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// The search box's field takes the focus when the box opens, and is emptied when it closes.
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
