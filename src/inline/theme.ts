/**
 * Runs in the head of every page, before the first paint: applies the theme that the visitor chose, which
 * wins over the system's. It looks again when the page comes back and when another tab has chosen.
 */
export default function applyTheme(): void {
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
}
