/**
 * Applies the theme that the visitor chose, which overrides the system's. Runs in the head of every
 * page, before the first paint. Runs again when the page is shown again and when another tab
 * changes the theme.
 */
export {};

const { dataset } = document.documentElement;
const apply = () => {
  try {
    const { theme } = localStorage;
    if (/^(dark|light)$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
  } catch {}
};
apply();
self.onpageshow = self.onstorage = apply;
