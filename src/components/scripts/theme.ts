/**
 * Sets the theme in the head, before the first paint: the stored choice, else the system's. Handles presses on toggles
 * whose islands have not hydrated, as src/stores/theme.ts does.
 *
 * It writes a `theme-color` only if it changes: writing it again delays the first paint.
 */
export {};

const root = document.documentElement;
const { dataset } = root;
const system = matchMedia('(prefers-color-scheme: dark)');

function show(): void {
  for (const meta of document.getElementsByName('theme-color') as NodeListOf<HTMLMetaElement>) {
    const colour = /dark/.test(dataset.theme ?? meta.media) ? '#121212' : '#FFFFFF';
    if (meta.content !== colour) meta.content = colour;
  }
}

function apply(): void {
  try {
    const { theme } = localStorage;
    if (/^(dark|light)$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
  } catch {}
  show();
}

apply();
for (const type of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(type, apply);
system.onchange = show;
new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] });
addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('[ssr] .theme-toggle')) return;
  const isDark = dataset.theme ? dataset.theme === 'dark' : system.matches;
  dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.theme = dataset.theme;
  } catch {}
});
