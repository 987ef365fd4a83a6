/** The buttons that switch the theme. On load, theme.ts applies the theme. */
const root = document.documentElement;
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);

/** Shows the theme on its buttons. */
const show = () => {
  for (const button of document.querySelectorAll('.theme-toggle')) {
    button.ariaPressed = `${isDark()}`;
  }
};
show();
for (const type of ['pageshow', 'storage']) addEventListener(type, show);
prefersDark.addEventListener('change', show);

/** Switches to the other theme and stores the choice for later pages. */
export function toggleTheme(): void {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {}
  show();
}
