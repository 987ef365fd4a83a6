/**
 * The theme that the page shows: the visitor's choice in `data-theme` of the root element, else the
 * system's. The script in the head (src/components/scripts/theme.ts) writes the stored choice there,
 * also when another tab changes it, and gives the browser's bars the theme's colour.
 */
import { atom, onMount } from 'nanostores';

export type Theme = 'dark' | 'light';

/** The server does not know the theme, and renders the light one. */
export const $theme = atom<Theme>('light');

onMount($theme, () => {
  if (!('document' in globalThis)) return undefined;
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const read = () =>
    $theme.set((root.dataset.theme as Theme) ?? (system.matches ? 'dark' : 'light'));
  const observer = new MutationObserver(read);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  system.onchange = read;
  read();
  return () => {
    observer.disconnect();
    system.onchange = null;
  };
});

/** Switches the theme, and stores it as the visitor's choice. */
export function toggleTheme(): void {
  const theme = $theme.get() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.theme = theme;
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
