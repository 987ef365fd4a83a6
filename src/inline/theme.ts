/**
 * The theme: the visitor's choice, else the system's. Runs in the head of every page, before the
 * first paint. The buttons that switch it work while the rest of the page is still on its way.
 */
export {};

const { dataset } = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (dataset.theme ? dataset.theme === 'dark' : system.matches);

/** Takes the stored choice. */
const take = () => {
  try {
    const { theme } = localStorage;
    if (/^(dark|light)$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
  } catch {}
};

/**
 * Shows the theme on its buttons, and gives its colour to the browser's own bars. Until the visitor
 * chooses, each colour is the one of its scheme: to write a colour again takes milliseconds.
 */
const show = () => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    const colour = (dataset.theme ?? meta.media).includes('dark') ? '#121212' : '#FFFFFF';
    if (meta.content !== colour) meta.content = colour;
  }
  for (const button of document.querySelectorAll('.theme-toggle')) {
    button.ariaPressed = `${isDark()}`;
  }
};

// The first paint needs the choice alone. It may change while the page is away, or in another tab.
take();
for (const type of ['DOMContentLoaded', 'pageshow', 'storage']) {
  addEventListener(type, () => {
    take();
    show();
  });
}
system.onchange = show;

addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('.theme-toggle')) return;
  dataset.theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.theme = dataset.theme;
  } catch {}
  show();
});
