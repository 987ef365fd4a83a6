/**
 * The theme: the visitor's choice, else the system's. Runs in the head of every page, before the
 * first paint. The buttons that switch it work while the rest of the page is still on its way.
 */
export {};

const { dataset } = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
let dark: boolean;

/**
 * Shows the theme on its buttons, and gives its colour to the browser's own bars. Until the visitor
 * chooses, each colour is that of its scheme: a colour that is written again delays the first paint.
 */
const show = () => {
  dark = dataset.theme ? dataset.theme === 'dark' : system.matches;
  for (const meta of document.getElementsByName('theme-color') as NodeListOf<HTMLMetaElement>) {
    const colour = /dark/.test(dataset.theme ?? meta.media) ? '#121212' : '#FFFFFF';
    if (meta.content !== colour) meta.content = colour;
  }
  for (const button of document.querySelectorAll('.theme-toggle')) button.ariaPressed = `${dark}`;
};

/** Takes the stored choice: when the page comes or comes back, and when another tab changes it. */
const apply = () => {
  try {
    const { theme } = localStorage;
    if (/^(dark|light)$/.test(theme)) dataset.theme = theme;
    else delete dataset.theme;
  } catch {}
  show();
};
apply();
for (const type of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(type, apply);
system.onchange = show;

addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('.theme-toggle')) return;
  dataset.theme = dark ? 'light' : 'dark';
  try {
    localStorage.theme = dataset.theme;
  } catch {}
  show();
});
