// Runs before the first paint, inline in every page: the theme that was chosen here, which wins over
// the system's. It may be another when the page comes back, and when another tab has chosen.
const { dataset } = document.documentElement;
const choose = () => {
  try {
    const { theme } = localStorage;
    if (/^(dark|light)$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
  } catch {}
};
choose();
self.onpageshow = self.onstorage = choose;
