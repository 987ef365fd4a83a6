/** Menus and the search box: `<details>` elements that close as menus do. */
const OPEN = 'details:is(.menu,.search)[open]';

/** Closes every menu that does not contain the target of a click. */
export function closeMenus(target: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (!menu.contains(target)) menu.open = false;
  }
}

/** Escape closes the open menu and moves the focus back to what opened it. */
export function closeOnEscape({ key }: KeyboardEvent): void {
  const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>(OPEN);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** The search box takes the focus when it opens, and is empty when it opens again. */
export function focusSearch(): void {
  const toggled = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches('.search')) return;
    const input = target.querySelector('input');
    if (!input) return;
    if (target.open) input.focus();
    else input.value = '';
  };
  document.addEventListener('toggle', toggled, true);
}
